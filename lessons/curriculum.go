package lessons

import (
	"slices"
	"strconv"
	"strings"
)

// curriculum lists the facts that the course teaches, a line each: the number and a short name. A star marks those that
// people get wrong most: they need three exercises, one of them with a trap. A starred section needs three exercises in
// all. FORMAT.md shows the same list to those who write scripts.
const curriculum = `
1.1 Squares and their names
1.2* A light square at the right
1.3 The back rank in order
1.4 Eight pawns, sixteen pieces each
1.5 White begins, nobody passes
1.6 Twenty first moves each
2.1 How taking works
2.2* The king, never into danger
2.3 How the queen moves
2.4 How the rook moves
2.5 The bishop keeps its colour
2.6 The knight jumps
2.7* How pawns move and take
2.8 What the pieces are worth
2.9 Practice in taking
3* Castling
3.1 Where king and rook go
3.2 Neither has ever moved
3.3 Nothing stands in between
3.4 Not out of, through, into check
3.5* The rook may be attacked
3.6* A check before costs nothing
3.7 One side allowed, the other not
3.8 A king's move, king first
3.9 Which castlings are legal now
4* En passant
4.1 How it takes in passing
4.2 Only pawns, after a double step
4.3* Only on the very next move
4.4 Never compulsory, sometimes a mistake
4.5* It may uncover the king
4.6 It may be the only answer
5.1 What a pawn may become
5.2 A second queen is allowed
5.3 The new piece acts at once
5.4* When another piece beats a queen
5.5 Promotion by taking, with consequences
6.1 Three answers to a check
6.2 Checks that cannot be blocked
6.3 Double check: the king moves
6.4* What a pinned piece may do
6.5 Never leave your king attacked
6.6 What mate is
6.7* Stalemate is a draw
6.8 Has the other side a move?
6.9 Check, mate, stalemate or none
7.1 Winning by mate
7.2 Giving up the game
7.3 Losing on time
7.4 A draw by agreement
7.5* The same position three times
7.6* Fifty moves without progress
7.7* Positions nobody can win
7.8* Out of time, yet a draw
8.1 Letters and squares
8.2 Writing that something is taken
8.3 Writing check and mate
8.4 How castling is written
8.5 Writing promotion and en passant
8.6 When two pieces could go
8.7 Whole games in writing
9.1* What you touch, you move
9.2 When a move is made
9.3* What follows an illegal move
9.4 Writing the score sheet
10 Things wrongly believed about chess
`

// starredTraps is how many exercises with a trap a fact needs that people get wrong most.
const starredTraps = 3

// curriculumFact is a line of the curriculum.
type curriculumFact struct {
	number  string
	name    string
	starred bool
}

func curriculumFacts() []curriculumFact {
	var facts []curriculumFact
	for line := range strings.Lines(strings.TrimSpace(curriculum)) {
		number, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		number, starred := strings.CutSuffix(number, "*")
		facts = append(facts, curriculumFact{number, name, starred})
	}
	return facts
}

// isFact reports whether the curriculum has a fact of that number.
func isFact(number string) bool {
	return slices.ContainsFunc(curriculumFacts(), func(f curriculumFact) bool { return f.number == number && !f.isSection() })
}

// isSection reports whether a line stands for a whole section, so that no exercise names it. Section 10 is its own fact.
func (f curriculumFact) isSection() bool { return !strings.Contains(f.number, ".") && f.number != "10" }

// inSection reports whether a number is that of the section or of a fact in it.
func inSection(number, section string) bool {
	return number == section || strings.HasPrefix(number, section+".")
}

// uncovered says, a line each, which facts the course has too few exercises for.
func uncovered(course []*Lesson) []string {
	var missing []string
	for _, f := range curriculumFacts() {
		count, traps := 0, 0
		for _, l := range course {
			for _, e := range l.Exercises {
				if slices.ContainsFunc(e.Facts, func(number string) bool { return inSection(number, f.number) }) {
					count++
					if e.hasTrap() {
						traps++
					}
				}
			}
		}
		switch {
		case count == 0:
			missing = append(missing, f.number+" has no exercise")
		case f.starred && traps < starredTraps:
			missing = append(missing, f.number+" has "+strconv.Itoa(traps)+" of "+strconv.Itoa(starredTraps)+" exercises with a trap")
		}
	}
	return missing
}

// hasTrap reports whether the script expects a mistake: it has words for a wrong move, an illegal try or a wrong answer.
func (e *Exercise) hasTrap() bool {
	for turn := range e.turns {
		for _, n := range turn.Children {
			if n.Judgement == JudgementWrong || n.Judgement == JudgementOther {
				return true
			}
		}
		for _, w := range turn.IllegalWords {
			if w.Key != "" {
				return true
			}
		}
		for _, r := range turn.Replies {
			if r.Choice != "" {
				return true
			}
		}
	}
	return false
}
