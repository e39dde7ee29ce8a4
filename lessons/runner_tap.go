package lessons

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
)

// tapped is the goal of an exercise answered with squares; false for other goals.
func (r *Runner) tapped() (tapped, bool) {
	switch goal := r.exercise.Goal.(type) {
	case tapped:
		return goal, true
	case finding:
		return hunt{goal}, true
	}
	return nil, false
}

// Tap answers a square, where these are asked for. A wrong one costs, the first time.
func (r *Runner) Tap(s chess.Square) Answer {
	goal, asked := r.tapped()
	switch {
	case r.state == StateSolved:
		return r.answer(VerdictDone, titleSolved, "")
	case !asked || s >= chess.NoSquare:
		return r.answer(VerdictOther, titleNoSquare, sayNoSquare)
	}
	return goal.tap(r, s)
}

// hunt is a finding as it is played: square by square.
type hunt struct{ finding }

func (h hunt) tap(r *Runner, s chess.Square) Answer {
	if r.found.Has(s) {
		return r.answer(VerdictOther, titleFound, sayFound)
	}
	squares := h.squares(r.game)
	if !squares.Has(s) {
		return r.missed(h.finding, s)
	}
	r.found |= 1 << s
	if r.found != squares {
		return r.answer(VerdictGood, titleRight, h.tally(r)+".")
	}
	return r.foundAll(h.finding)
}

func (h hunt) next(r *Runner) chess.Square { return (h.squares(r.game) &^ r.found).First() }

// tally says how many squares are found, "3 of 8". Where there may be none, it does not tell of how many: "3 found".
func (h hunt) tally(r *Runner) string {
	found := strconv.Itoa(r.found.Count())
	if r.exercise.offersNone() {
		return found + " found"
	}
	return found + " of " + strconv.Itoa(h.squares(r.game).Count())
}

// foundAll solves the exercise.
func (r *Runner) foundAll(goal finding) Answer {
	r.state = StateSolved
	a := r.answer(VerdictDone, titleSolved, r.turn.reply(""))
	a.Proof = goal.proof(r.game)
	return a
}

func (r *Runner) missed(goal finding, s chess.Square) Answer {
	miss := goal.about(r.game, s)
	verdict, title := VerdictWrong, titleWrong
	if miss.Free {
		verdict, title = VerdictOther, titleNearly
	} else {
		r.blame(s.String())
	}
	text := r.turn.reply(s.String())
	if text == "" {
		text = joinText(miss.Text, r.turn.Default)
	}
	a := r.answer(verdict, title, text)
	a.Proof = miss.Proof
	return a
}

// noneFound answers the choice that there is nothing to find.
func (r *Runner) noneFound(goal finding) Answer {
	if goal.squares(r.game) == 0 {
		r.tried[choiceNoSquare] = triedRight
		return r.foundAll(goal)
	}
	r.blame(choiceNoSquare)
	text := r.turn.reply(choiceNoSquare)
	if text == "" {
		text = sayThereIsOne
	}
	return r.answer(VerdictWrong, titleWrong, text)
}

// Found are the squares found so far.
func (r *Runner) Found() chess.Bitboard { return r.found }

// SolutionSquare is one of the squares that are still to be found, or where the piece in hand belongs, for "show me"; false
// where there is none. Asking for it leaves one star.
func (r *Runner) SolutionSquare() (chess.Square, bool) {
	goal, asked := r.tapped()
	if !asked || r.state != StateLearner {
		return chess.NoSquare, false
	}
	square := goal.next(r)
	r.shown = r.shown || square != chess.NoSquare
	return square, square != chess.NoSquare
}

// What is said where squares are asked for.
const (
	titleNoSquare = "Tap a square"
	titleFound    = "Already found"
	titleNearly   = "Nearly"
	sayTapSquares = "Nothing moves in this exercise: tap the squares that are asked for."
	sayNoSquare   = "Name a square of the board, for instance e4."
	sayFound      = "You have found that one. Look for another."
	sayThereIsOne = "Look again: there is something to find."
	labelNoSquare = "There is none"
)
