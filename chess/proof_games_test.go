package chess

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
)

// family is a kind of random game from which the proof takes positions.
type family struct {
	name   string
	starts func(r *rand.Rand) string // a FEN, perhaps one of no legal position: then it is asked again
	plies  int                       // at most so many are played
	weight func(before *Position, m Move) int
	stay   func(p *Position) bool // where a game ends half the time, however short; nil for nowhere
}

// families has openings, middlegames and endgames, and games in which what is rare comes up often. Each move is chosen
// at random with the weight given to it.
var families = []family{
	{"openings", fixed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), 24, anyMove, nil},
	{"middlegames", fixed(
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	), 90, captures, nil},
	{"endgames", scattered("KkRrBbNnPpPpQ", 3, 8), 60, anyMove, nil},
	{"pawn endgames", scattered("KkPpPpPpPp", 4, 10), 50, anyMove, nil},
	{"promotions", promoting, 30, promotions, nil},
	{"many queens", scattered("KkQqQqQqQqQqQqQqQqRrNn", 6, 20), 30, quiet, nil},
	{"castling", castlingStart, 30, castlings, nil},
	{"en passant", passingStart, 9, doubleSteps, func(p *Position) bool { return p.skipped != NoSquare }},
	{"checks", fixed(
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		"rnbqkbnr/ppp2ppp/8/3pp3/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 1",
	), 50, checks, (*Position).InCheck},
	{"pins", scattered("KkRrBbQqRrBbNnPpPp", 8, 18), 16, quiet, nil},
	{"lessons", scattered("KRBNQPpprbnkPPpp", 2, 14), 12, anyMove, nil},
}

// proofGame plays the game of a number, always the same, and returns it with its family and its start.
func proofGame(t testing.TB, number int) (g *Game, name, start string) {
	t.Helper()
	f := families[number%len(families)]
	r := rand.New(rand.NewPCG(uint64(number), 64))
	var p Position
	for {
		start = f.starts(r)
		var err error
		if p, err = ParseLessonFEN(start); err != nil {
			continue
		}
		if f.name == "lessons" && !kingsSideBySide(&p) || isGame(&p) {
			break
		}
	}
	g = NewGame(p)
	for range r.IntN(f.plies + 1) {
		moves := g.current().LegalMoves()
		if len(moves) == 0 {
			break
		}
		m := moves[weighted(r, moves, func(m Move) int { return f.weight(g.current(), m) })]
		if err := g.Play(m); err != nil {
			t.Fatal(err)
		}
		if f.stay != nil && f.stay(g.current()) && r.IntN(2) == 0 {
			break
		}
	}
	return g, f.name, start
}

// isGame reports whether a position has both kings and none of them stands there to be taken.
func isGame(p *Position) bool {
	return p.kinds[King].Count() == 2 && p.AttackersTo(p.King(p.turn.Other()), p.turn) == 0
}

// kingsSideBySide is what even a lesson does not show: no rule says what is check there. It may lack kings, and its king
// may stand there to be taken.
func kingsSideBySide(p *Position) bool {
	return p.kinds[King].Count() == 2 && kingAttacks[p.King(White)].Has(p.King(Black))
}

// weighted returns the index of a move chosen at random, in proportion to the weights.
func weighted(r *rand.Rand, moves []Move, weight func(Move) int) int {
	total := 0
	for _, m := range moves {
		total += weight(m)
	}
	n := r.IntN(total)
	for i, m := range moves {
		if n -= weight(m); n < 0 {
			return i
		}
	}
	return 0
}

// Weights.

func anyMove(*Position, Move) int { return 1 }

func captures(p *Position, m Move) int {
	if p.Captured(m) != NoSquare {
		return 4
	}
	return 1
}

// quiet keeps the pieces on the board.
func quiet(p *Position, m Move) int {
	if p.Captured(m) != NoSquare {
		return 1
	}
	return 8
}

func promotions(p *Position, m Move) int {
	switch {
	case m.Promotion != NoPieceType:
		return 3
	case p.kinds[Pawn].Has(m.From):
		return 6
	}
	return 2
}

func checks(p *Position, m Move) int {
	if next := p.After(m); next.InCheck() {
		return 12
	}
	return 1
}

// castlings moves kings and rooks, home again too, castles, and takes rooks in their corners.
func castlings(p *Position, m Move) int {
	corners := A1.bit() | H1.bit() | A8.bit() | H8.bit() | E1.bit() | E8.bit()
	switch t := p.typeAt(m.From); {
	case t == King && (m.From-m.To == 2 || m.To-m.From == 2):
		return 6
	case corners.Has(m.To) && (t == King || t == Rook || p.Captured(m) != NoSquare):
		return 12
	case t == King || t == Rook:
		return 3
	}
	return 2
}

// doubleSteps likes most of all those that end beside a pawn that may take.
func doubleSteps(p *Position, m Move) int {
	if !p.kinds[Pawn].Has(m.From) || m.To-m.From != 16 && m.From-m.To != 16 {
		return 1
	}
	if next := p.After(m); next.kinds[Pawn]&next.sides[next.turn]&kingAttacks[m.To]&(rank1<<(8*m.To.Rank())) != 0 {
		return 40
	}
	return 4
}

