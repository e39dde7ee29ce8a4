package chess

import (
	"slices"
	"strconv"
	"strings"
	"testing"
)

// mailbox is a second, slow and plain set of the rules, written to disagree with the bitboards if either is wrong. It
// shares nothing with them but Square and Move; the board is 64 FEN letters, attacks are found by walking, and
// legality by trying a move and looking whether the king can be taken.
type mailbox struct {
	board    [64]byte // '.' for empty
	white    bool
	castling string
	skipped  int // -1 for none
	half     int
	number   int
}

func newMailbox(fen string) mailbox {
	fields := strings.Fields(fen)
	m := mailbox{white: fields[1] == "w", castling: fields[2], skipped: -1}
	for i := range m.board {
		m.board[i] = '.'
	}
	for i, rank := range strings.Split(fields[0], "/") {
		file := 0
		for _, letter := range []byte(rank) {
			if letter <= '8' {
				file += int(letter - '0')
				continue
			}
			m.board[(7-i)*8+file] = letter
			file++
		}
	}
	if fields[3] != "-" {
		m.skipped = int(fields[3][0]-'a') + 8*int(fields[3][1]-'1')
	}
	m.half, _ = strconv.Atoi(fields[4])
	m.number, _ = strconv.Atoi(fields[5])
	return m
}

func (m *mailbox) isOwn(piece byte, white bool) bool {
	return piece != '.' && (piece < 'a') == white
}

// step returns the square so many files and ranks away, -1 off the board.
func step(s, files, ranks int) int {
	file, rank := s%8+files, s/8+ranks
	if file < 0 || file > 7 || rank < 0 || rank > 7 {
		return -1
	}
	return rank*8 + file
}

