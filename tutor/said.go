package tutor

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// said is the last answer as it is shown.
type said struct {
	feedback Feedback
	// line is the short form of feedback for the strip under the board.
	line string
	// evidence draws what feedback says, told is as in Board.Told.
	evidence []Mark
	told     string
	// sign is the verdict's sign; its Kind is "" where there is none.
	sign Mark
	// blamed is the earlier move that a reason rests on; it is tinted in place of the last one.
	blamed *chess.Move
}

var nothingSaid = said{feedback: Feedback{Verdict: VerdictNone}}

// forbidden shows why a try in a game is illegal.
func (s *said) forbidden(g *chess.Game, try chess.Move, reasons []chess.Reason) {
	first := reasons[0]
	s.feedback.Reason = string(first.Code)
	s.line = words.ReasonLine(g, try, first)
	position := g.Position()
	s.evidence = evidence(&position, try, reasons)
	if moves := g.Moves(); first.Evidence.Ply > 0 && first.Evidence.Ply <= len(moves) {
		s.blamed = &moves[first.Evidence.Ply-1]
	}
}
