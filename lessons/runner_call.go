package lessons

import (
	"slices"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/match"
	"github.com/touchmove/touchmove/chess/words"
)

// beside is how things stand beside the board.
type beside struct {
	// called is how many calls of this turn are made.
	called int
	// moved waits for what comes after a move, the clock; nil where no move was made at this turn.
	moved *movedTurn
	// announcing is the draw claimed with the next move, None where none is.
	announcing match.Outcome
	// adjusting is true after "I adjust" until the piece is touched.
	adjusting bool
	// touched are the squares of the pieces touched on this turn, in order.
	touched []chess.Square
	// blamed are the calls that have cost something already at this turn.
	blamed []string
}

// movedTurn is a right move after which something is still to be done.
type movedTurn struct {
	node    *Node // nil where the script does not list the move
	reached bool
}

// What is said about calls where a script says nothing.
const (
	titleAnnounce = "Which move?"
	titleAdjust   = "Which piece?"
	titleCall     = "Not now"

	sayAnnounce     = "Show the move on the board. It is only announced, not made."
	sayAdjust       = "Now touch the piece that you want to put straight."
	sayMoveFirst    = "The clock is pressed after the move."
	sayCallFirst    = "Something else comes before that move."
	sayCallAfter    = "Your move is made. Something else comes after it."
	sayNoResigning  = "Nobody has to resign. You can still play on."
	sayNoOffer      = "Nobody has offered a draw."
	sayOffering     = "A draw may be offered, but there is something better to do here."
	sayAnswerOffer  = "The offer stands. Ask what you would win or lose by it."
	sayNoAdjusting  = "You would say that to put a piece straight. No other piece stands crooked."
	sayNoPiece      = "There is no piece to put straight."
	sayOtherPiece   = "That piece stands well. Put the other one straight."
	sayNoArbiter    = "Nothing has happened here that needs the arbiter."
	sayTouchedClaim = "You have touched a piece, so it is too late to claim a draw on this move."
	sayClaimAside   = "That claim holds, but it is not what is asked here."
)

// Calls are the buttons beside the board, none in most exercises. Tried is "" or "wrong".
func (r *Runner) Calls() []Choice {
	var calls []Choice
	for _, id := range r.exercise.Calls {
		if c, ok := callNamed(id); ok {
			if slices.Contains(r.beside.blamed, id) {
				c.Tried = triedWrong
			}
			calls = append(calls, c)
		}
	}
	return calls
}

// nextCall returns what is to be done now beside the board, nil where the next thing is a move.
func (r *Runner) nextCall() *Call {
	calls := r.turn.Do
	if r.beside.moved != nil {
		calls = r.turn.Then
	}
	if r.state != StateLearner || r.beside.called >= len(calls) {
		return nil
	}
	return &calls[r.beside.called]
}

// Call answers a button beside the board. An id that is none of Calls changes nothing.
func (r *Runner) Call(id string) Answer {
	switch {
	case r.state == StateSolved:
		return r.answer(VerdictDone, titleSolved, "")
	case !slices.Contains(r.exercise.Calls, id):
		return r.answer(VerdictOther, titleCall, "")
	case r.state == StateAside:
		return r.answer(VerdictOther, titleBackFirst, sayBackFirst)
	}
	claim, announced := claimOf(id)
	if claim != match.None && len(r.beside.touched) > 0 {
		return r.wrongCall(id, sayTouchedClaim)
	}
	r.beside.announcing, r.beside.adjusting = match.None, false
	if next := r.nextCall(); next != nil && next.ID == id {
		switch {
		case announced:
			r.beside.announcing = claim
			return r.answer(VerdictOther, titleAnnounce, sayAnnounce)
		case id == callAdjust:
			r.beside.adjusting = true
			return r.answer(VerdictOther, titleAdjust, sayAdjust)
		}
		return r.rightCall(next)
	}
	for _, c := range r.turn.Dont {
		if c.ID == id {
			return r.wrongCall(id, c.Text)
		}
	}
	switch {
	case announced:
		r.beside.announcing = claim
		return r.answer(VerdictOther, titleAnnounce, sayAnnounce)
	case claim != match.None:
		return r.claim(id, claim, chess.Move{})
	case r.beside.moved != nil:
		return r.answer(VerdictOther, titleCall, sayCallAfter)
	}
	switch id {
	case callResign:
		return r.wrongCall(id, sayNoResigning)
	case callClock:
		return r.wrongCall(id, sayMoveFirst)
	case callOffer:
		return r.answer(VerdictOther, titleCall, sayOffering)
	case callAdjust:
		return r.answer(VerdictOther, titleCall, sayNoAdjusting)
	case callArbiter:
		return r.answer(VerdictOther, titleCall, sayNoArbiter)
	}
	if r.turn.Offered {
		return r.answer(VerdictOther, titleCall, sayAnswerOffer)
	}
	return r.answer(VerdictOther, titleCall, sayNoOffer)
}