var (
	straight = [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	diagonal = [][2]int{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}
	allEight = slices.Concat(straight, diagonal)
	leaps    = [][2]int{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
)

func directions(piece byte) (steps [][2]int, slides bool) {
	switch piece | 0x20 {
	case 'n':
		return leaps, false
	case 'b':
		return diagonal, true
	case 'r':
		return straight, true
	case 'q':
		return allEight, true
	case 'k':
		return allEight, false
	}
	return nil, false
}

func (m *mailbox) attacked(target int, byWhite bool) bool {
	for s, piece := range m.board {
		if !m.isOwn(piece, byWhite) {
			continue
		}
		if piece|0x20 == 'p' {
			up := 1
			if !byWhite {
				up = -1
			}
			if step(s, 1, up) == target || step(s, -1, up) == target {
				return true
			}
			continue
		}
		steps, slides := directions(piece)
		for _, d := range steps {
			for to := step(s, d[0], d[1]); to >= 0; to = step(to, d[0], d[1]) {
				if to == target {
					return true
				}
				if !slides || m.board[to] != '.' {
					break
				}
			}
		}
	}
	return false
}

func (m *mailbox) kingSafe(white bool) bool {
	king := byte('k')
	if white {
		king = 'K'
	}
	s := slices.Index(m.board[:], king)
	return s < 0 || !m.attacked(s, !white)
}

func (m *mailbox) play(from, to int, promotion byte) mailbox {
	next := *m
	piece := next.board[from]
	next.half++
	if next.board[to] != '.' || piece|0x20 == 'p' {
		next.half = 0
	}
	next.board[from] = '.'
	if piece|0x20 == 'p' && to == m.skipped && from%8 != to%8 {
		next.board[from/8*8+to%8] = '.'
	}
	next.board[to] = piece
	if promotion != 0 {
		next.board[to] = promotion
		if m.white {
			next.board[to] -= 0x20
		}
	}
	if piece|0x20 == 'k' && to-from == 2 {
		next.board[from+1], next.board[from+3] = next.board[from+3], '.'
	}
	if piece|0x20 == 'k' && from-to == 2 {
		next.board[from-1], next.board[from-4] = next.board[from-4], '.'
	}
	lost := map[int]string{0: "Q", 4: "KQ", 7: "K", 56: "q", 60: "kq", 63: "k"}
	for _, s := range []int{from, to} {
		for _, letter := range lost[s] {
			next.castling = strings.ReplaceAll(next.castling, string(letter), "")
		}
	}
	if next.castling == "" {
		next.castling = "-"
	}
	next.skipped = -1
	if piece|0x20 == 'p' && (to-from == 16 || from-to == 16) {
		next.skipped = (from + to) / 2
	}
	if !m.white {
		next.number++
	}
	next.white = !m.white
	return next
}

// legal lists the legal moves.
func (m *mailbox) legal() []Move {
	var moves []Move
	try := func(from, to int, promotions string) {
		for _, promotion := range []byte(promotions) {
			move := Move{From: Square(from), To: Square(to)}
			if promotion == '-' {
				promotion = 0
			} else {
				move.Promotion = PieceType(strings.IndexByte("..nbrq", promotion))
			}
			if next := m.play(from, to, promotion); next.kingSafe(m.white) {
				moves = append(moves, move)
			}
		}
	}
	for from, piece := range m.board {
		if !m.isOwn(piece, m.white) {
			continue
		}
		if piece|0x20 == 'p' {
			m.pawnTries(from, try)
			continue
		}
		steps, slides := directions(piece)
		for _, d := range steps {
			for to := step(from, d[0], d[1]); to >= 0; to = step(to, d[0], d[1]) {
				if !m.isOwn(m.board[to], m.white) {
					try(from, to, "-")
				}
				if !slides || m.board[to] != '.' {
					break
				}
			}
		}
		if piece|0x20 == 'k' && !m.attacked(from, !m.white) {
			m.castlingTries(from, try)
		}
	}
	return moves
}

func (m *mailbox) pawnTries(from int, try func(from, to int, promotions string)) {
	up, start, last := 1, 1, 7
	if !m.white {
		up, start, last = -1, 6, 0
	}
	promotions := "-"
	if from/8+up == last {
		promotions = "nbrq"
	}
	if one := step(from, 0, up); one >= 0 && m.board[one] == '.' {
		try(from, one, promotions)
		if two := step(one, 0, up); from/8 == start && m.board[two] == '.' {
			try(from, two, promotions)
		}
	}
	for _, side := range []int{-1, 1} {
		if to := step(from, side, up); to >= 0 && (to == m.skipped || m.isOwn(m.board[to], !m.white)) {
			try(from, to, promotions)
		}
	}
}

func (m *mailbox) castlingTries(from int, try func(from, to int, promotions string)) {
	short, long := "k", "q"
	if m.white {
		short, long = "K", "Q"
	}
	free := func(squares ...int) bool {
		for _, s := range squares {
			if m.board[s] != '.' {
				return false
			}
		}
		return true
	}
	if strings.Contains(m.castling, short) && free(from+1, from+2) && !m.attacked(from+1, !m.white) {
		try(from, from+2, "-")
	}
	if strings.Contains(m.castling, long) && free(from-1, from-2, from-3) && !m.attacked(from-1, !m.white) {
		try(from, from-2, "-")
	}
}

// fen writes the position with the en passant square only where a capture is legal, as Position.FEN does.
func (m *mailbox) fen() string {
	var text strings.Builder
	for rank := 7; rank >= 0; rank-- {
		text.Write(m.board[rank*8 : rank*8+8])
		if rank > 0 {
			text.WriteByte('/')
		}
	}
	placement := text.String()
	for n := 8; n > 0; n-- {
		placement = strings.ReplaceAll(placement, strings.Repeat(".", n), strconv.Itoa(n))
	}
	turn, passing := "b", "-"
	if m.white {
		turn = "w"
	}
	for _, move := range m.legal() {
		if int(move.To) == m.skipped && m.board[move.From]|0x20 == 'p' {
			passing = move.To.String()
		}
	}
	return strings.Join([]string{placement, turn, m.castling, passing, strconv.Itoa(m.half), strconv.Itoa(m.number)}, " ")
}

func TestAgainstMailbox(t *testing.T) {
	games := 120
	if testing.Short() {
		games = 30
	}
	randomPositions(t, games, func(g *Game) {
		p := g.Position()
		slow := newMailbox(p.FEN())
		order := func(a, b Move) int { return strings.Compare(a.String(), b.String()) }
		want, got := slow.legal(), p.LegalMoves()
		slices.SortFunc(want, order)
		slices.SortFunc(got, order)
		if !slices.Equal(got, want) {
			t.Fatalf("%s: legal moves\n%v, mailbox\n%v", p.FEN(), got, want)
		}
		if p.InCheck() == slow.kingSafe(slow.white) {
			t.Fatalf("%s: in check %v, mailbox says otherwise", p.FEN(), p.InCheck())
		}
		for _, m := range got {
			promotion := byte(0)
			if m.Promotion != NoPieceType {
				promotion = m.Promotion.Letter() | 0x20
			}
			next := slow.play(int(m.From), int(m.To), promotion)
			q := p.After(m)
			if q.FEN() != next.fen() {
				t.Fatalf("%s after %v: %s, mailbox %s", p.FEN(), m, q.FEN(), next.fen())
			}
			read, err := ParseFEN(q.FEN())
			if err != nil {
				t.Fatalf("%s after %v: %v", p.FEN(), m, err)
			}
			q.skipped = read.skipped // which FEN does not carry
			if read != q {
				t.Fatalf("%s is read as %s", q.FEN(), read.FEN())
			}
		}
	})
}

func TestSlidersAgainstWalking(t *testing.T) {
	randomPositions(t, 6, func(g *Game) {
		p := g.Position()
		occupied := p.Occupied()
		for s := A1; s <= H8; s++ {
			var rook, bishop Bitboard
			for _, d := range straight {
				rook |= walk(s, d[0], d[1], occupied)
			}
			for _, d := range diagonal {
				bishop |= walk(s, d[0], d[1], occupied)
			}
			if rookAttacks(s, occupied) != rook || bishopAttacks(s, occupied) != bishop {
				t.Fatalf("%s: a slider on %s sees other squares by table than by walking", p.FEN(), s)
			}
		}
	})
}
