package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// consequence is the best thing to say about a legal move that is not right and that the script does not list.
type consequence struct {
	text string // "" where nothing certain can be said
	// follows is what the other side then plays, none where nothing is to be shown.
	follows []chess.Move
}

// consequence says what a move leads to, or how it differs from the one that was asked for. The first comes in this order: it is stalemate; it lets the other side mate; why it does not reach
// the goal; it leaves a piece to be taken. Of a fault that the script's own move has too nothing is said.
func (e *Exercise) consequence(turn *Node, p *chess.Position, m chess.Move) consequence {
	goal, byMoves := e.Goal.(outcome)
	if asked, ok := goal.(exact); ok && turn.Main() != nil {
		return consequence{text: asked.misread(p, m, turn.Main().Move)}
	}
	if e.Alone || !byMoves {
		return consequence{} // nobody answers
	}
	after := p.After(m)
	switch {
	case after.IsStalemate():
		return consequence{text: words.End(after)}
	case after.IsCheckmate():
		return consequence{}
	}
	var right *chess.Move
	if main := turn.Main(); main != nil && p.IsLegal(main.Move) {
		right = &main.Move
	}
	if answer, ok := matingMove(&after); ok && !letsMate(p, right) {
		return consequence{words.LetsMate(after), []chess.Move{answer}}
	}
	if c := goal.missed(&after, turn.plies()); c.text != "" || goal.saves() {
		return c
	}
	capture, loss := leaves(p, m)
	if loss <= 0 {
		return consequence{}
	}
	if right != nil {
		if _, same := leaves(p, *right); same >= loss {
			return consequence{}
		}
	}
	return consequence{words.LeavesPiece(after, capture, takenBack(after.After(capture), capture.To)), []chess.Move{capture}}
}

// answersToCheck are the moves with which the side to move meets a check, all of one kind: a capture of the piece that gives
// it, by what is worth least, else every move of the king, else a step in between. It has none where there is no check.
func answersToCheck(p *chess.Position) []chess.Move {
	checkers := p.Checkers()
	if checkers == 0 {
		return nil
	}
	var kings, between []chess.Move
	for _, m := range p.LegalMoves() {
		switch {
		case checkers.Has(p.Captured(m)):
			return []chess.Move{m}
		case m.From == p.King(p.Turn()):
			kings = append(kings, m)
		default:
			between = append(between, m)
		}
	}
	if kings != nil {
		return kings
	}
	return between[:1]
}

// matingMove is a move of the side to move that mates, false where there is none.
func matingMove(p *chess.Position) (chess.Move, bool) {
	for _, m := range p.LegalMoves() {
		if after := p.After(m); after.IsCheckmate() {
			return m, true
		}
	}
	return chess.Move{}, false
}

// letsMate reports whether a move lets the other side mate at once; no move lets nobody.
func letsMate(p *chess.Position, m *chess.Move) bool {
	if m == nil {
		return false
	}
	after := p.After(*m)
	_, mates := matingMove(&after)
	return mates
}

// leaves is the capture that a move leaves to the other side and what it loses by it in the end, what the move itself has
// won counted against it; 0 or less where no capture pays. A capture after which the learner can mate, or take as much
// anywhere, does not pay.
func leaves(p *chess.Position, m chess.Move) (capture chess.Move, loss int) {
	after := p.After(m)
	most := 0
	for _, c := range after.LegalMoves() {
		if after.Captured(c) == chess.NoSquare || trade(&after, c) <= most {
			continue
		}
		next := after.After(c)
		if _, mates := matingMove(&next); mates {
			continue
		}
		if won := gain(&after, c) - bestTrade(&next); won > most {
			capture, most = c, won
		}
	}
	if most == 0 {
		return chess.Move{}, 0
	}
	return capture, most - gain(p, m)
}

// bestTrade is the most that the side to move wins by a capture, 0 where none pays.
func bestTrade(p *chess.Position) int {
	best := 0
	for _, m := range p.LegalMoves() {
		if p.Captured(m) != chess.NoSquare {
			best = max(best, trade(p, m))
		}
	}
	return best
}

// takenBack reports whether the side to move can take what has just taken on a square.
func takenBack(p chess.Position, square chess.Square) bool {
	for _, m := range p.LegalMoves() {
		if p.Captured(m) == square {
			return true
		}
	}
	return false
}
