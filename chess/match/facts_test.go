package match

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
)

// rows reads a table with a header line.
func rows(t testing.TB, path ...string) [][]string {
	t.Helper()
	table, err := os.ReadFile(filepath.Join(path...))
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for _, line := range strings.Split(strings.TrimSpace(string(table)), "\n")[1:] {
		rows = append(rows, strings.Split(line, "\t"))
	}
	return rows
}

// facts calls check with the questions of one kind in chess/testdata/rules.tsv, on which several rules libraries agree.
func facts(t *testing.T, kind string, answer func(t *testing.T, input string) string) {
	t.Helper()
	n := 0
	for _, row := range rows(t, "..", "testdata", "rules.tsv") {
		if row[1] != kind {
			continue
		}
		n++
		t.Run(row[0], func(t *testing.T) {
			if got := answer(t, row[2]); got != row[3] {
				t.Errorf("%s: %s, want %s", row[2], got, row[3])
			}
		})
	}
	if n == 0 {
		t.Fatalf("no facts of kind %s", kind)
	}
}

func TestFactsStatus(t *testing.T) {
	facts(t, "status", func(t *testing.T, fen string) string {
		switch r := Judge(game(t, fen, "")); r.Outcome {
		case None, DeadPosition: // the question is about mate and stalemate only
			return "ongoing"
		default:
			return r.Outcome.String()
		}
	})
}

func TestFactsFiftyAndSeventyFive(t *testing.T) {
	facts(t, "fifty_75", func(t *testing.T, fen string) string {
		g := game(t, fen, "")
		p := g.Position()
		ended := Judge(g).Outcome
		now := slices.Contains(Judge(g).Claims(), FiftyMoves)
		if ended == SeventyFiveMoves {
			now = true // so the question is meant, though there is nothing left to claim
		}
		claim := now
		for _, m := range p.LegalMoves() {
			claim = claim || slices.Contains(Counted(g, m).Claims(), FiftyMoves)
		}
		return fmt.Sprintf("fifty=%v claim=%v auto75=%v", now, claim, ended == SeventyFiveMoves)
	})
}

func TestFactsInsufficient(t *testing.T) {
	facts(t, "insufficient", func(t *testing.T, fen string) string {
		return strconv.FormatBool(Judge(game(t, fen, "")).Outcome == DeadPosition)
	})
}

func TestFactsInsufficientSide(t *testing.T) {
	facts(t, "insufficient_side", func(t *testing.T, input string) string {
		fen, side, _ := strings.Cut(input, " | ")
		loser := chess.White
		if side == "white" {
			loser = chess.Black
		}
		m := played(t, fen, "")
		if err := m.FlagFalls(loser); err != nil {
			t.Fatal(err)
		}
		return strconv.FormatBool(m.Result().Drawn)
	})
}

