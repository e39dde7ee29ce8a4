package tutor

import (
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/match"
	"github.com/touchmove/touchmove/chess/setup"
	"github.com/touchmove/touchmove/chess/words"
)

// mostPlies is how long a game on the free board can get, both sides counted.
const mostPlies = 2000

// free is the free board: any position, both sides moved by the learner, every rule kept. Nothing of it is saved.
type free struct {
	// start is the FEN of the position that the game begins with.
	start  string
	played *chess.Game
	// written are the moves in SAN, those taken back included.
	written []string
	bottom  chess.Color

	// locked is why the position can only be looked at, nil where it can be played.
	locked []chess.FENProblem
	// doubts are why no game leads to where this one begins.
	doubts []chess.FENProblem
	// result is how the game stands; onward is true where it is played on after a draw that came by itself.
	result match.Result
	onward bool

	said
	// holds names what ends the game or what can be claimed, or the check, "" for nothing.
	holds string
	// also are the further reasons why a try is illegal.
	also []string
	why  why

	// setup is the position being set up, nil while the game is played.
	setup *editor
}

// newFree returns a free board with a position on it that is not Impossible.
func newFree(b setup.Board) *free {
	position, standing, problems := b.Judge()
	f := &free{start: b.FEN(), played: chess.NewGame(position)}
	if standing == setup.Shown {
		f.locked = problems
	} else {
		f.doubts = problems
	}
	f.tell()
	return f
}

func (f *free) game() *chess.Game { return f.played }
func (f *free) findable() bool    { return false }
func (f *free) playable() bool    { return f.locked == nil }

// own says whether the side to move has a piece on a square.
func (f *free) own(square chess.Square) bool {
	position := f.played.Position()
	piece := position.PieceAt(square)
	return f.playable() && piece != chess.NoPiece && piece.Color() == position.Turn()
}

// over says whether the game has ended and nothing can be moved any more.
func (f *free) over() bool { return f.result.Outcome != match.None && !f.onward }

// nudge says once more why nothing can be moved.
func (f *free) nudge() { f.tell() }

// clearAnswer takes the last answer away, with all that was drawn for it.
func (f *free) clearAnswer() { f.said, f.also = nothingSaid, nil }

// openFree shows the free board. Without a position it is as it was left, or the start of a game; else the position, as far
// as it can be read, and the moves played from it. What is wrong with either is told in a Notice.
func (s *Session) openFree(position, moves string) {
	s.escapeAll()
	s.want, s.missed = place{}, place{}
	s.atFree = true
	if strings.TrimSpace(position) != "" || strings.TrimSpace(moves) != "" || s.free == nil {
		s.free = s.readFree(position, moves)
	}
	s.hand = emptyHand
	s.move()
}

// readFree makes a free board of a FEN and moves, one after the other, "_" or space between them.
func (s *Session) readFree(position, moves string) *free {
	board, problems := setup.Start(), []chess.FENProblem(nil)
	lost := false
	if strings.TrimSpace(position) != "" {
		board, problems = setup.Read(position)
		if lost = !hasPieces(&board); lost {
			board = setup.Start()
		}
	}
	_, standing, left := board.Judge()
	if lost || len(problems) > len(left) { // what the board itself tells need not be told twice
		s.tellNotice(sayBadPosition(problems, lost))
	}
	if standing == setup.Impossible {
		f := newFree(setup.Start())
		f.setup = newEditor(board)
		return f
	}
	f := newFree(board)
	if lost {
		return f // the moves were of another position
	}
	if fault := f.playAll(moves); fault != "" {
		s.tellNotice(fault)
	}
	f.tell()
	return f
}

func hasPieces(b *setup.Board) bool {
	for square := range chess.NoSquare {
		if b.PieceAt(square) != chess.NoPiece {
			return true
		}
	}
	return false
}

// tellNotice adds to what is told already.
func (s *Session) tellNotice(text string) { s.notice = join(s.notice, text) }

// playAll plays moves, and returns what is wrong with the first that cannot be played.
func (f *free) playAll(moves string) string {
	for i, text := range strings.Fields(strings.ReplaceAll(moves, "_", " ")) {
		position := f.played.Position()
		if f.locked != nil {
			return sayNoMoves(f.locked)
		}
		if i >= mostPlies {
			return sayTooManyMoves
		}
		m, err := position.ReadMove(text)
		if err != nil {
			return sayBadMove(i+1, text, f.whyNoMove(text, err))
		}
		f.play(m)
	}
	return ""
}

// whyNoMove says why a text is no move that can be played now.
func (f *free) whyNoMove(text string, err error) string {
	position := f.played.Position()
	if try, tryErr := position.ReadTry(text); tryErr == nil {
		if v := f.played.Explain(try); !v.Legal {
			return words.Reason(f.played, try, v.Reasons[0])
		}
	}
	return words.ReadError(position, err)
}

// play makes a legal move.
func (f *free) play(m chess.Move) {
	position := f.played.Position()
	f.written = append(f.written[:f.played.Ply()], position.SAN(m))
	if f.played.Play(m) != nil {
		panic("tutor: a move that is not legal was to be played freely")
	}
}

// takeOver opens the free board with what stands on the board of the exercise, and how it came about.
func (s *Session) takeOver() {
	s.escapeAll()
	p := s.play
	game := p.game()
	begin := game.At(0)
	if p.exercise.Alone { // its moves are not those of a game
		begin = game.Position()
	}
	f := newFree(setup.Of(begin))
	f.bottom = p.bottom(s.flipped)
	if !p.exercise.Alone {
		for _, m := range game.Moves() {
			f.play(m)
		}
	}
	f.tell()
	s.want, s.missed = place{}, place{}
	s.free, s.atFree = f, true
	s.move()
}

// leave goes back to the exercise, which is as it was.
func (s *Session) leave() {
	s.escapeAll()
	s.atFree = false
	if s.play == nil {
		s.open("", 0)
		return
	}
	s.move()
}
