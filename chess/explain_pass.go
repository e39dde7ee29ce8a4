package chess

// ExplainPass says why a turn cannot be left out: no-passing, and before it game-over where there is no move at all. It is
// Explain for the one try that is no move, "0000" in UCI.
func (p Position) ExplainPass() Verdict {
	e := explainer{Position: &p, legality: p.legality(), us: p.turn, them: p.turn.Other()}
	if e.King(e.turn) != NoSquare && !e.hasLegalMove() {
		e.gameOver()
	}
	evidence := noEvidence()
	evidence.King = e.legality.king
	evidence.Checkers = e.legality.checkers.Squares()
	e.add(ReasonNoPassing, "1.2", evidence)
	return Verdict{Reasons: e.reasons}
}
