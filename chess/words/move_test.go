package words

import (
	"errors"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

func TestMove(t *testing.T) {
	for _, c := range []struct{ fen, uci, want string }{
		{"4k3/8/8/8/8/5b2/8/4K1N1 w - - 0 1", "g1f3", "White's knight on g1 takes the bishop on f3"},
		{"8/8/8/4k3/8/5b2/8/4K1N1 w - - 0 1", "g1f3", "White's knight on g1 takes the bishop on f3, and that is check"},
		{"4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "g1f3", "White's knight goes from g1 to f3"},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "White's pawn on e5 takes the pawn on d5 en passant and lands on d6"},
		{"r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", "Black castles on the queen's side"},
		{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "White castles on the king's side"},
		{"7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8n", "White's pawn goes from a7 to a8 and becomes a knight"},
		{"7k/5K2/8/8/8/8/2Q5/8 w - - 0 1", "c2h2", "White's queen goes from c2 to h2, and that is checkmate"},
		{"7k/5K2/8/8/8/8/2Q5/8 w - - 0 1", "c2g6", "White's queen goes from c2 to g6, and that is stalemate"},
	} {
		p := game(t, c.fen, "").Position()
		m, err := p.ParseUCI(c.uci)
		if err != nil {
			t.Fatal(err)
		}
		if got := Move(p, m); got != c.want {
			t.Errorf("%s: %q, want %q", c.uci, got, c.want)
		}
	}
}

func TestMoveChange(t *testing.T) {
	for _, c := range []struct{ fen, uci, want string }{
		{"4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "g1f3", ""},
		{"8/8/8/4k3/8/5b2/8/4K1N1 w - - 0 1", "g1f3", ", takes the black bishop, check"},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", ", takes the black pawn"},
		{"1r5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8q", ", takes the black rook, becomes a queen, check"},
		{"7k/5K2/8/8/8/8/2Q5/8 w - - 0 1", "c2h2", ", checkmate"},
		{"7k/5K2/8/8/8/8/2Q5/8 w - - 0 1", "c2g6", ", stalemate"},
	} {
		p := game(t, c.fen, "").Position()
		m, err := p.ParseUCI(c.uci)
		if err != nil {
			t.Fatal(err)
		}
		if got := MoveChange(p, m) + MoveGives(p, m); got != c.want {
			t.Errorf("%s: %q, want %q", c.uci, got, c.want)
		}
	}
}

func TestNames(t *testing.T) {
	for got, want := range map[string]string{
		Cell(chess.E1, chess.NewPiece(chess.White, chess.King)): "e1, white king",
		Cell(chess.E4, chess.NoPiece):                           "e4, empty",
		Piece(chess.NewPiece(chess.Black, chess.Knight)):        "black knight",
		Turn(chess.Black):            "Black to move",
		PieceType(chess.Bishop):      "bishop",
		PieceType(chess.NoPieceType): "",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestReadError(t *testing.T) {
	for _, c := range []struct{ fen, text, want string }{
		{"4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1", "hello", "I can't read that as a move. Try something like Nf3, e4 or e2e4."},
		{"4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1", "Ne4", "Which one? Your knight on c3 and your knight on g3 can go there. Name its square too."},
		{"4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1", "Nh8", "None of your knights can get to h8."},
		{"4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1", "Qh8", "You have no queen."},
		{"4k3/8/8/8/8/8/4K3/7R w - - 0 1", "O-O", "Your king isn't on its first square, so it can't castle."},
	} {
		p := game(t, c.fen, "").Position()
		_, err := p.ReadTry(c.text)
		if got := ReadError(p, err); got != c.want {
			t.Errorf("%s: %q, want %q", c.text, got, c.want)
		}
	}
	p := chess.StartPosition()
	if got := ReadError(p, errors.New("other")); got != english["read/text"] {
		t.Errorf("any other error: %q", got)
	}
	for text, want := range map[string]string{"Nf6": english["read/not-legal"], "e8=Q": english["read/not-legal"]} {
		_, err := p.ParseSAN(text)
		if got := ReadError(p, err); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}
