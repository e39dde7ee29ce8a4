package setup

import (
	"slices"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

func TestRead(t *testing.T) {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	for _, c := range []struct{ name, text, fen, problems string }{
		{"the start", start, start, ""},
		{"as in an address", strings.ReplaceAll(start, " ", "_"), start, ""},
		{"with odd spaces", "  " + strings.ReplaceAll(start, " ", " \t\n") + " ", start, ""},
		{"pieces alone", "4k3/8/8/8/8/8/8/4K2R", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", ""},
		{"without the counters", "4k3/8/8/8/8/8/8/4K2R b K -", "4k3/8/8/8/8/8/8/4K2R b K - 0 1", ""},
		{"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 3", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 3", ""},
		{"counters", "4k3/8/8/8/8/8/8/4K2R w - - 99 70", "4k3/8/8/8/8/8/8/4K2R w - - 99 70", ""},
		{"nothing", " ", "8/8/8/8/8/8/8/8 w - - 0 1", "FEN: is empty"},
		{"prose", "hello", "8/8/8/8/8/8/8/8 w - - 0 1", "pieces: has 1 rank"},
		{"a strange piece", "4k3/8/8/3x4/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "pieces: rank 5 has 'x'"},
		{"a rank too long", "4k4/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "pieces: rank 8 has 9 squares"},
		{"a rank too short", "4k2/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "pieces: rank 8 has 7 squares"},
		{"nine ranks", "4k3/8/8/8/8/8/8/4K3/8 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "pieces: has 9 ranks"},
		{"a wrong side", "4k3/8/8/8/8/8/8/4K3 x - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "side to move: is"},
		{"a right without its rook", "4k3/8/8/8/8/8/8/4K3 w K - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "castling: has 'K'"},
		{"en passant without its pawn", "4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", "en passant: is d6"},
		{"counters that are none", "4k3/8/8/8/8/8/8/4K3 w - - x -3", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "half-move clock: is"},
		{"two kings", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "pieces: white has 2 kings"},
		{"a novel", strings.Repeat("k", 300), "8/8/8/8/8/8/8/8 w - - 0 1", "FEN: has"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b, problems := Read(c.text)
			if got := b.FEN(); got != c.fen {
				t.Errorf("%q, want %q", got, c.fen)
			}
			said := (&chess.FENError{Problems: problems}).Message()
			if c.problems == "" && problems != nil || !strings.Contains("FEN: "+said, c.problems) {
				t.Errorf("problems %q, want %q", said, c.problems)
			}
		})
	}
}

func TestJudge(t *testing.T) {
	for _, c := range []struct {
		name, fen string
		want      Standing
		problem   string
	}{
		{"a game", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", Playable, ""},
		{"ten queens", "4k3/8/8/8/8/QQQQQ3/QQQQQ3/4K3 b - - 0 1", Playable, "only its 8 pawns"},
		{"no kings", "8/8/8/3N4/8/8/8/8 w - - 0 1", Shown, "white has no king"},
		{"a king that could be taken", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", Shown, "could be taken"},
		{"a pawn on the last rank", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", Shown, "first or last rank"},
		{"two kings", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", Impossible, "2 kings"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b, _ := Read(c.fen)
			p, standing, problems := b.Judge()
			if standing != c.want {
				t.Errorf("standing %d, want %d", standing, c.want)
			}
			if standing != Impossible && p.FEN() != c.fen {
				t.Errorf("position %s", p.FEN())
			}
			if said := (&chess.FENError{Problems: problems}).Message(); c.problem == "" && problems != nil || !strings.Contains(said, c.problem) {
				t.Errorf("problems %q, want %q", said, c.problem)
			}
		})
	}
}

func TestChanges(t *testing.T) {
	castling := func(b *Board) string { return strings.Fields(b.FEN())[2] }
	b := Start()
	rook := b.PieceAt(chess.H1)
	b.Move(chess.H1, chess.H5)
	if castling(&b) != "Qkq" || b.PieceAt(chess.H5) != rook || b.CanCastle(chess.White, chess.KingSide) {
		t.Errorf("the rook has gone: %s", b.FEN())
	}
	b.Move(chess.H5, chess.H1)
	b.SetCastling(chess.White, chess.KingSide, true)
	b.SetCastling(chess.Black, chess.QueenSide, false)
	if castling(&b) != "KQk" {
		t.Errorf("set by hand: %s", b.FEN())
	}
	b.Move(chess.E8, chess.NoSquare)
	b.SetCastling(chess.Black, chess.KingSide, true)
	if castling(&b) != "KQ" || b.PieceAt(chess.E8) != chess.NoPiece {
		t.Errorf("without the black king: %s", b.FEN())
	}

	b, _ = Read("4k3/2p5/8/3pPp2/3P4/8/8/4K3 w - - 7 9")
	if got := b.EnPassants(); !slices.Equal(got, []chess.Square{chess.D6, chess.F6}) {
		t.Errorf("skipped may be %v", got)
	}
	b.SetEnPassant(chess.C6)
	if b.EnPassant() != chess.NoSquare {
		t.Error("c6 was taken for skipped")
	}
	b.SetEnPassant(chess.F6)
	if got := b.FEN(); got != "4k3/2p5/8/3pPp2/3P4/8/8/4K3 w - f6 0 9" {
		t.Error(got)
	}
	b.SetTurn(chess.Black)
	if b.EnPassant() != chess.NoSquare || len(b.EnPassants()) != 0 {
		t.Errorf("en passant for the other side: %s", b.FEN())
	}
	b, _ = Read("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 9")
	b.Move(chess.D4, chess.D5)
	if b.EnPassant() != chess.NoSquare {
		t.Errorf("nobody is left to take: %s", b.FEN())
	}
	if b.Put(chess.NoPiece, chess.NoSquare); b.PieceAt(chess.NoSquare) != chess.NoPiece {
		t.Error("something stands outside the board")
	}
}

// Whatever is read, the board is what its FEN says, and is read without loss.
func FuzzRead(f *testing.F) {
	for _, text := range []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "4k3/8/8/3pP3/8/8/8/4K3_w_-_d6_0_3", "K/k/é/9/////", "8 b KQkq e3 -1 x",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		b, problems := Read(text)
		again, _ := Read(b.FEN())
		if again != b {
			t.Fatalf("%q is read as %q and that as %q", text, b.FEN(), again.FEN())
		}
		p, standing, faults := b.Judge()
		if problems == nil && (standing != Playable || faults != nil) {
			t.Errorf("%q has no problem, and its board %v", text, faults)
		}
		if standing != Impossible && Of(p).pieces != b.pieces {
			t.Errorf("%q is judged as %q", b.FEN(), p.FEN())
		}
	})
}
