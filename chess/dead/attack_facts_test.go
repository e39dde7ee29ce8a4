package dead

import (
	"math/rand/v2"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// Attacks the facts of the static analysis one by one, also where they do not amount to a verdict: on changed positions,
// games of random moves are played, and in each position every legal move is held against the facts.
//
// In full, which takes about ten minutes:
//
//	TOUCHMOVE_ATTACK=100000 nice go test ./chess/dead -run TestAttackFacts -v -timeout 12h
func TestAttackFacts(t *testing.T) {
	wanted := setting(t, "TOUCHMOVE_ATTACK", 300)
	r := rand.New(rand.NewPCG(uint64(setting(t, "TOUCHMOVE_ATTACK_SEED", 1)), 1))
	seeds := wallPositions(t)
	moves, excused := 0, 0
	for n := 0; n < wanted; {
		p, ok := mutation(t, seeds, r)
		if !ok || !hasMove(&p) {
			continue
		}
		n++
		for _, f := range allFacts(&p) {
			for range 4 {
				w := walk{t: t, start: p, facts: f, position: p, r: r}
				w.place()
				w.play(60)
				moves += w.moves
				excused += w.excused
			}
			if t.Failed() {
				return
			}
		}
	}
	t.Logf("%d positions, %d moves agree with the facts, %d of them because they end the game", wanted, moves, excused)
}

// allFacts returns the facts for either winner, those for both, and those that know of held men.
func allFacts(p *chess.Position) (all []*facts) {
	for c := chess.White; c <= chess.Black; c++ {
		var plainFacts, heldFacts facts
		plainFacts.start(p, c, true)
		heldFacts.start(p, c, true)
		var held []heldMan
		for b := p.Occupied() &^ bit(p.King(chess.White)) &^ bit(p.King(chess.Black)); b != 0; b &= b - 1 {
			if attacks, ok := heldUntilTaken(p, c, b.First(), held); ok {
				held = append(held, heldMan{b.First(), attacks})
			}
		}
		heldFacts.hold(held)
		all = append(all, &plainFacts, &heldFacts)
	}
	var both facts
	both.start(p, chess.White, false)
	all = append(all, &both)
	for _, f := range all {
		for f.grow() {
		}
	}
	return all
}

// walk is a game of random moves from a position of which facts are known.
type walk struct {
	t              *testing.T
	start          chess.Position
	facts          *facts
	position       chess.Position
	men            [64]*man // who stands where now
	r              *rand.Rand
	moves, excused int
}

func (w *walk) place() {
	for i := range w.facts.count {
		m := &w.facts.men[i]
		w.men[m.home] = m
	}
}

func (w *walk) play(plies int) {
	for range plies {
		moves := w.position.LegalMoves()
		if len(moves) == 0 {
			return
		}
		w.checkGuards()
		for _, m := range moves {
			w.check(m)
		}
		m := moves[w.r.IntN(len(moves))]
		if taken := w.position.Captured(m); taken != chess.NoSquare {
			w.men[taken] = nil
		}
		w.men[m.To], w.men[m.From] = w.men[m.From], nil
		w.position = w.position.After(m)
	}
}

// check holds a legal move against the facts. If they left it out, it must end the game without a mate by the winner.
func (w *walk) check(m chess.Move) {
	w.moves++
	f, mover := w.facts, w.men[m.From]
	next := w.position.After(m)
	mate := next.IsCheckmate()
	fault := ""
	switch {
	case !mover.reach.Has(m.To):
		fault = "goes where it never goes"
	case m.Promotion != chess.NoPieceType && !mover.promotes:
		fault = "promotes"
	}
	if taken := w.position.Captured(m); taken != chess.NoSquare {
		switch {
		case !w.men[taken].taken:
			fault = "takes what is never taken"
		case !mover.takes.Has(m.To):
			fault = "takes where it never takes"
		}
	}
	byWinner := mate && next.Turn() != f.winner
	if fault != "" && f.ends && !hasMove(&next) && !byWinner {
		w.excused++
		fault = ""
	}
	if !mover.movable && !mover.held {
		fault = "moves though it never does"
	}
	if byWinner && f.ends && !f.mayMate() {
		fault = "mates"
	}
	if fault != "" {
		w.t.Errorf("%s, winner %v, ends %v: after %s the %v from %v %s with %v",
			w.start.FEN(), f.winner, f.ends, w.position.FEN(), mover.piece, mover.home, fault, m)
	}
}

// checkGuards looks whether all squares that are attacked for ever are attacked now, and none that never is.
func (w *walk) checkGuards() {
	for c := chess.White; c <= chess.Black; c++ {
		for b := w.facts.guards[c]; b != 0; b &= b - 1 {
			if w.position.AttackersTo(b.First(), c) == 0 {
				w.t.Errorf("%s: in %s %v does not attack %v", w.start.FEN(), w.position.FEN(), c, b.First())
			}
		}
	}
	for s := chess.A1; s <= chess.H8; s++ {
		m := w.men[s]
		if m == nil || m.is(chess.King) {
			continue
		}
		if extra := chess.AttacksFrom(w.position.PieceAt(s), s, w.position.Occupied()) &^ m.attacks; extra != 0 {
			w.t.Errorf("%s: in %s the man on %v attacks %v", w.start.FEN(), w.position.FEN(), s, extra.Squares())
		}
	}
}
