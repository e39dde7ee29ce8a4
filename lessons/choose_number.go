package lessons

import (
	"slices"
	"strconv"

	"github.com/touchmove/touchmove/chess"
)

// chooseNumber asks how many legal moves the side to move has, or one of its pieces. A promotion counts once for each
// square it can happen on.
type chooseNumber struct {
	from chess.Square // NoSquare for the whole side
}

func readChooseNumber(args []string) (Goal, bool) {
	if len(args) == 0 {
		return chooseNumber{chess.NoSquare}, true
	}
	return withSquare(func(s chess.Square) Goal { return chooseNumber{s} })(args)
}

func (chooseNumber) hidesCheck() bool { return false }

func (c chooseNumber) String() string {
	if c.from == chess.NoSquare {
		return "choose number"
	}
	return "choose number " + c.from.String()
}

func (c chooseNumber) points() []Shape {
	if c.from == chess.NoSquare {
		return nil
	}
	return ringed(c.from)
}

func (c chooseNumber) misfit(g *chess.Game) string {
	if c.from != chess.NoSquare {
		return notToMove(g, c.from)
	}
	p := g.Position()
	if slices.ContainsFunc(p.LegalMoves(), func(m chess.Move) bool { return m.Promotion != chess.NoPieceType }) {
		return "A pawn can promote, so the moves can be counted both ways."
	}
	return ""
}

// steps counts from where to where the moves go that are asked about.
func (c chooseNumber) steps(moves []chess.Move) int {
	var seen []chess.Move
	for _, m := range moves {
		m.Promotion = chess.NoPieceType
		if (c.from == chess.NoSquare || m.From == c.from) && !slices.Contains(seen, m) {
			seen = append(seen, m)
		}
	}
	return len(seen)
}

func (c chooseNumber) count(g *chess.Game) int {
	p := g.Position()
	return c.steps(p.LegalMoves())
}

// unsafe counts the moves without regard to the king's safety, alone those of a single piece, no pawn, on a board without
// others; -1 where that is not asked.
func (c chooseNumber) unsafe(g *chess.Game) (unsafe, alone int) {
	p := g.Position()
	alone = -1
	if piece := p.PieceAt(c.from); piece != chess.NoPiece && piece.Type() != chess.Pawn {
		alone = chess.AttacksFrom(piece, c.from, 0).Count()
	}
	for _, s := range p.Side(p.Turn()).Squares() {
		if c.from == chess.NoSquare || c.from == s {
			unsafe += (stepsOf(&p, s) &^ p.Side(p.Turn())).Count()
		}
	}
	for _, m := range p.LegalMoves() {
		inPassing := p.Captured(m) != chess.NoSquare && p.Captured(m) != m.To
		if (c.from == chess.NoSquare || c.from == m.From) && (inPassing || isCastling(&p, m)) {
			unsafe++
		}
	}
	return unsafe, alone
}

func (c chooseNumber) right(g *chess.Game) string { return strconv.Itoa(c.count(g)) }

// choices have beside the right number those of who forgets the king's safety or the other pieces, else the next ones.
func (c chooseNumber) choices(g *chess.Game) []Choice {
	n := c.count(g)
	unsafe, alone := c.unsafe(g)
	numbers := []int{n}
	for _, other := range []int{unsafe, alone, n + 1, n - 1, n + 2, n - 2, n + 3, n + 4} {
		if len(numbers) < 4 && other >= 0 && !slices.Contains(numbers, other) {
			numbers = append(numbers, other)
		}
	}
	slices.Sort(numbers)
	var choices []Choice
	for _, n := range numbers {
		text := strconv.Itoa(n)
		choices = append(choices, Choice{ID: text, Label: text})
	}
	return choices
}

func (c chooseNumber) about(g *chess.Game, id string) string {
	said, _ := strconv.Atoi(id)
	unsafe, alone := c.unsafe(g)
	switch n := c.count(g); {
	case said < n:
		return "There are more. Go through the directions one by one, and count what can be taken too."
	case said == unsafe:
		return "Some of these would leave the king in check, so they don't count."
	case said == alone:
		return "That many would be possible on an empty board. Here something stands in the way."
	}
	return "There are fewer. Look what stands in the way, and whether the king stays safe."
}

// proof has the moves of the piece.
func (c chooseNumber) proof(g *chess.Game) Proof {
	var proof Proof
	if c.from == chess.NoSquare {
		return proof
	}
	p := g.Position()
	for _, m := range p.PieceMoves(c.from) {
		if m.Promotion == chess.NoPieceType || m.Promotion == chess.Queen {
			proof.Tries = append(proof.Tries, Judged{m, chess.Verdict{Legal: true}})
		}
	}
	return proof
}
