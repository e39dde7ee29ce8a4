package lessons

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// chooseTrade asks what a capture wins when both sides go on taking on that square as long as it pays.
type chooseTrade struct{ capture chess.Move }

const (
	choiceGood = "good"
	choiceEven = "even"
	choiceBad  = "bad"
)

func (c chooseTrade) String() string  { return "choose trade " + c.capture.String() }
func (chooseTrade) hidesCheck() bool  { return false }
func (c chooseTrade) points() []Shape { return arrowed(c.capture) }

func (chooseTrade) choices(*chess.Game) []Choice {
	return []Choice{
		{ID: choiceGood, Label: "It wins something"}, {ID: choiceEven, Label: "It's an even trade"}, {ID: choiceBad, Label: "It loses something"},
	}
}

func (c chooseTrade) misfit(g *chess.Game) string {
	p := g.Position()
	if !p.IsLegal(c.capture) || p.Captured(c.capture) == chess.NoSquare {
		return "The move " + c.capture.String() + " is no legal capture."
	}
	return ""
}

func (c chooseTrade) right(g *chess.Game) string {
	if c.misfit(g) != "" {
		return ""
	}
	p := g.Position()
	switch won := trade(&p, c.capture); {
	case won > 0:
		return choiceGood
	case won < 0:
		return choiceBad
	}
	return choiceEven
}

// about counts it out.
func (c chooseTrade) about(g *chess.Game, _ string) string {
	p := g.Position()
	line := tradeLine(p, c.capture)
	text := ""
	for i, m := range line {
		if i > 0 {
			text += ", then "
		}
		taken := p.Captured(m)
		text += the(&p, m.From) + " takes " + pieceOf(&p, taken) + " (" + strconv.Itoa(worthAt(&p, taken)) + ")"
		if m.Promotion != chess.NoPieceType {
			text += " and becomes a " + words.PieceType(m.Promotion) + " (" + strconv.Itoa(worth(m.Promotion)-worth(chess.Pawn)) + " more)"
		}
		p = p.After(m)
	}
	ended := " Nothing can take back."
	if len(recaptures(&p, c.capture.To)) > 0 {
		ended = " To take once more would not pay."
	} else if len(line) > 1 {
		ended = ""
	}
	return "Count it out: " + text + "." + ended
}

func pieceOf(p *chess.Position, s chess.Square) string {
	return "the " + words.PieceType(p.PieceAt(s).Type())
}

// proof has the capture and what takes back.
func (c chooseTrade) proof(g *chess.Game) Proof {
	p := g.Position()
	proof := Proof{Tries: []Judged{{c.capture, g.Explain(c.capture)}}}
	after := p.After(c.capture)
	for _, m := range recaptures(&after, c.capture.To) {
		if attack := (Attack{m.From, m.To}); m.Promotion == chess.NoPieceType || m.Promotion == chess.Queen {
			proof.Attacks = append(proof.Attacks, attack)
		}
	}
	return proof
}

// tradeLine is how a capture goes on with the best play of both.
func tradeLine(p chess.Position, m chess.Move) []chess.Move {
	line := []chess.Move{m}
	for {
		p = p.After(m)
		best := 0
		for _, back := range recaptures(&p, m.To) {
			if won := trade(&p, back); won > best {
				best, m = won, back
			}
		}
		if best == 0 {
			return line
		}
		line = append(line, m)
	}
}

func worthAt(p *chess.Position, s chess.Square) int { return worth(p.PieceAt(s).Type()) }

// recaptures are the legal captures on a square.
func recaptures(p *chess.Position, s chess.Square) []chess.Move {
	var found []chess.Move
	for _, m := range p.LegalMoves() {
		if m.To == s && p.Captured(m) == s {
			found = append(found, m)
		}
	}
	return found
}