// What pages on the rules get wrong (testdata/subtle.tsv), each question put to the package.
func TestSubtle(t *testing.T) {
	judged := func(moves string, want Outcome) func(t *testing.T, fen string) {
		return func(t *testing.T, fen string) {
			if r := Judge(game(t, fen, moves)); r.Outcome != want {
				t.Errorf("%s after %q, want %s", r.Outcome, moves, want)
			}
		}
	}
	flag := func(loser chess.Color, drawn bool) func(t *testing.T, fen string) {
		return func(t *testing.T, fen string) {
			m := played(t, fen, "")
			if err := m.FlagFalls(loser); err != nil {
				t.Fatal(err)
			}
			want := dead.Yes
			if drawn {
				want = dead.No
			}
			if r := m.Result(); r.Drawn != drawn || r.Mate.Answer != want {
				t.Errorf("drawn %v, the other side can mate: %s", r.Drawn, r.Mate.Answer)
			}
		}
	}
	repeats := func(moves string, want int) func(t *testing.T, fen string) {
		return func(t *testing.T, fen string) {
			if got := len(Judge(game(t, fen, moves)).Occurrences); got != want {
				t.Errorf("after %q the position stood %d times, want %d", moves, got, want)
			}
		}
	}
	touched := func(names, want string) func(t *testing.T, fen string) {
		return func(t *testing.T, fen string) {
			if got := uci(Obliged(game(t, fen, "").Position(), squares(t, names), chess.NoPieceType).Moves); got != want {
				t.Errorf("touching %s leaves %s, want %s", names, got, want)
			}
		}
	}
	both := func(checks ...func(t *testing.T, fen string)) func(t *testing.T, fen string) {
		return func(t *testing.T, fen string) {
			for _, check := range checks {
				check(t, fen)
			}
		}
	}
	questions := map[string]func(t *testing.T, fen string){
		"promo-queen-stalemates": both(judged("f7f8q", Stalemate), judged("f7f8r", None)),
		"ep-saves-from-mate":     both(judged("", None), func(t *testing.T, fen string) { judged("", Checkmate)(t, strings.Replace(fen, "c6", "-", 1)) }),
		"ep-only-move-not-stalemate": both(judged("", None), func(t *testing.T, fen string) {
			judged("", Stalemate)(t, strings.Replace(fen, "d6", "-", 1))
		}),
		"rep-illegal-ep-same-position": func(t *testing.T, fen string) {
			p, without := game(t, fen, "").Position(), game(t, strings.Replace(fen, "c6", "-", 1), "").Position()
			if p.Key() != without.Key() {
				t.Error("two positions")
			}
		},
		"rep-legal-ep-different": both(repeats("e1e2 e8e7 e2e1 e7e8", 1), repeats("e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8", 2)),
		"rep-castling-differs":   both(repeats("a1b1 a8b8 b1a1 b8a8", 1), repeats("a1b1 a8b8 b1a1 b8a8 a1b1 a8b8 b1a1 b8a8", 2)),
		"rep-castling-prevented-not-lost": func(t *testing.T, fen string) {
			p := game(t, fen, "").Position()
			if lost := game(t, strings.Replace(fen, "KQkq", "kq", 1), "").Position(); !p.InCheck() || p.Key() == lost.Key() || !p.CastlingRights().Has(chess.White, chess.KingSide) {
				t.Error("the right is lost in check")
			}
		},
		"rep-three-claim-five-automatic": both(
			judged(strings.Repeat(knightsOutAndBack, 2), None), judged(strings.Repeat(knightsOutAndBack, 4), FivefoldRepetition),
			func(t *testing.T, fen string) {
				if got := Judge(game(t, fen, strings.Repeat(knightsOutAndBack, 2))).Claims(); !slices.Equal(got, []Outcome{ThreefoldRepetition}) {
					t.Errorf("claims %v", got)
				}
			}),
		"75-mate-takes-precedence": judged("a1a8", Checkmate),
		"75-automatic-draw":        judged("a1a7", SeventyFiveMoves),
		"50-claim-only": both(judged("", None), func(t *testing.T, fen string) {
			if got := Judge(game(t, fen, "")).Claims(); !slices.Equal(got, []Outcome{FiftyMoves}) {
				t.Errorf("claims %v", got)
			}
		}),
		"50-claim-with-intended-move": func(t *testing.T, fen string) {
			g := game(t, fen, "")
			if got := Counted(g, move(t, g.Position(), "a1a7")).Claims(); Judge(g).Claims() != nil || !slices.Equal(got, []Outcome{FiftyMoves}) {
				t.Errorf("claims %v", got)
			}
		},
		"stalemate-basic":              judged("", Stalemate),
		"stalemate-many-pieces":        judged("", Stalemate),
		"stalemate-queen-too-close":    judged("", Stalemate),
		"pawns-blocked":                judged("", None),
		"touch-rook-first":             touched("h1 e1", "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"),
		"touch-king-and-rook":          touched("e1 h1", "e1g1"),
		"touch-illegal-castling":       both(touched("e1", "e1c1 e1d1 e1d2 e1e2"), touched("e1 h1", "e1c1 e1d1 e1d2 e1e2")),
		"dead-KvK":                     judged("", DeadPosition),
		"dead-KBvK":                    judged("", DeadPosition),
		"dead-KNvK":                    judged("", DeadPosition),
		"dead-KBvKB-same-colour":       judged("", DeadPosition),
		"dead-many-bishops-one-colour": judged("", DeadPosition),
		"notdead-KBvKB-opposite":       judged("", None),
		"notdead-KNvKN":                judged("", None),
		"notdead-KBvKN":                judged("", None),
		"notdead-KNNvK":                judged("", None),
		"flag-KNvKP":                   flag(chess.Black, false),
		"flag-KNvKQ":                   both(flag(chess.Black, true), flag(chess.White, false)),
		"flag-KBvKR":                   flag(chess.Black, true),
		"flag-KBvKQ-KBvKP":             flag(chess.Black, false),
		"dead-pawn-wall":               judged("", DeadPosition),
		"dead-pawn-wall-bishop":        judged("", DeadPosition),
		"notdead-wall-with-gap":        judged("", None),
		"dead-forced-capture":          judged("", DeadPosition),
		"flag-forced-mate-other-side":  both(flag(chess.Black, true), judged("", None)),
		"flag-simultaneous-mate": func(t *testing.T, fen string) {
			m := played(t, fen, "")
			if m.Play(move(t, m.Position(), "a1a8")) != nil || m.FlagFalls(chess.White) == nil {
				t.Error("the flag falls after the mate")
			}
			if winner, won := m.Result().Winner(); !won || winner != chess.White {
				t.Errorf("%+v", m.Result())
			}
		},
		"resign-no-mate": func(t *testing.T, fen string) {
			m := played(t, fen, "")
			if err := m.Resign(chess.White); err != nil || !m.Result().Drawn {
				t.Errorf("%v, %+v", err, m.Result())
			}
		},
	}
	for _, row := range rows(t, "testdata", "subtle.tsv") {
		t.Run(row[0], func(t *testing.T) {
			question, ok := questions[row[0]]
			if !ok {
				t.Fatal("the question is not put")
			}
			question(t, row[1])
			if t.Failed() {
				t.Logf("%s %s %s", row[1], row[2], row[3])
			}
			delete(questions, row[0])
		})
	}
	for id := range questions {
		t.Errorf("%s is in no row", id)
	}
}
