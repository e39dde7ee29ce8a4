package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// wonTurn is a turn of the learner that can be taken back.
type wonTurn struct {
	node *Node
	ply  int
}

// CanContinue reports whether Continue has a move to play.
func (r *Runner) CanContinue() bool {
	return r.state == StateAside && (r.follows() != nil || len(r.punishment) > 0)
}

// follows is what the script goes on with from what stands on the board, nil for nothing. A side that stands still plays
// nothing.
func (r *Runner) follows() *Node {
	if r.at == nil || r.at.Main() == nil || r.at.Main().Move.IsZero() {
		return nil
	}
	return r.at.Main()
}

// Continue plays the next move of what a wrong move leads to. It reports false where there is none.
func (r *Runner) Continue() (Answer, bool) {
	if !r.CanContinue() {
		return Answer{}, false
	}
	move, text := chess.Move{}, ""
	if next := r.follows(); next != nil {
		r.at, r.punishment = next, nil // what the script plays is enough
		move, text = r.at.Move, r.at.Text
	} else {
		r.at = nil
		move, r.punishment = r.punishment[0], r.punishment[1:]
	}
	if r.game.Play(move) != nil {
		return Answer{}, false
	}
	title := r.asideTitle
	if ended := r.endTitle(); ended != "" {
		title = ended
		if text == "" {
			text = words.End(r.game.Position())
		}
	}
	a := r.answer(r.aside, title, text)
	a.Played = []chess.Move{move}
	return a, true
}

// CanTakeBack reports whether TakeBack would change anything.
func (r *Runner) CanTakeBack() bool { return r.state == StateAside || len(r.won) > 0 }

// TakeBack takes back the wrong or other move and all that followed; with none on the board, the last right move and its reply.
func (r *Runner) TakeBack() bool {
	if r.state == StateAside {
		r.undoTo(r.asidePly)
		r.beside = beside{called: r.beside.called, blamed: r.beside.blamed} // what was called before the move is not undone
	} else {
		n := len(r.won)
		if n == 0 {
			return false
		}
		r.turn = r.won[n-1].node
		r.undoTo(r.won[n-1].ply)
		r.won = r.won[:n-1]
		r.newTurn()
	}
	r.forgetTouched()
	r.state, r.at, r.punishment = StateLearner, r.turn, nil
	r.resume()
	return true
}

func (r *Runner) undoTo(ply int) {
	for r.game.Ply() > ply {
		r.game.Undo()
	}
}