// Starts.

func fixed(fens ...string) func(*rand.Rand) string {
	return func(r *rand.Rand) string { return fens[r.IntN(len(fens))] }
}

// scattered sets the first so many of the pieces anywhere, pawns not on the outer ranks.
func scattered(pieces string, least, most int) func(*rand.Rand) string {
	return func(r *rand.Rand) string {
		var board [64]byte
		for i := range least + r.IntN(most-least+1) {
			place(r, &board, pieces[i%len(pieces)], 0, 7)
		}
		return placement(board) + turn(r) + " - - " + clock(r)
	}
}

// place sets a piece on an empty square of some ranks.
func place(r *rand.Rand, board *[64]byte, piece byte, lowest, highest int) {
	if piece|0x20 == 'p' {
		lowest, highest = max(lowest, 1), min(highest, 6)
	}
	for {
		s := 8*(lowest+r.IntN(highest-lowest+1)) + r.IntN(8)
		if board[s] == 0 {
			board[s] = piece
			return
		}
	}
}

// promoting has pawns one and two steps before the last rank, with pieces there to take and be blocked by.
func promoting(r *rand.Rand) string {
	var board [64]byte
	place(r, &board, 'K', 0, 7)
	place(r, &board, 'k', 0, 7)
	for range 1 + r.IntN(4) {
		place(r, &board, 'P', 5, 6)
		place(r, &board, 'p', 1, 2)
	}
	for _, piece := range []byte("nrNRqB")[:r.IntN(7)] {
		place(r, &board, piece, 0, 0)
		place(r, &board, piece^0x20, 7, 7)
	}
	return placement(board) + turn(r) + " - - " + clock(r)
}

// castlingStart has kings and rooks at home, most of the rights, and some pieces that block, attack and take.
func castlingStart(r *rand.Rand) string {
	board := [64]byte{0: 'R', 4: 'K', 7: 'R', 56: 'r', 60: 'k', 63: 'r'}
	rights := ""
	for i, corner := range []int{7, 0, 63, 56} {
		switch r.IntN(8) {
		case 0:
			board[corner] = 0
		case 1, 2:
		default:
			rights += "KQkq"[i : i+1]
		}
	}
	if rights == "" {
		rights = "-"
	}
	for _, piece := range []byte("BbNnQqPpPpRr")[:r.IntN(13)] {
		place(r, &board, piece, 0, 7)
	}
	return placement(board) + turn(r) + " " + rights + " - " + clock(r)
}

// passingStart has pawns at home and enemy pawns two ranks ahead of some, kings and sliders anywhere; half the time the
// king of the side that may take stands on the rank of its pawns, and so does a rook that looks at it.
func passingStart(r *rand.Rand) string {
	var board [64]byte
	if r.IntN(2) == 0 {
		for range 2 + r.IntN(3) {
			place(r, &board, 'P', 1, 1)
			place(r, &board, 'p', 6, 6)
			place(r, &board, 'P', 4, 4)
			place(r, &board, 'p', 3, 3)
		}
		place(r, &board, 'K', 0, 4)
		place(r, &board, 'k', 3, 7)
		for _, piece := range []byte("RrBbQqrRbB")[:2+r.IntN(9)] {
			place(r, &board, piece, 0, 7)
		}
		return placement(board) + turn(r) + " - - " + clock(r)
	}
	for range 1 + r.IntN(3) {
		place(r, &board, 'p', 6, 6)
	}
	for _, piece := range []byte("PKrPb")[:3+r.IntN(3)] {
		place(r, &board, piece, 4, 4)
	}
	for _, piece := range []byte("kRbqN")[:1+r.IntN(5)] {
		place(r, &board, piece, 0, 7)
	}
	if r.IntN(2) == 0 {
		return placement(board) + " b - - " + clock(r)
	}
	return placement(mirrored(board)) + " w - - " + clock(r)
}

// mirrored turns a board over, each colour in the other's place.
func mirrored(board [64]byte) [64]byte {
	var other [64]byte
	for s, piece := range board {
		if piece != 0 {
			other[s^56] = piece ^ 0x20
		}
	}
	return other
}

// placement writes a board as FEN does; 0 and '.' are empty squares.
func placement(board [64]byte) string {
	ranks := make([]string, 8)
	for i := range ranks {
		rank := board[56-8*i : 64-8*i]
		text := strings.NewReplacer("\x00", ".").Replace(string(rank))
		for n := 8; n > 0; n-- {
			text = strings.ReplaceAll(text, strings.Repeat(".", n), strconv.Itoa(n))
		}
		ranks[i] = text
	}
	return strings.Join(ranks, "/")
}

func turn(r *rand.Rand) string { return []string{" w", " b"}[r.IntN(2)] }

func clock(r *rand.Rand) string { return []string{"0 1", "37 80", "99 140"}[r.IntN(3)] }
