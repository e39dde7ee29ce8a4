package words

import (
	"testing"

	"github.com/touchmove/touchmove/chess"
)

func TestConsequences(t *testing.T) {
	move := func(p chess.Position, uci string) chess.Move {
		m, err := p.ParseUCI(uci)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	for _, c := range []struct {
		name, fen, answer string
		say               func(chess.Position, chess.Move) string
		want              string
	}{
		{"a guard", "8/8/b7/8/2R5/8/8/8 b - - 0 1", "a6c4", Taken, "The bishop on a6 guards c4 and takes your rook."},
		{
			"mate", "8/8/8/8/8/5k2/1q6/7K b - - 0 1", "b2g2", func(p chess.Position, _ chess.Move) string { return LetsMate(p) },
			"That lets Black give checkmate at once.",
		},
		{
			"for nothing", "4k3/8/5n2/3Q4/8/8/8/4K3 b - - 0 1", "f6d5", func(p chess.Position, m chess.Move) string { return LeavesPiece(p, m, false) },
			"That leaves your queen on d5 to be taken by the knight on f6.",
		},
		{
			"for less", "4k3/8/5n2/3Q4/4P3/8/8/4K3 b - - 0 1", "f6d5", func(p chess.Position, m chess.Move) string { return LeavesPiece(p, m, true) },
			"That leaves your queen on d5 to be taken by the knight on f6. You can take back, but you lose more than you win.",
		},
		{
			"in passing", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3", func(p chess.Position, m chess.Move) string { return LeavesPiece(p, m, false) },
			"That leaves your pawn on e4 to be taken by the pawn on d4.",
		},
		{"no check", "7k/8/8/8/8/8/8/K7 b - - 0 1", "h8g8", noMate, "That is not check, so it is no mate."},
		{"the checker is taken", "4k3/8/5n2/8/4Q3/8/8/4K3 b - - 0 1", "f6e4", noMate, "It is check, but the knight on f6 can take your queen on e4."},
		{"in passing against the check", "8/8/8/3k4/3pP3/8/8/4K3 b - e3 0 1", "d4e3", noMate, "It is check, but the pawn on d4 can take your pawn on e4 en passant."},
		{"in between", "4k3/7r/8/8/4Q3/8/8/4K3 b - - 0 1", "h7e7", noMate, "It is check, but the rook on h7 can step in between, on e7."},
		{"the king goes", "4k3/8/8/8/4Q3/8/8/4K3 b - - 0 1", "e8d8", noMate, "It is check, but Black's king can go to d8."},
		{
			"not next", "6k1/8/8/8/8/8/8/K7 b - - 0 1", "g8h8", func(p chess.Position, m chess.Move) string { return NoMateInTime(p, m, 1) },
			"Then Black's king goes from g8 to h8, and no move of yours mates.",
		},
		{
			"not in time", "6k1/8/8/8/8/8/8/K7 b - - 0 1", "g8h8", func(p chess.Position, m chess.Move) string { return NoMateInTime(p, m, 2) },
			"Then Black's king goes from g8 to h8, and you can't force mate in 2 moves.",
		},
		{"a move is left", "7k/p7/8/8/8/8/8/K7 b - - 0 1", "a7a6", NoStalemate, "That is no stalemate: the pawn on a7 can still go to a6."},
		{"a capture is left", "7k/p7/1R6/8/8/8/8/K7 b - - 0 1", "a7b6", NoStalemate, "That is no stalemate: the pawn on a7 can still take your rook on b6."},
		{"check is no stalemate", "7k/8/8/8/8/8/8/K6R b - - 0 1", "h8g8", NoStalemate, "That is check, and in stalemate nothing attacks the king."},
	} {
		p := game(t, c.fen, "").Position()
		if got := c.say(p, move(p, c.answer)); got != c.want {
			t.Errorf("%s: %q\nwant %q", c.name, got, c.want)
		}
	}
	p := game(t, "4k3/8/8/8/4Q3/8/8/4K3 b - - 0 1", "").Position()
	king := []chess.Move{{From: chess.E8, To: chess.D7}, {From: chess.E8, To: chess.D8}, {From: chess.E8, To: chess.F7}}
	if got := NoMate(p, king); got != "It is check, but Black's king can go to d7, d8 or f7." {
		t.Errorf("%q", got)
	}
	if got := NoCheck(); got != "That gives no check." {
		t.Errorf("%q", got)
	}
}

func noMate(p chess.Position, m chess.Move) string { return NoMate(p, []chess.Move{m}) }
