package lessons

import (
	"errors"
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// What is said where moves are written.
const (
	titleWrite  = "Write the move"
	titleUnread = "Type it again"
	sayWrite    = "Here the move is written: type it into the field."
)

// Write answers a move that the learner has written. What could be understood, but is not written as it should be, costs
// nothing.
func (r *Runner) Write(text string) Answer {
	text = strings.Join(strings.Fields(text), " ")
	next := r.turn.Main()
	switch {
	case r.state == StateSolved:
		return r.answer(VerdictDone, titleSolved, "")
	case r.exercise.Asks() != AsksWriting || next == nil:
		return r.answer(VerdictOther, titleWrite, sayWrite)
	}
	p := r.game.Position()
	if text == p.SAN(next.Move) {
		ply := r.game.Ply()
		if r.game.Play(next.Move) != nil {
			return r.answer(VerdictOther, titleUnread, "")
		}
		r.won = append(r.won, wonTurn{r.turn, ply})
		return r.right(next.Move, next, false)
	}
	m, err := p.ReadTry(text)
	switch {
	case err != nil && slices.Contains(ambiguous(err), next.Move.From):
		return r.answer(VerdictOther, titleNearly, words.ReadError(p, err))
	case err != nil:
		return r.answer(VerdictOther, titleUnread, words.ReadError(p, err))
	case m.From == next.Move.From && m.To == next.Move.To && (m.Promotion == next.Move.Promotion || m.Promotion == chess.NoPieceType):
		return r.answer(VerdictOther, titleNearly, nearlyWritten(&p, next.Move, text))
	}
	said := "That would not be the arrow's move."
	if p.IsLegal(m) {
		said = "That says: " + words.Move(p, m) + "."
	}
	r.blame(text)
	return r.answer(VerdictWrong, titleWrong, joinText(said, r.turn.Default))
}

// ambiguous are the pieces between which a text does not decide.
func ambiguous(err error) []chess.Square {
	var unread *chess.ReadError
	if errors.As(err, &unread) {
		return unread.Candidates
	}
	return nil
}

// SolutionText is how the move is written, for "show me". Asking for it leaves one star; false where nothing is written.
func (r *Runner) SolutionText() (string, bool) {
	m, ok := r.writing()
	if !ok {
		return "", false
	}
	r.shown = true
	p := r.game.Position()
	return p.SAN(m), true
}

// writing is the move to be written, false where none is.
func (r *Runner) writing() (chess.Move, bool) {
	if r.exercise.Asks() != AsksWriting || r.state != StateLearner || r.turn.Main() == nil {
		return chess.Move{}, false
	}
	return r.turn.Main().Move, true
}
