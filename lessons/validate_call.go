package lessons

import (
	"slices"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/match"
)

// calls checks what is to be done beside the board at a turn, and what is called a mistake.
func (v *validator) calls(turn *Node, game *chess.Game) {
	e := v.exercise
	p := game.Position()
	for _, c := range slices.Concat(turn.Do, turn.Then, turn.Dont) {
		if !slices.Contains(e.Calls, c.ID) {
			v.at(c.line, c.col, "There is no button for "+c.ID+".", "Name it in the tag Calls.")
		}
		if (c.ID == callAccept || c.ID == callDecline) && !turn.Offered {
			v.at(c.line, c.col, "No draw is offered here.", "Write [%offer] into the same comment.")
		}
	}
	for _, c := range turn.Do {
		claim, _ := claimOf(c.ID)
		switch {
		case claim != match.None && !holds(game, claim, c.Move):
			v.at(c.line, c.col, "The claim "+c.ID+" does not hold here.", "")
		case c.ID == callClock:
			v.at(c.line, c.col, "The clock is pressed after a move.", "Write [%then clock …].")
		case c.ID == callAdjust && p.PieceAt(c.Square) == chess.NoPiece:
			v.at(c.line, c.col, "No piece stands on "+c.Square.String()+".", "")
		}
	}
	for _, c := range turn.Then {
		if claim, _ := claimOf(c.ID); claim != match.None {
			v.at(c.line, c.col, "A draw is claimed before one's move is made.", "Write [%do "+c.ID+" …].")
		}
	}
	if len(turn.Then) > 0 && turn.Main() == nil {
		v.at(turn.Then[0].line, turn.Then[0].col, "There is no move that this could come after.", "")
	}
	for i, c := range turn.Dont {
		claim, announced := claimOf(c.ID)
		// Who can mate makes a mistake with a claim that holds.
		goal, ok := e.Goal.(outcome)
		winning := ok && goal.wins()
		if claim != match.None && !announced && !winning && holds(game, claim, chess.Move{}) {
			v.at(c.line, c.col, "The claim "+c.ID+" is called a mistake, but it holds.", "")
		}
		if slices.ContainsFunc(turn.Dont[:i], func(d Call) bool { return d.ID == c.ID }) {
			v.at(c.line, c.col, "There are two texts for "+c.ID+".", "")
		}
		if len(turn.Do) > 0 && turn.Do[0].ID == c.ID {
			v.at(c.line, c.col, "The call "+c.ID+" is right here, so it is no mistake.", "")
		}
	}
}

// beside checks the tags about what lies beside the board.
func (v *validator) beside() {
	e := v.exercise
	if e.Asks() != AsksMove || e.Alone {
		v.nothingBeside()
		return
	}
	asked := false
	for turn := range e.turns {
		asked = asked || len(turn.Do)+len(turn.Then)+len(turn.Dont) > 0
	}
	if len(e.Calls) > 0 && !asked {
		v.whole("The buttons of Calls are never asked for.", "Write [%do …], [%then …] or [%dont …] where they matter.")
	}
	if len(e.Touched) == 0 {
		return
	}
	first := e.First()
	p := e.gameAt(first).Position()
	for _, square := range e.Touched {
		if p.PieceAt(square) == chess.NoPiece {
			v.whole("No piece stands on "+square.String()+", so none was touched there.", "")
		}
	}
	for _, n := range first.Children {
		if reason, against := match.Obliged(p, e.Touched, chess.NoPieceType).Against(n.Move); against {
			v.fault(n, "The move "+n.SAN+" may not be played after what was touched (FIDE "+reason.Article+").", "")
		}
	}
}

// nothingBeside finds what belongs beside the board where nothing is done there: only who plays a move of a game can claim,
// offer, touch or press the clock.
func (v *validator) nothingBeside() {
	e := v.exercise
	where := "in " + e.Goal.String()
	if e.Alone {
		where = "where the other side stands still"
	}
	for _, t := range e.tags {
		if t.Name == "Touched" || t.Name == "Touch" || t.Name == "Calls" && len(e.Calls) > 0 {
			v.at(t.Line, t.Col, "The tag "+t.Name+" is never used: "+where+" nothing is done beside the board.", "Leave it out.")
		}
	}
	for turn := range e.turns {
		for _, cmd := range turn.commands {
			switch cmd.Name {
			case "do", "then", "dont", "offer":
				v.at(cmd.Line, cmd.Col, "The command [%"+cmd.Name+"] is never used: "+where+" nothing is done beside the board.", "")
			}
		}
	}
}

// free returns the legal moves of a turn that what was touched leaves.
func (e *Exercise) free(turn *Node, p *chess.Position) []chess.Move {
	if turn != e.First() || len(e.Touched) == 0 {
		return p.LegalMoves()
	}
	return match.Obliged(*p, e.Touched, chess.NoPieceType).Moves
}
