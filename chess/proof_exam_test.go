package chess

import (
	"slices"
	"strings"
)

// exam is one try, put to the predicates: the board as letters, what was on it before, and the squares that the
// predicates ask for again and again, each found by walking over the mailbox. Nothing here looks at a bitboard.
type exam struct {
	mailbox                 // the board now
	boards    []mailbox     // boards[n] stood after n plies; the last is the board now
	moves     []Move        // moves[n] led from boards[n] to boards[n+1]
	legalMove map[Move]bool // by trying each out
	goals     [64][]Square  // where the piece on a square may legally go, a1 to h8
	answers   []Square      // where any piece may legally go
	king      int           // of the side to move, -1 for none
	checkers  []Square      // attack it
	from, to  int           // the try
	promotion PieceType     // the try's
	piece     byte          // as its letter, '.' for none
	own       bool          // the piece belongs to the side to move
	white     bool          // the piece is white; hides mailbox.white, which is the side to move
}

// newExam prepares the exam of all tries on the last board.
func newExam(boards []mailbox, moves []Move) *exam {
	x := &exam{mailbox: boards[len(boards)-1], boards: boards, moves: moves, legalMove: map[Move]bool{}}
	var any [64]bool
	var goal [64][64]bool
	for _, m := range x.legal() {
		if x.board[m.To]|0x20 == 'k' {
			continue // the mailbox knows games, where that cannot come up; in a lesson it can (FIDE 1.4.1)
		}
		x.legalMove[m] = true
		any[m.To], goal[m.From][m.To] = true, true
	}
	for s := range 64 {
		for to, ok := range goal[s] {
			if ok {
				x.goals[s] = append(x.goals[s], Square(to))
			}
		}
		if any[s] {
			x.answers = append(x.answers, Square(s))
		}
	}
	x.king = x.find('k', x.mailbox.white)
	if x.king >= 0 {
		x.checkers = x.attackers(x.king, !x.mailbox.white)
	}
	return x
}

// ask sets the try.
func (x *exam) ask(from, to int, promotion PieceType) {
	x.from, x.to, x.promotion = from, to, promotion
	x.piece = x.board[from]
	x.white = x.piece < 'a'
	x.own = x.isOwn(x.piece, x.mailbox.white)
}

// is reports whether the piece tried is of a kind, given as its lower-case letter.
func (x *exam) is(kind byte) bool { return x.piece != '.' && x.piece|0x20 == kind }

// ownOn and enemyOn report whose piece stands on a square, seen from the piece tried.
func (x *exam) ownOn(s int) bool   { return x.isOwn(x.board[s], x.white) }
func (x *exam) enemyOn(s int) bool { return x.isOwn(x.board[s], !x.white) }

// shift returns how many files to the right and how many ranks up the try goes.
func (x *exam) shift() (files, ranks int) { return x.to%8 - x.from%8, x.to/8 - x.from/8 }

// ahead returns how many ranks forward the try goes, as a pawn of that colour sees it.
func (x *exam) ahead() int {
	if x.white {
		return x.to/8 - x.from/8
	}
	return x.from/8 - x.to/8
}

// rank returns a rank counted from the side of the piece tried: 0 is its own first rank.
func (x *exam) rank(s int) int {
	if x.white {
		return s / 8
	}
	return 7 - s/8
}

// find returns where a side's king stands, -1 for nowhere.
func (m *mailbox) find(kind byte, white bool) int {
	if white {
		kind -= 0x20
	}
	return slices.Index(m.board[:], kind)
}