// rightCall goes on after the call that was due.
func (r *Runner) rightCall(c *Call) Answer {
	r.beside.called++
	r.beside.blamed = nil
	if moved := r.beside.moved; moved != nil {
		if r.beside.called < len(r.turn.Then) {
			return r.answer(VerdictGood, titleRight, c.Text)
		}
		return r.goOn(moved.node, moved.reached, c.Text, nil)
	}
	if r.beside.called < len(r.turn.Do) || r.hasNext() {
		return r.answer(VerdictGood, titleRight, c.Text)
	}
	r.state = StateSolved
	return r.answer(VerdictDone, titleSolved, c.Text)
}

// wrongCall answers a call that is a mistake. The same one costs only once at a turn.
func (r *Runner) wrongCall(id, text string) Answer {
	if !slices.Contains(r.beside.blamed, id) {
		r.beside.blamed = append(r.beside.blamed, id)
		r.wrong++
	}
	return r.answer(VerdictWrong, titleWrong, text)
}

// claim answers a claim that the script does not ask for here.
func (r *Runner) claim(id string, claim match.Outcome, announced chess.Move) Answer {
	counted := match.Counted(r.game, announced)
	if slices.Contains(counted.Claims(), claim) {
		return r.answer(VerdictOther, titleOther, joinText(words.Claim(r.game, claim, counted), sayClaimAside))
	}
	return r.wrongCall(id, words.WrongClaim(r.game, &match.WrongClaim{Claim: claim, Counts: counted}))
}

// announce answers the move with which a draw is claimed. Every move with which the claim holds is right.
func (r *Runner) announce(m chess.Move) Answer {
	p := r.game.Position()
	if !p.IsLegal(m) {
		return r.illegal(m, r.game.Explain(m).Reasons)
	}
	claim := r.beside.announcing
	r.beside.announcing = match.None
	id := announcing(claim)
	if next := r.nextCall(); next != nil && next.ID == id && holds(r.game, claim, m) {
		return r.rightCall(next)
	}
	return r.claim(id, claim, m)
}

// announcing is the call with which a draw is claimed with the next move.
func announcing(claim match.Outcome) string {
	if claim == match.ThreefoldRepetition {
		return callAnnounceThreefold
	}
	return callAnnounceFifty
}

// Touch answers the piece that a learner touches, where touching counts; false where nothing is to be said.
func (r *Runner) Touch(square chess.Square) (Answer, bool) {
	p := r.game.Position()
	piece := p.PieceAt(square)
	switch {
	case r.state != StateLearner || r.beside.moved != nil:
		return Answer{}, false
	case r.beside.adjusting:
		next := r.nextCall()
		switch {
		case piece == chess.NoPiece:
			return r.answer(VerdictOther, titleAdjust, sayNoPiece), true
		case next == nil || next.Square != square:
			return r.wrongCall(callAdjust, sayOtherPiece), true // or tapping all of them would find it
		}
		r.beside.adjusting = false
		return r.rightCall(next), true
	case r.exercise.TouchBinds && piece != chess.NoPiece && r.beside.announcing == match.None:
		if !slices.Contains(r.beside.touched, square) {
			r.beside.touched = append(r.beside.touched, square)
		}
	}
	return Answer{}, false
}

// Touched are the squares of the pieces that the learner has touched and is bound by.
func (r *Runner) Touched() []chess.Square { return r.beside.touched }

// Announcing reports whether the next move is announced with a claim and not made.
func (r *Runner) Announcing() bool { return r.beside.announcing != match.None }

// Unpressed reports whether the learner's move is made and what comes after it is not.
func (r *Runner) Unpressed() bool { return r.beside.moved != nil }

// Begun reports whether anything was done at this turn beside the board, touched or found, that starting again would undo.
func (r *Runner) Begun() bool {
	b := &r.beside
	return b.called > 0 || b.adjusting || r.Announcing() || len(b.touched) > len(r.exercise.Touched) || r.found != 0 ||
		r.Hand() != chess.NoPiece && r.game.Position() != r.exercise.Start
}

// forgetTouched leaves only what the script says was touched before.
func (r *Runner) forgetTouched() {
	r.beside.touched = nil
	if r.turn == r.exercise.First() {
		r.beside.touched = slices.Clone(r.exercise.Touched)
	}
}

// owed returns why a legal move may not be played after what was touched, false where it may.
func (r *Runner) owed(m chess.Move) (chess.Reason, bool) {
	if len(r.beside.touched) == 0 {
		return chess.Reason{}, false
	}
	return match.Obliged(r.game.Position(), r.beside.touched, chess.NoPieceType).Against(m)
}

// SolutionCall is the call that is due, for "show me", and the piece to put straight. Asking for it leaves one star; false
// where no call is due.
func (r *Runner) SolutionCall() (Call, bool) {
	next := r.nextCall()
	if next == nil {
		return Call{}, false
	}
	r.shown = true
	return *next, true
}

// newTurn forgets what was called and touched.
func (r *Runner) newTurn() { r.beside = beside{} }
