package lessons

import (
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// chooseSAN asks how a move is written.
type chooseSAN struct{ move chess.Move }

func (c chooseSAN) String() string  { return "choose san " + c.move.String() }
func (chooseSAN) hidesCheck() bool  { return false }
func (c chooseSAN) points() []Shape { return arrowed(c.move) }

func (c chooseSAN) misfit(g *chess.Game) string {
	p := g.Position()
	if !p.IsLegal(c.move) {
		return "The move " + c.move.String() + " is not legal."
	}
	return ""
}

func (c chooseSAN) right(g *chess.Game) string {
	if c.misfit(g) != "" {
		return ""
	}
	p := g.Position()
	return p.SAN(c.move)
}

// choices are the right way and three wrong ones, in the order of the alphabet.
func (c chooseSAN) choices(g *chess.Game) []Choice {
	if c.misfit(g) != "" {
		return nil
	}
	p := g.Position()
	right := p.SAN(c.move)
	choices := []Choice{{ID: right, Label: right}}
	for _, m := range miswritten(&p, c.move) {
		if len(choices) < 4 {
			choices = append(choices, Choice{ID: m.text, Label: m.text})
		}
	}
	sortChoices(choices)
	return choices
}

func (c chooseSAN) about(g *chess.Game, id string) string {
	p := g.Position()
	for _, m := range miswritten(&p, c.move) {
		if m.text == id {
			return m.why
		}
	}
	return ""
}

func (c chooseSAN) proof(*chess.Game) Proof {
	return Proof{Tries: []Judged{{c.move, chess.Verdict{Legal: true}}}}
}

// miswriting is a wrong way to write a move, and what is wrong with it.
type miswriting struct{ text, why string }

// miswritten are wrong ways to write a legal move, each once, first what people really get wrong.
func miswritten(p *chess.Position, m chess.Move) []miswriting {
	w := sanParts(p, m)
	var all []miswriting
	switch {
	case w.castling:
		all = w.castlings(p, m)
	case w.letter == "":
		all = w.pawns(p, m)
	default:
		all = w.pieces(p, m)
	}
	var kept []miswriting
	for _, c := range all {
		if c.text != w.whole && !slices.ContainsFunc(kept, func(k miswriting) bool { return k.text == c.text }) {
			kept = append(kept, c)
		}
	}
	return kept
}

// written is a move in standard algebraic notation, taken apart.
type written struct {
	whole, core string // core is without the sign for check
	castling    bool
	letter      string // "N", "" for a pawn
	from        string // what tells it from another piece, or a taking pawn's file: "b", "1", ""
	x           string // "x" or ""
	to          string
	promotion   string // "=Q" or ""
	sign        string // "+", "#" or ""
}

func sanParts(p *chess.Position, m chess.Move) written {
	w := written{whole: p.SAN(m), castling: isCastling(p, m), to: m.To.String()}
	w.core = strings.TrimRight(w.whole, "+#")
	w.sign = w.whole[len(w.core):]
	if w.castling {
		return w
	}
	rest, promotion, promotes := strings.Cut(w.core, "=")
	if promotes {
		w.promotion = "=" + promotion
	}
	rest = strings.TrimSuffix(rest, w.to)
	if strings.HasSuffix(rest, "x") {
		rest, w.x = strings.TrimSuffix(rest, "x"), "x"
	}
	if p.PieceAt(m.From).Type() != chess.Pawn {
		w.letter, rest = rest[:1], rest[1:]
	}
	w.from = rest
	return w
}

// signs are the wrong signs for check.
func (w written) signs() []miswriting {
	switch w.sign {
	case "+":
		return []miswriting{{w.core, "It gives check, and that is written too."}, {w.core + "#", "It is check, but not mate."}}
	case "#":
		return []miswriting{{w.core + "+", "It is more than check: it is mate, which has a sign of its own."}, {w.core, "It mates, and that is written too."}}
	}
	return []miswriting{{w.core + "+", "It gives no check, so nothing stands behind it."}}
}

func (w written) castlings(p *chess.Position, m chess.Move) []miswriting {
	other := "O-O-O"
	rook := chess.NewSquare(5, m.To.Rank())
	if w.core == other {
		other = "O-O"
		rook = chess.NewSquare(3, m.To.Rank())
	}
	all := []miswriting{
		{other + w.sign, "That is castling on the other side. Write one O for each square that the rook goes."},
		{"K" + w.to + w.sign, "That is how an ordinary move of the king is written. Castling has a sign of its own."},
		{"R" + rook.String() + w.sign, "That is how a move of the rook is written. Castling has a sign of its own."},
	}
	return append(all, w.signs()...)
}

func (w written) pawns(p *chess.Position, m chess.Move) []miswriting {
	var all []miswriting
	from := m.From.String()
	if w.promotion != "" {
		all = append(all,
			miswriting{w.from + w.x + w.to + w.sign, "What the pawn becomes is missing."},
			miswriting{w.promotion[1:] + w.x + w.to + w.sign, "A pawn moves here, not a " + words.PieceType(m.Promotion) + ". What it becomes is written last."})
	}
	if w.x != "" {
		if taken := p.Captured(m); taken != m.To {
			all = append(all, miswriting{w.from + "x" + taken.String() + w.sign, "The square the pawn lands on is written, also when it takes in passing."})
		}
		all = append(all,
			miswriting{w.to + w.promotion + w.sign, "That would be a pawn going straight ahead. This one takes."},
			miswriting{"x" + w.to + w.promotion + w.sign, "The file the pawn comes from is missing."})
	}
	if w.sign != "" {
		all = append(all, w.signs()...)
	}
	all = append(all, miswriting{"P" + w.core + w.sign, "A pawn has no letter."})
	if w.x == "" {
		all = append(all,
			miswriting{from + w.promotion + w.sign, "Where the pawn goes is written, not where it comes from."},
			miswriting{from[:1] + "x" + w.to + w.promotion + w.sign, "Nothing is taken, so there is no x."})
	} else {
		all = append(all, miswriting{w.from + w.to + w.promotion + w.sign, "It takes something, and the x for that is missing."})
	}
	return append(all, w.signs()...)
}

func (w written) pieces(p *chess.Position, m chess.Move) []miswriting {
	var all []miswriting
	name := words.PieceType(p.PieceAt(m.From).Type())
	tail := w.x + w.to + w.sign
	if w.from != "" {
		all = append(all, miswriting{w.letter + tail, "Another " + name + " could go there too, so it must say which one."})
		for _, s := range (p.Pieces(p.Turn(), p.PieceAt(m.From).Type()) &^ (1 << m.From)).Squares() {
			if other := (chess.Move{From: s, To: m.To}); p.IsLegal(other) {
				if o := sanParts(p, other); o.from != w.from {
					all = append(all, miswriting{w.letter + o.from + tail, "That is the other " + name + "."})
				}
			}
		}
	}
	if w.x != "" {
		all = append(all, miswriting{w.letter + w.from + w.to + w.sign, "It takes something, and the x for that is missing."})
	}
	if w.sign != "" {
		all = append(all, w.signs()...)
	}
	if w.letter == "N" {
		all = append(all, miswriting{"K" + w.from + tail, "K is the king. A knight is written N."})
	}
	all = append(all, miswriting{w.from + tail, "The letter of the piece is missing. Without one a pawn moves."})
	if w.x == "" {
		all = append(all, miswriting{w.letter + w.from + "x" + w.to + w.sign, "Nothing is taken, so there is no x."})
	}
	all = append(all, miswriting{w.letter + m.From.String() + w.sign, "Where the piece goes is written, not where it comes from."})
	return append(all, w.signs()...)
}
