package lessons

import (
	"strings"
	"testing"
)

func TestPunishmentClaims(t *testing.T) {
	for sentence, want := range map[string]string{
		"Now Black mates on g2.":                        "mate",
		"Black gives mate.":                             "mate",
		"You are mated in the corner.":                  "mate",
		"Black doesn't give mate.":                      "",
		"And it is no mate any more.":                   "",
		"Black can take it for nothing.":                "gain",
		"And you lose the rook.":                        "gain",
		"That costs you the whole queen.":               "gain",
		"Black wins a piece.":                           "gain",
		"You win a pawn, but you lose the bishop.":      "gain",
		"And the pawn is gone too.":                     "gain",
		"Your rook on h1 is lost.":                      "gain",
		"The moment is gone.":                           "",
		"You lose the right to castle.":                 "",
		"Your pawn could have taken it for free.":       "",
		"Black trades a knight for it.":                 "",
		"Black wins easily.":                            "",
		"Now it's stalemate, and you lose the queen.":   "",
		"The bishop can’t be lost, you lose no bishop.": "",
	} {
		got := ""
		switch mate, gain := punishmentClaims(sentence); {
		case mate:
			got = "mate"
		case gain:
			got = "gain"
		}
		if got != want {
			t.Errorf("%q claims %q, want %q", sentence, got, want)
		}
	}
}

func TestPunishments(t *testing.T) {
	const rook = `[FEN "r5k1/pb3ppp/8/8/8/8/P4PPP/4K2R w K - 0 1"]`
	for _, c := range []struct{ name, fen, moves, want string }{
		{"a pawn is won", rook, "1. O-O { Yes. } ( 1. Rf1 $2 { No. } 1... Bxg2 { You lose the pawn. } )", ""},
		{"nothing is won", rook, "1. O-O { Yes. } ( 1. Rf1 $2 { You lose the pawn. } 1... Bc6 )", "claims that something is won, but its line wins nothing"},
		{"a quiet line", rook, "1. O-O { Yes. } ( 1. Rf1 $2 { Never again can you castle. } 1... Bc6 )", ""},
		{"the pawn is taken back", rook, "1. O-O { Yes. } ( 1. Kf1 $2 { No. } 1... Bxg2+ { You lose the pawn. } )", "wins nothing"},
		{"the learner comes out better", rook, "1. O-O { Yes. } ( 1. Kf1 $2 { No. } 1... Bxg2+ { So. } )", "the learner comes out better"},
		{"an even trade", `[FEN "4k3/8/5n2/3p4/4P3/3P4/8/4K3 w - - 0 1"]`, "1. e5 { Yes. } ( 1. Kf2 $2 { No. } 1... dxe4 { A trade. } )", ""},
		{"a mate", `[FEN "r5k1/5ppp/8/8/8/8/3N1PPP/6K1 w - - 0 1"]`, "1. h3 { Yes. } ( 1. Ne4 $2 { Black mates. } 1... Ra1# )", ""},
		{"no mate", `[FEN "r5k1/5ppp/8/8/8/8/3N1PPP/6K1 w - - 0 1"]`, "1. h3 { Yes. } ( 1. g3 $2 { Black mates. } 1... Ra1+ )", "claims a mate, but its line does not end in one"},
		{"words alone", rook, "1. O-O { Yes. } ( 1. Rf1 $2 { You lose the pawn. } )", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := Faults(Validate(parse(t, exercise(c.fen, c.moves)))).Error()
			if !strings.Contains(text, c.want) || c.want == "" && text != "" {
				t.Errorf("%s\nwant %s", text, c.want)
			}
		})
	}
}
