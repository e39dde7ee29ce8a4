package lessons

import (
	"slices"

	"github.com/touchmove/touchmove/chess"
)

// Runner plays one exercise with a learner. It is pure: it knows no clock, no board, no storage.
type Runner struct {
	exercise *Exercise
	game     *chess.Game
	state    State

	turn *Node // the learner's turn, or the last one where it is over
	at   *Node // what stands on the board; nil where the script does not list it
	// aside is the judgement of the wrong or other move on the board, asideTitle what was said of it, asidePly
	// what comes before it.
	aside      Verdict
	asideTitle string
	asidePly   int
	// won are the turns already answered rightly, the last one last.
	won []wonTurn

	opened map[*Node]int     // hints
	tried  map[string]string // choices and wrong squares: "right", "wrong"
	found  chess.Bitboard    // squares
	wrong  int
	shown  bool

	beside beside

	work work
	// punishment is what Continue plays after a mistake that the script does not go on from.
	punishment []chess.Move
}

// NewRunner starts an exercise. The lead-in is already played.
func NewRunner(e *Exercise) *Runner {
	r := &Runner{exercise: e}
	r.Restart()
	return r
}

// Restart begins again, with all stars.
func (r *Runner) Restart() {
	first := r.exercise.First()
	*r = Runner{
		exercise: r.exercise,
		game:     r.exercise.gameAt(first),
		turn:     first,
		at:       first,
		opened:   map[*Node]int{},
		tried:    map[string]string{},
	}
	r.beside.touched = slices.Clone(r.exercise.Touched)
	r.begin()
	if goal, ok := r.exercise.Goal.(outcome); ok && goal.followsLine() && !first.isTurn() {
		r.state = StateSolved // a page to read
	}
}

// outcome is the goal of an exercise answered by moves.
func (r *Runner) outcome() outcome { return r.exercise.Goal.(outcome) }

// spoils reports whether a move that led to a position is a mistake whatever a script says: the win given away.
func (r *Runner) spoils(p *chess.Position) bool { return r.outcome().wins() && p.IsStalemate() }

// Game is what stands on the board; it includes a wrong move until it is taken back. Only the Runner may change it.
func (r *Runner) Game() *chess.Game { return r.game }

// State says what the Runner waits for.
func (r *Runner) State() State { return r.state }

// Try answers a move of the learner.
func (r *Runner) Try(m chess.Move) Answer {
	if a, closed := r.closed(); closed {
		return a
	}
	if r.Announcing() {
		return r.announce(m)
	}
	if reason, ok := r.owed(m); ok {
		return r.illegal(m, []chess.Reason{reason})
	}
	early := r.nextCall() != nil
	if t, ok := r.task(); ok {
		return r.tryTask(t, m)
	}
	ply := r.game.Ply()
	if r.game.Play(m) != nil {
		return r.illegal(m, r.game.Explain(m).Reasons)
	}
	node := r.turn.child(m)
	p := r.game.Position()
	reached := r.outcome().reached(&p)
	if !early && (reached || node != nil && node.Judgement == JudgementRight && !r.spoils(&p)) {
		r.won = append(r.won, wonTurn{r.turn, ply})
		return r.right(m, node, reached)
	}
	r.asidePly = ply
	return r.notRight(m, node)
}

// TryCastling answers castling that the learner has written. Unlike Try it never takes it for a move of another piece
// that stands where the king would start.
func (r *Runner) TryCastling(w chess.Wing) Answer {
	p := r.game.Position()
	m := chess.CastlingMove(p.Turn(), w)
	if p.King(p.Turn()) == m.From {
		return r.Try(m)
	}
	if a, closed := r.closed(); closed {
		return a
	}
	return r.illegal(m, r.game.ExplainCastling(w).Reasons)
}

// closed answers any move while none is asked for, and reports whether that is so.
func (r *Runner) closed() (Answer, bool) {
	switch {
	case r.state == StateAside:
		return r.answer(VerdictOther, titleBackFirst, sayBackFirst), true
	case r.state == StateSolved:
		return r.answer(VerdictDone, titleSolved, ""), true
	case r.beside.moved != nil:
		return r.answer(VerdictOther, titleCall, sayCallAfter), true
	case r.exercise.Asks() == AsksChoice:
		return r.answer(VerdictOther, titleChoose, sayChoose), true
	case r.exercise.Asks() == AsksSquares:
		return r.answer(VerdictOther, titleNoSquare, sayTapSquares), true
	case r.exercise.Asks() == AsksWriting:
		return r.answer(VerdictOther, titleWrite, sayWrite), true
	}
	return Answer{}, false
}

// child returns the node of a move from here, nil where the script does not list it.
func (n *Node) child(m chess.Move) *Node {
	for _, c := range n.Children {
		if c.Move == m {
			return c
		}
	}
	return nil
}
