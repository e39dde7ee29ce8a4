package lessons

import (
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// mailbox is a second, simple opinion on who attacks and moves where, from a FEN without castling and en passant: it walks
// a board of letters square by square.
type mailbox struct {
	board [64]byte // FEN letters, 0 for none; a1 first
	white bool     // to move
}

func mailboxOf(fen string) mailbox {
	var m mailbox
	fields := strings.Fields(fen)
	for i, row := range strings.Split(fields[0], "/") {
		file := 0
		for _, c := range []byte(row) {
			if c >= '1' && c <= '8' {
				file += int(c - '0')
				continue
			}
			m.board[(7-i)*8+file] = c
			file++
		}
	}
	m.white = fields[1] == "w"
	return m
}

func (m *mailbox) isWhite(s int) bool { return m.board[s] >= 'A' && m.board[s] <= 'Z' }
func (m *mailbox) mine(s int) bool    { return m.board[s] != 0 && m.isWhite(s) == m.white }
func (m *mailbox) theirs(s int) bool  { return m.board[s] != 0 && m.isWhite(s) != m.white }

// attacks reports whether the piece on a square attacks another.
func (m *mailbox) attacks(from, to int) bool {
	if m.board[from] == 0 || from == to {
		return false
	}
	files, ranks := to%8-from%8, to/8-from/8
	straight, diagonal := files == 0 || ranks == 0, files == ranks || files == -ranks
	kind := m.board[from] | 0x20
	switch kind {
	case 'p':
		if m.isWhite(from) {
			return ranks == 1 && files*files == 1
		}
		return ranks == -1 && files*files == 1
	case 'n':
		return files*files+ranks*ranks == 5
	case 'k':
		return files*files <= 1 && ranks*ranks <= 1
	}
	if !(straight && kind != 'b' || diagonal && kind != 'r') {
		return false
	}
	sign := func(n int) int { return map[bool]int{true: 1}[n > 0] - map[bool]int{true: 1}[n < 0] }
	step := sign(ranks)*8 + sign(files)
	for s := from + step; s != to; s += step {
		if m.board[s] != 0 {
			return false
		}
	}
	return true
}

func (m *mailbox) king(white bool) int {
	return strings.IndexByte(string(m.board[:]), map[bool]byte{true: 'K', false: 'k'}[white])
}

// attacked reports whether a side attacks a square.
func (m *mailbox) attacked(s int, byWhite bool) bool {
	for from := range 64 {
		if m.board[from] != 0 && m.isWhite(from) == byWhite && m.attacks(from, s) {
			return true
		}
	}
	return false
}

// legal reports whether the side to move may go from one square to another.
func (m *mailbox) legal(from, to int) bool {
	if !m.mine(from) || m.mine(to) || m.board[to]|0x20 == 'k' {
		return false
	}
	moves := m.attacks(from, to)
	if m.board[from]|0x20 == 'p' {
		moves = moves && m.board[to] != 0
		ahead, start := 8, 1
		if !m.white {
			ahead, start = -8, 6
		}
		if to == from+ahead || to == from+2*ahead && from/8 == start && m.board[from+ahead] == 0 {
			moves = m.board[to] == 0
		}
	}
	if !moves {
		return false
	}
	after := *m
	after.board[to], after.board[from] = after.board[from], 0
	return !after.attacked(after.king(m.white), !m.white)
}

// set collects squares.
func set(has func(s int) bool) chess.Bitboard {
	var b chess.Bitboard
	for s := range 64 {
		if has(s) {
			b |= 1 << s
		}
	}
	return b
}

func some(has func(s int) bool) bool { return set(has) != 0 }
