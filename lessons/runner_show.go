package lessons

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// Prompt says what to do now.
func (r *Runner) Prompt() string {
	prompt := r.exercise.prompt(r.turn)
	if piece := r.Hand(); piece != chess.NoPiece {
		return joinText(prompt, "Place: the "+words.Piece(piece)+".")
	}
	if m, ok := r.writing(); ok && m.Promotion != chess.NoPieceType {
		return joinText(prompt, "The pawn becomes a "+words.PieceType(m.Promotion)+".")
	}
	return prompt
}

// Shapes are the circles and arrows for the position on the board: those of the script, and those that a question is about.
func (r *Runner) Shapes() []Shape {
	var shapes []Shape
	if goal, ok := r.exercise.Goal.(pointing); ok {
		shapes = goal.points()
	}
	if m, ok := r.writing(); ok {
		shapes = arrowed(m)
	}
	if r.at != nil {
		shapes = append(shapes, r.at.Shapes...)
	}
	return shapes
}

// Pointed is the move that is asked about and shown by an arrow, false where there is none.
func (r *Runner) Pointed() (chess.Move, bool) {
	goal, ok := r.exercise.Goal.(pointing)
	if !ok {
		return r.writing()
	}
	for _, s := range goal.points() {
		if s.Kind == ShapeArrow {
			return chess.Move{From: s.From, To: s.Square}, true
		}
	}
	return chess.Move{}, false
}

// HasHint reports whether Hint would open one.
func (r *Runner) HasHint() bool {
	return r.state == StateLearner && r.opened[r.turn] < r.HintCount()
}

// HintCount is how many hints this turn has, opened or not.
func (r *Runner) HintCount() int { return len(r.turn.Hints) }

// Hint opens the next hint; false where none is left.
func (r *Runner) Hint() (string, bool) {
	if !r.HasHint() {
		return "", false
	}
	r.opened[r.turn]++
	return r.turn.Hints[r.opened[r.turn]-1], true
}

// Hints are those opened for this turn, in order.
func (r *Runner) Hints() []string { return r.turn.Hints[:r.opened[r.turn]] }

// HasSolution reports whether Solution, SolutionChoice or SolutionSquare has something to show, and costs nothing.
func (r *Runner) HasSolution() bool {
	return r.state == StateLearner && (!r.exercise.playsLine() || r.nextCall() != nil || r.hasNext())
}

// Solution is the move that leads on from here, for "show me": the script's, or, where it lists none, one found by search.
// Asking for it leaves one star; false where none is needed.
func (r *Runner) Solution() (chess.Move, bool) {
	if !r.HasSolution() || r.exercise.Asks() != AsksMove || r.nextCall() != nil {
		return chess.Move{}, false
	}
	r.shown = true
	m, ok := r.next()
	if _, against := r.owed(m); ok && against {
		r.forgetTouched() // or what is shown could not be played
	}
	return m, ok
}

// Mover is where the move of Solution starts, NoSquare where there is none. It is less than the solution and
// costs nothing by itself.
func (r *Runner) Mover() chess.Square {
	if r.exercise.Asks() == AsksMove && r.nextCall() == nil {
		if m, ok := r.next(); ok {
			return m.From
		}
	}
	return chess.NoSquare
}

// Tally says how much of the exercise is done: "2 of 4 stars, 3 moves, fewest 4", or of the squares "3 of 8". It is "" where
// nothing is counted.
func (r *Runner) Tally() string {
	if goal, ok := r.tapped(); ok {
		return goal.tally(r)
	}
	t, ok := r.task()
	if !ok {
		return ""
	}
	start, now := standAfter(t, r.game, 0), r.stand(t)
	total := t.left(&start)
	text := t.tally(total-t.left(&now), total)
	if !t.hasPar() {
		return text
	}
	text += ", " + number(now.moves, "move")
	if r.work.par > 0 {
		text += ", fewest " + strconv.Itoa(r.work.par)
	}
	return text
}

// next is the move that leads on from here; false where none is known.
func (r *Runner) next() (chess.Move, bool) {
	if _, ok := r.task(); ok {
		if r.at != nil && r.at.Main() != nil {
			return r.at.Main().Move, true
		}
		if ahead := r.work.moves(); len(ahead) > 0 {
			return ahead[0], true
		}
		return chess.Move{}, false
	}
	if main := r.turn.Main(); main != nil {
		return main.Move, true
	}
	if s, ok := r.exercise.Goal.(solver); ok {
		p := r.game.Position()
		return s.solve(&p)
	}
	return chess.Move{}, false
}

// hasNext reports whether next knows a move.
func (r *Runner) hasNext() bool {
	_, ok := r.next()
	return ok
}
