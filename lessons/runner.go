package lessons

import "github.com/touchmove/touchmove/chess"

// Runner plays one exercise with a learner. It is pure: it knows no clock, no board, no storage.
type Runner struct {
	exercise *Exercise
	game     *chess.Game
}

// NewRunner starts an exercise. The lead-in is already played.
func NewRunner(e *Exercise) *Runner { panic("soon") }

// Game is what stands on the board; it includes a wrong move until it is taken back. Only the Runner may change it.
func (r *Runner) Game() *chess.Game { return r.game }

// Exercise returns the exercise being played.
func (r *Runner) Exercise() *Exercise { return r.exercise }

// State says what the Runner waits for.
func (r *Runner) State() State { panic("soon") }

// Try answers a move of the learner.
func (r *Runner) Try(m chess.Move) Answer { panic("soon") }

// Choose answers a question. Unknown ids are wrong, and cost nothing.
func (r *Runner) Choose(id string) Answer { panic("soon") }

// Choices are the answers of a question, none for exercises answered on the board.
func (r *Runner) Choices() []Choice { panic("soon") }

// Continue plays the next move of what a wrong move leads to. It reports false where there is none.
func (r *Runner) Continue() (Answer, bool) { panic("soon") }

// CanContinue reports whether Continue has a move to play.
func (r *Runner) CanContinue() bool { panic("soon") }

// TakeBack takes back the wrong or other move and all that followed; with none on the board, the last right move and its reply.
func (r *Runner) TakeBack() bool { panic("soon") }

// CanTakeBack reports whether TakeBack would change anything.
func (r *Runner) CanTakeBack() bool { panic("soon") }

// Restart begins again, with all stars.
func (r *Runner) Restart() { panic("soon") }

// Prompt says what to do now.
func (r *Runner) Prompt() string { panic("soon") }

// Shapes are the script's circles and arrows for the position on the board.
func (r *Runner) Shapes() []Shape { panic("soon") }

// Hint opens the next hint; false where none is left.
func (r *Runner) Hint() (string, bool) { panic("soon") }

// HasHint reports whether Hint would open one.
func (r *Runner) HasHint() bool { panic("soon") }

// Hints are those opened for this turn, in order.
func (r *Runner) Hints() []string { panic("soon") }

// Solution is the script's move for this turn, for "show me". Asking for it leaves one star; false where none is needed.
func (r *Runner) Solution() (chess.Move, bool) { panic("soon") }

// SolutionChoice is the id of a question's right answer, for "show me". Asking for it leaves one star.
func (r *Runner) SolutionChoice() (string, bool) { panic("soon") }

// HasSolution reports whether Solution or SolutionChoice has something to show, and costs nothing.
func (r *Runner) HasSolution() bool { panic("soon") }

// Stars are 1 to 3: what solving the exercise is worth, as things stand.
func (r *Runner) Stars() int { panic("soon") }
