package pgn

import (
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

func TestPlay(t *testing.T) {
	for _, c := range []struct {
		name, src string
		want      string // the moves in the order in which they are visited, then the faults
	}{
		{"main line", "1. e4 e5 2. Nf3 *", "e2e4 e7e5 g1f3"},
		{"variations", "1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. f4 *", "e2e4 e7e5 c7c5 g1f3 c2c3 f2f4"},
		{"from a position", "[FEN \"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 12\"] dxe3 *", "d4e3"},
		{"empty position", "[FEN \"\"] e4 *", "e2e4"},
		{"no kings", "[FEN \"8/8/8/8/8/8/4P3/8 w - - 0 1\"] e4 -- e5 *", "e2e4 a1a1 e4e5"},
		{"passing", "1. e4 -- 2. d4 Z0 3. @@@@ 0000 *", "e2e4 a1a1 d2d4 a1a1 a1a1 a1a1"},
		{"passing ends en passant", "1. e4 a6 2. e5 d5 3. -- -- 4. exd6 *", "e2e4 a7a6 e4e5 d7d5 a1a1 a1a1 / 1:31: The move \"exd6\" is not legal here: en-passant-not-possible."},
		{"passing in check", "1. e4 f5 2. Qh5+ -- 3. d4 *", "e2e4 f7f5 d1h5 / 1:18: The move \"--\" passes, in check."},
		{"illegal", "1. e4 e5 2. Ke3 Nc6 3. Bc4 *", "e2e4 e7e5 / 1:13: The move \"Ke3\" is not legal here: not-how-it-moves."},
		{"variation of what cannot be played", "1. e5 (1. e4 e5) 1... d5 *", "e2e4 e7e5 / 1:4: The move \"e5\" is not legal here: not-how-it-moves."},
		{"no castling after castling", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. Re1 O-O 6. Kh1 a6 7. O-O d6 *", "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6 f1e1 e8g8 g1h1 a7a6 / 1:67: The move \"O-O\" is not legal here: castle-king-has-moved."},
		{"no French king", "1. e4 e5 2. Re2 Re7 *", "e2e4 e7e5 / 1:13: \"Re2\": no white rook can be meant."},
		{"no Dutch knight", "1. Nf3 d6 2. Pe5 a6 *", "g1f3 d7d6 / 1:14: The move \"Pe5\" is not legal here: not-how-it-moves."},
		{"no bishop for a pawn", "1. e4 a6 2. bc4 *", "e2e4 a7a6 / 1:13: \"bc4\" is not legal for white here."},
		{"other languages", "1. e4 e5 2. Sf3 Cc6 3. Lc4 *", "e2e4 e7e5 g1f3 b8c6 f1c4"},
		{"castling as a king's move", "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"] Kg1 *", "/ 1:40: \"Kg1\" is not legal for white here."},
		{"unreadable", "1. e4 xyz7 *", "e2e4 / 1:7: \"xyz7\" is not a move in SAN or UCI."},
		{"no position", "[Event \"x\"]\n[FEN \"what\"] 1. e4 *", "/ 2:1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			games, _ := Parse([]byte(c.src))
			var words []string
			faults := games[0].Play(func(before *chess.Position, m *Move, played chess.Move) {
				if !played.IsZero() && !before.IsLegal(played) {
					t.Errorf("%s visited with %v in %s", m.SAN, played, before.FEN())
				}
				words = append(words, played.String())
			})
			for _, fault := range faults {
				words = append(words, "/", fault.Error())
			}
			if got := strings.Join(words, " "); !strings.HasPrefix(got, c.want) {
				t.Errorf("played %s, want %s", got, c.want)
			}
		})
	}
}

func TestPlayGoesOnBesideAFault(t *testing.T) {
	games, _ := Parse([]byte("1. e4 e5 (1... Ke6 2. d4) (1... d5 2. Bh8) (1... e6) 2. d4 *"))
	plies := 0
	faults := games[0].Play(func(*chess.Position, *Move, chess.Move) { plies++ })
	if plies != 5 || len(faults) != 2 || faults[0].Col != 16 || faults[1].Col != 39 {
		t.Errorf("%d plies, %v", plies, faults)
	}
	if faults := games[0].Play(nil); len(faults) != 2 {
		t.Error(faults)
	}
}

func TestPlayTellsAHundredFaults(t *testing.T) {
	games, _ := Parse([]byte("1. e4 " + strings.Repeat("(1. e5)", 500) + " 1... e5 *"))
	plies := 0
	if faults := games[0].Play(func(*chess.Position, *Move, chess.Move) { plies++ }); len(faults) != 100 || plies != 2 {
		t.Errorf("%d faults, %d plies", len(faults), plies)
	}
}