// attackers returns the pieces of a side that attack a square, whatever stands there, a1 to h8. Seen from the square:
// along each direction the first piece, if it takes that way.
func (m *mailbox) attackers(target int, white bool) []Square {
	var found [64]bool
	any := false
	note := func(s int, kinds string) {
		if s >= 0 && m.isOwn(m.board[s], white) && strings.IndexByte(kinds, m.board[s]|0x20) >= 0 {
			found[s], any = true, true
		}
	}
	for _, d := range leaps {
		note(step(target, d[0], d[1]), "n")
	}
	look := func(d [2]int, near, far string) {
		s := step(target, d[0], d[1])
		note(s, near)
		for s >= 0 && m.board[s] == '.' {
			s = step(s, d[0], d[1])
		}
		note(s, far)
	}
	for _, d := range straight {
		look(d, "k", "rq")
	}
	for _, d := range diagonal {
		near := "k"
		if white == (d[1] < 0) {
			near = "kp" // a white pawn takes upwards, so it attacks from below
		}
		look(d, near, "bq")
	}
	if !any {
		return nil
	}
	var squares []Square
	for s, ok := range found {
		if ok {
			squares = append(squares, Square(s))
		}
	}
	return squares
}

// after returns the board with the try made by hand: the piece taken from its square and set on the target, and with a
// capture in passing the pawn beside it gone. No rule is asked.
func (x *exam) after() mailbox {
	next := x.mailbox
	next.board[x.from] = '.'
	next.board[x.to] = x.piece
	if x.inPassing() {
		next.board[x.beside()] = '.'
	}
	return next
}

// beside is the square next to the one the try starts from, on the file of the target.
func (x *exam) beside() int { return x.from/8*8 + x.to%8 }

// inPassing reports whether the try is a pawn's diagonal step to the square that was skipped just now.
func (x *exam) inPassing() bool {
	return x.own && x.pawnStep(1, 1) && x.to == x.skipped
}

// pawnStep reports whether a pawn goes so many files to either side and so many ranks ahead.
func (x *exam) pawnStep(files, ranks int) bool {
	right, _ := x.shift()
	return x.is('p') && (right == files || right == -files) && x.ahead() == ranks
}

// way returns the squares strictly between two squares, in the order walked; nil if they are not on one line.
func way(from, to int) []Square {
	files, ranks := to%8-from%8, to/8-from/8
	if files != 0 && ranks != 0 && files != ranks && files != -ranks {
		return nil
	}
	sign := func(n int) int { return max(-1, min(1, n)) }
	var squares []Square
	for s := step(from, sign(files), sign(ranks)); s != to; s = step(s, sign(files), sign(ranks)) {
		squares = append(squares, Square(s))
	}
	return squares
}

// walked is way with both ends.
func walked(from, to int) []Square {
	return slices.Concat([]Square{Square(from)}, way(from, to), []Square{Square(to)})
}

// occupiedOf returns those of the squares on which something stands.
func (x *exam) occupiedOf(squares []Square) []Square {
	var taken []Square
	for _, s := range squares {
		if x.board[s] != '.' {
			taken = append(taken, s)
		}
	}
	return taken
}

// without returns the squares that are not among others; onlyIn those that are.
func without(squares, others []Square) []Square {
	return slices.DeleteFunc(slices.Clone(squares), func(s Square) bool { return slices.Contains(others, s) })
}

func onlyIn(squares, others []Square) []Square {
	return slices.DeleteFunc(slices.Clone(squares), func(s Square) bool { return !slices.Contains(others, s) })
}

// came returns the ply with which a square last changed, counted from 1; 0 where nothing has changed it.
func (x *exam) came(s int) int {
	for ply := len(x.moves); ply > 0; ply-- {
		if x.boards[ply].board[s] != x.boards[ply-1].board[s] {
			return ply
		}
	}
	return 0
}

// first returns the first ply with which a piece, given as its letter, left a square, was taken there or came there;
// last returns the last one with which it left or was taken.
func (x *exam) first(s int, piece byte) int {
	for ply := 1; ply <= len(x.moves); ply++ {
		if (x.boards[ply].board[s] == piece) != (x.boards[ply-1].board[s] == piece) {
			return ply
		}
	}
	return 0
}

func (x *exam) last(s int, piece byte) int {
	for ply := len(x.moves); ply > 0; ply-- {
		if x.boards[ply-1].board[s] == piece && x.boards[ply].board[s] != piece {
			return ply
		}
	}
	return 0
}
