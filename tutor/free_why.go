package tutor

import (
	"slices"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
	"github.com/touchmove/touchmove/chess/match"
	"github.com/touchmove/touchmove/chess/words"
)

// why is what "Why?" says of a position on the free board, one thing after another.
type why struct {
	steps []whyStep // found when it is first asked
	told  []string
}

// whyStep is one thing that holds, in words and as it is drawn.
type whyStep struct {
	text  string
	marks []Mark
	// find makes the text when it comes to it, where that takes a moment. It is nil elsewhere.
	find func() string
}

// more says whether there is anything that has not been told.
func (w *why) more() bool { return w.steps == nil || len(w.told) < len(w.steps) }

// explain tells and draws the next thing that holds of the position.
func (f *free) explain() {
	if f.why.steps == nil {
		f.why.steps = f.whySteps()
	}
	if !f.why.more() {
		return
	}
	step := f.why.steps[len(f.why.told)]
	if step.find != nil {
		step.text = step.find()
	}
	f.clearAnswer()
	f.why.told = append(f.why.told, step.text)
	f.evidence, f.line = step.marks, f.holds
}

// whySteps returns all that can be said of the position. There is always something.
func (f *free) whySteps() []whyStep {
	position := f.played.Position()
	var steps []whyStep
	add := func(text string, marks []Mark) {
		if text != "" {
			steps = append(steps, whyStep{text: text, marks: marks})
		}
	}
	if f.locked != nil {
		add(sayShownOnly(f.locked), kingTaken(&position))
		return steps
	}
	if outcome := f.result.Outcome; outcome == match.Checkmate || outcome == match.Stalemate {
		return f.endSteps()
	}
	if king := position.King(position.Turn()); position.InCheck() {
		add(join(words.Check(position), words.CheckAnswers(position)), rays(position.Checkers().Squares(), king))
	}
	switch f.result.Outcome {
	case match.None:
		for _, claim := range f.result.Claims() {
			add(words.Claim(f.played, claim, f.result.Counts), nil)
		}
	case match.DeadPosition:
	default:
		add(words.ResultExact(f.played, f.result), nil)
	}
	if f.result.Outcome != match.DeadPosition {
		steps = append(steps, f.castlingSteps()...)
		for _, c := range []chess.Color{position.Turn(), position.Turn().Other()} {
			for _, pin := range position.Pins(c) {
				add(words.Pinned(position, pin), []Mark{{Kind: MarkPin, From: pin.Pinner, Via: pin.Pinned, Square: pin.King}})
			}
		}
	}
	for _, wall := range wallSteps(position) {
		add(wall.text, wall.marks)
	}
	return append(steps, whyStep{find: func() string { return sayMating(position) }})
}

// sayMating says whether the sides can still mate, by a search that may take a tenth of a second for each.
func sayMating(p chess.Position) string {
	var answers [2]dead.Answer
	for c := range answers {
		answers[c] = dead.CanMate(p, chess.Color(c), dead.PageLimit).Answer
	}
	return words.Mating(answers)
}

// endSteps takes a mate or stalemate apart.
func (f *free) endSteps() []whyStep {
	position := f.played.Position()
	end := position.ExplainEnd()
	check, flights, others := words.EndSteps(position)
	var around, rest []Mark
	for _, m := range endMarks(&end) {
		if m.Kind == MarkGuarded || m.Kind == MarkStuck && slices.ContainsFunc(end.Flights, func(f chess.Flight) bool { return f.Square == m.Square }) {
			around = append(around, m)
		}
	}
	for _, square := range end.Stuck {
		rest = append(rest, mark(MarkStuck, square))
	}
	var steps []whyStep
	for _, step := range []whyStep{
		{text: check, marks: rays(end.Checkers, end.King)},
		{text: flights, marks: around},
		{text: others, marks: rest},
		{text: words.End(position), marks: endMarks(&end)},
	} {
		if step.text != "" {
			steps = append(steps, step)
		}
	}
	return steps
}

// castlingSteps says of each wing whether the side to move can castle there; of both at once where the reason is the same,
// and nothing where it could never be a question.
func (f *free) castlingSteps() []whyStep {
	position, first := f.played.Position(), f.played.At(0)
	us := position.Turn()
	var steps []whyStep
	same := ""
	for w := chess.KingSide; w <= chess.QueenSide; w++ {
		if !first.CastlingRights().Has(us, w) && !position.CastlingRights().Has(us, w) {
			continue
		}
		verdict := f.played.ExplainCastling(w)
		try := chess.CastlingMove(us, w)
		step := whyStep{text: words.Castling(f.played, w, verdict), marks: evidence(&position, try, verdict.Reasons)}
		if verdict.Legal {
			for _, square := range []chess.Square{try.From, (try.From + try.To) / 2, try.To} {
				step.marks = append(step.marks, mark(MarkPathOK, square))
			}
		}
		whyNot := words.CastlingWhyNot(f.played, w, verdict)
		if whyNot != "" && whyNot == same {
			steps[len(steps)-1].text = words.CastlingNeither(whyNot)
			continue
		}
		same = whyNot
		steps = append(steps, step)
	}
	return steps
}

// wallSteps says what can never move again, and where the kings are shut in.
func wallSteps(p chess.Position) []whyStep {
	walls, ok := dead.Explain(p)
	if !ok || walls.Frozen == 0 {
		return nil
	}
	frozen := whyStep{text: words.Frozen(walls.Frozen)}
	for _, square := range walls.Frozen.Squares() {
		frozen.marks = append(frozen.marks, mark(MarkStuck, square))
	}
	steps := []whyStep{frozen}
	for c := chess.White; c <= chess.Black; c++ {
		region := walls.KingRegion[c]
		// A wall that leaves a king most of the board explains nothing.
		if region.Count() > 40 {
			continue
		}
		step := whyStep{text: words.KingRegion(c, region)}
		for _, square := range region.Squares() {
			kind := MarkMove
			switch {
			case square == p.King(c):
				kind = MarkHint
			case p.PieceAt(square) != chess.NoPiece:
				kind = MarkCapture
			}
			step.marks = append(step.marks, mark(kind, square))
		}
		steps = append(steps, step)
	}
	return steps
}

// kingTaken draws what attacks a king that could be taken.
func kingTaken(p *chess.Position) []Mark {
	king := p.King(p.Turn().Other())
	if king == chess.NoSquare {
		return nil
	}
	return rays(p.AttackersTo(king, p.Turn()).Squares(), king)
}
