package tutor

import (
	"slices"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

func TestEvidence(t *testing.T) {
	for _, c := range []struct {
		name, fen, moves, try string
		reason                chess.ReasonCode
		want                  string
	}{
		{
			"castling through check", "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1", "", "e1g1", chess.ReasonCastleThroughCheck,
			"path-ok e1, path-bad f1, path-ok g1, attack a6 f1",
		},
		{
			"castling onto an attacked square", "4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1", "", "e1g1", chess.ReasonCastleOntoAttacked,
			"path-ok e1, path-ok f1, path-bad g1, attack h2 g1",
		},
		{
			"castling in and through check", "4r1k1/8/b7/8/8/8/8/R3K2R w KQ - 0 1", "", "e1g1", chess.ReasonCastleInCheck,
			"path-bad e1, path-bad f1, path-ok g1, attack e8 e1, attack a6 f1",
		},
		{"castling with the rook attacked", "4k3/8/1b6/8/8/8/8/RN2K2R w KQ - 0 1", "", "e1c1", chess.ReasonCastleBlocked, "blocked e1 b1"},
		{"the rook has moved", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "h1h2 e8d8 h2h1 d8e8", "e1g1", chess.ReasonCastleRookHasMoved, "moved h1"},
		{"the king has moved", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1e2 e8d8 e2e1 d8e8", "e1g1", chess.ReasonCastleKingHasMoved, "moved e1"},
		{"the right was never given", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "", "e1g1", chess.ReasonCastleRightNotGiven, "moved h1"},
		{"no rook in the corner", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "", "e1g1", chess.ReasonCastleNoRook, "missing h1"},
		{"no piece there", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "", "d4d5", chess.ReasonNoPiece, "missing d4"},
		{"path blocked", "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "", "a1a5", chess.ReasonPathBlocked, "blocked a1 a2"},
		{"pawn blocked", "4k3/8/8/8/8/p7/P7/4K3 w - - 0 1", "", "a2a4", chess.ReasonPawnBlocked, "blocked a2 a3"},
		{"own piece there", "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "", "a1a2", chess.ReasonOwnPieceOnTarget, ""},
		{"pinned", "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "", "e2c3", chess.ReasonPinned, "pin e8 e2 e1"},
		{"king onto a guarded square", "4k3/8/8/8/8/8/r7/5K2 w - - 0 1", "", "f1f2", chess.ReasonKingOntoAttacked, "attack a2 f2"},
		{"king beside king", "8/8/8/8/8/4k3/8/4K3 w - - 0 1", "", "e1e2", chess.ReasonKingBesideKing, "attack e3 e2"},
		{"king along the line", "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "", "e1f1", chess.ReasonKingAlongTheLine, "attack a1 f1"},
		{"check not answered", "4k3/8/8/8/8/8/7P/r3K3 w - - 0 1", "", "h2h3", chess.ReasonCheckNotAnswered, "attack a1 e1"},
		{"double check", "4k3/8/8/8/4r3/8/6nP/4K3 w - - 0 1", "", "h2h3", chess.ReasonDoubleCheck, "attack e4 e1, attack g2 e1"},
		{"en passant too late", "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5 e1e2 e8e7", "e5d6", chess.ReasonEnPassantExpired, "ghost d6 p"},
		{"en passant uncovers the king", "4k3/3p4/8/r3P2K/8/8/8/8 b - - 0 1", "d7d5", "e5d6", chess.ReasonEnPassantUncoversKing, "attack a5 h5, leaving e5, leaving d5"},
		{"not how a king moves", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "", "e1e3", chess.ReasonNotHowItMoves, "move d1, capture e2, move f1"},
		{"not your turn", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "e8e7", chess.ReasonNotYourTurn, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			start, err := chess.ParseFEN(c.fen)
			if err != nil {
				t.Fatal(err)
			}
			game := chess.NewGame(start)
			for _, text := range strings.Fields(c.moves) {
				if err := game.Play(moveOf(t, text)); err != nil {
					t.Fatal(err)
				}
			}
			try := moveOf(t, c.try)
			reasons := game.Explain(try).Reasons
			if len(reasons) == 0 || reasons[0].Code != c.reason {
				t.Fatalf("reasons %+v", reasons)
			}
			position := game.Position()
			var got []string
			for _, m := range evidence(&position, try, reasons) {
				got = append(got, markText(m))
			}
			want := strings.Split(c.want, ", ")
			if c.want == "" {
				want = nil
			}
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("marks %q, want %q", got, want)
			}
		})
	}
}

// moveOf reads a UCI try, legal or not.
func moveOf(t *testing.T, text string) chess.Move {
	t.Helper()
	from, err := chess.ParseSquare(text[:2])
	if err != nil {
		t.Fatal(err)
	}
	to, err := chess.ParseSquare(text[2:])
	if err != nil {
		t.Fatal(err)
	}
	return chess.Move{From: from, To: to}
}

func TestSquaresIn(t *testing.T) {
	for text, want := range map[string]string{
		"":                           "",
		"The rook on h1.":            "h1",
		"From e1 to g1, not to e1":   "e1 g1",
		"Nf3 and 1e4 are no squares": "",
		"Go to e2-e4":                "e2 e4",
		"i9 h9 a0":                   "",
		"e4":                         "e4",
		"(h8)":                       "h8",
		"äe4ö":                       "",
	} {
		var got []string
		for _, square := range squaresIn(text) {
			got = append(got, square.String())
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
