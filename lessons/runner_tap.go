package lessons

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
)

// Tap answers a square, where these are asked for. A wrong one costs, the first time.
func (r *Runner) Tap(s chess.Square) Answer {
	goal, asked := r.exercise.Goal.(finding)
	placing, placed := r.exercise.Goal.(place)
	switch {
	case r.state == StateSolved:
		return r.answer(VerdictDone, titleSolved, "")
	case placed && s < chess.NoSquare:
		return r.put(placing, s)
	case !asked || s >= chess.NoSquare:
		return r.answer(VerdictOther, titleNoSquare, sayNoSquare)
	case r.found.Has(s):
		return r.answer(VerdictOther, titleFound, sayFound)
	}
	squares := goal.squares(r.game)
	if !squares.Has(s) {
		return r.missed(goal, s)
	}
	r.found |= 1 << s
	if r.found != squares {
		return r.answer(VerdictGood, titleRight, r.foundTally(goal)+".")
	}
	return r.foundAll(goal)
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
	} else if r.tried[s.String()] == "" {
		r.tried[s.String()] = "wrong"
		r.wrong++
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
		r.tried[choiceNoSquare] = "right"
		return r.foundAll(goal)
	}
	if r.tried[choiceNoSquare] == "" {
		r.tried[choiceNoSquare] = "wrong"
		r.wrong++
	}
	text := r.turn.reply(choiceNoSquare)
	if text == "" {
		text = sayThereIsOne
	}
	return r.answer(VerdictWrong, titleWrong, text)
}

// Found are the squares found so far.
func (r *Runner) Found() chess.Bitboard { return r.found }

// foundTally says how many squares are found, "3 of 8". Where there may be none, it does not tell of how many: "3 found".
func (r *Runner) foundTally(goal finding) string {
	found := strconv.Itoa(r.found.Count())
	if r.exercise.offersNone() {
		return found + " found"
	}
	return found + " of " + strconv.Itoa(goal.squares(r.game).Count())
}

// SolutionSquare is one of the squares that are still to be found, or where the piece in hand belongs, for "show me"; false
// where there is none. Asking for it leaves one star.
func (r *Runner) SolutionSquare() (chess.Square, bool) {
	if r.state != StateLearner {
		return chess.NoSquare, false
	}
	square := chess.NoSquare
	switch goal := r.exercise.Goal.(type) {
	case finding:
		square = (goal.squares(r.game) &^ r.found).First()
	case place:
		p := r.game.Position()
		square = goal.missing(&p)[0]
	}
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
