package tutor

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/lessons"
)

// play is an exercise being played, with the last answer as it is shown.
type play struct {
	exercise *lessons.Exercise
	runner   *lessons.Runner
	attempt
	said
	// shown is the move that "show me" draws.
	shown *chess.Move
	// shownSquare is the square that it points to where squares are asked for, else NoSquare.
	shownSquare chess.Square
	// nudged is true once somebody wanted to go on playing while a wrong move stands.
	nudged bool
}

// start puts an exercise on the board. The step must be one of the lesson's.
func (s *Session) start(lesson *lessons.Lesson, at place) {
	if at.Lesson != s.at.Lesson {
		s.flipped = false
	}
	exercise := lesson.Exercises[at.Step-1]
	s.at = at
	s.hand = emptyHand
	s.atFree = false
	news := s.progress.stay(at)
	if left := s.plays[at]; left != nil && s.visit.NoRetry {
		s.play = left
		s.move()
	} else {
		s.play = newPlay(exercise)
		s.leadIn()
		if s.play.runner.State() == lessons.StateSolved { // a page to read
			s.counted(true, lessons.VerdictDone)
			news = s.record() || news
		}
	}
	if s.visit.NoRetry {
		if s.plays == nil {
			s.plays = map[place]*play{}
		}
		s.plays[at] = s.play
	}
	if news {
		s.keep()
	}
}

func newPlay(exercise *lessons.Exercise) *play {
	runner := lessons.NewRunner(exercise)
	return &play{
		exercise: exercise, runner: runner, shownSquare: chess.NoSquare,
		attempt: attempt{verdict: VerdictNone, moves: []string{}, pattern: runner.Pattern()},
	}
}

// record keeps the stars of the exercise just solved, and reports whether that is news. Where an exercise counts once, only
// the first result is kept.
func (s *Session) record() bool {
	if s.visit.NoRetry && s.progress.stars(s.at) > 0 {
		return false
	}
	s.progress.stay(s.at) // another window may have forgotten everything
	return s.progress.record(s.at, s.play.runner.Stars())
}

// leadIn shows, and without a prompt tells, how the position came about.
func (s *Session) leadIn() {
	p := s.play
	p.clearAnswer()
	game := p.runner.Game()
	from := max(0, game.Ply()-longestLeadIn)
	asked := p.exercise.HidesCheck()
	s.move(phasesSince(game, from, asked)...)
	if p.runner.Prompt() == "" && !asked {
		p.feedback.Text = sayMoves(game, from)
	}
}

// game is what stands on the board.
func (p *play) game() *chess.Game { return p.runner.Game() }

// own says whether the learner's side has a piece on a square.
func (p *play) own(square chess.Square) bool {
	position := p.game().Position()
	piece := position.PieceAt(square)
	return piece != chess.NoPiece && piece.Color() == p.exercise.Learner
}

// playable says whether a move on the board would be judged now.
func (p *play) playable() bool {
	return p.runner.State() == lessons.StateLearner && p.exercise.Asks() == lessons.AsksMove
}

// findable says whether a tap on a square would be judged now.
func (p *play) findable() bool {
	return p.runner.State() == lessons.StateLearner && p.exercise.Asks() == lessons.AsksSquares
}

// checked returns the square of a king in check, NoSquare where none is. While the question is whether there
// is check, the board does not answer it.
func (p *play) checked() chess.Square {
	position := p.game().Position()
	asked := p.exercise.HidesCheck() && p.runner.State() != lessons.StateSolved
	if asked || !position.InCheck() {
		return chess.NoSquare
	}
	return position.King(position.Turn())
}

// nudge answers who plays on while a wrong move stands: nothing moves and nothing is lost, but the way on
// stands out and is told.
func (p *play) nudge() {
	if p.runner.State() == lessons.StateAside && !p.nudged {
		p.nudged = true
		p.feedback.Text = join(p.feedback.Text, sayBackFirst)
	}
}

// clearAnswer takes the last answer away, with all that was drawn for it.
func (p *play) clearAnswer() {
	p.said, p.nudged = nothingSaid, false
}

// showing says whether "show me" shows something that has not been done yet.
func (p *play) showing() bool { return p.shown != nil || p.shownSquare != chess.NoSquare }
