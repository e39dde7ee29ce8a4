package chess

import (
	"fmt"
	"strings"
	"testing"
)

// parseTry reads a try in UCI form, also one with a promotion that is not allowed.
func parseTry(t testing.TB, text string) Move {
	t.Helper()
	from, err := ParseSquare(text[:2])
	if err != nil {
		t.Fatal(err)
	}
	to, err := ParseSquare(text[2:4])
	if err != nil {
		t.Fatal(err)
	}
	promotion := NoPieceType
	if len(text) > 4 {
		promotion = PieceType(strings.IndexByte(".pnbrqk", text[4]))
	}
	return Move{from, to, promotion}
}

func codes(v Verdict) string {
	var names []string
	for _, r := range v.Reasons {
		names = append(names, string(r.Code))
	}
	return strings.Join(names, " ")
}

func TestExplainTries(t *testing.T) {
	explained := map[ReasonCode]bool{ReasonNoPassing: true, ReasonTouchMove: true} // never by Explain
	for _, row := range tsv(t, "tries.tsv") {
		t.Run(row[0], func(t *testing.T) {
			v := after(t, row[1], row[2]).Explain(parseTry(t, row[3]))
			if got := codes(v); got != row[4] {
				t.Errorf("reasons %q, want %q", got, row[4])
			}
			for _, r := range v.Reasons {
				explained[r.Code] = true
			}
		})
	}
	for _, code := range ReasonCodes() {
		if !explained[code] {
			t.Errorf("no try in testdata/tries.tsv has the reason %s", code)
		}
	}
}

// String writes what plays a part, in the order of the fields, apart from the flights.
func (e Evidence) String() string {
	var parts []string
	list := func(name string, squares []Square) {
		if len(squares) > 0 {
			parts = append(parts, fmt.Sprint(name, squares))
		}
	}
	one := func(name string, s Square) {
		if s != NoSquare {
			parts = append(parts, name+" "+s.String())
		}
	}
	list("attackers", e.Attackers)
	one("target", e.Target)
	list("blockers", e.Blockers)
	list("path", e.Path)
	list("checkers", e.Checkers)
	one("king", e.King)
	one("pinner", e.Pinner)
	list("line", e.Line)
	one("moved", e.Moved)
	one("ghost", e.Ghost)
	if e.Ply > 0 {
		parts = append(parts, fmt.Sprint("ply ", e.Ply))
	}
	return strings.Join(parts, ", ")
}

func TestExplainEvidence(t *testing.T) {
	want := map[string]string{
		"onto a piece of one's own":        "blockers[g2]",
		"rook through two pieces":          "blockers[a2 a3], path[a2 a3 a4 a5 a6]",
		"queen down through a piece":       "blockers[d3], path[d3 d2 d1]",
		"double step over a knight":        "blockers[e3], path[e3 e4]",
		"en passant a move late":           "target d5, moved d5, ghost d6, ply 1",
		"en passant after single steps":    "target d5, moved d5, ghost d6, ply 3",
		"en passant of a knight":           "target d5, ghost d6",
		"en passant uncovers a rook":       "attackers[h5], target a5, king a5, line[h5 g5 f5 e5 d5 c5 b5 a5], moved c5, ghost c6",
		"king onto a square of two":        "attackers[a2 f4], target e2, king e1",
		"king to king":                     "attackers[e8], target e7, king e6",
		"king back on the line":            "attackers[e1], target e5, checkers[e1], king e4, line[e1 e2 e3 e4 e5]",
		"pinned rook along the wrong line": "king e1, pinner h4, line[h4 g3 f2 e1]",
		"pinned knight, attacked twice":    "king e1, pinner e7, line[e7 e6 e5 e4 e3 e2 e1]",
		"check ignored":                    "attackers[e8], target e1, checkers[e8], king e1",
		"double check":                     "attackers[e1 f6], target e8, checkers[e1 f6], king e8",
		"king has moved":                   "path[e1 f1 g1], king e1, moved e1, ply 1",
		"rook has moved":                   "path[e1 f1 g1], king e1, moved h1, ply 1",
		"king came home":                   "path[e1 f1 g1], king e1, moved e1, ply 1",
		"both came home after castling":    "path[e1 f1 g1], king e1, moved e1, ply 1",
		"another rook in the corner":       "path[e1 d1 c1], king e1, moved a1, ply 2",
		"rook came into the corner":        "path[e1 f1 g1], king e1, moved h1, ply 1",
		"rook gone for the second time":    "target h1, path[e1 f1 g1], king e1, ply 5",
		"no right in the position":         "path[e1 f1 g1], king e1, moved h1",
		"no rook":                          "target h1, path[e1 f1 g1], king e1",
		"castling over three":              "blockers[d1 c1 b1], path[e1 d1 c1], king e1",
		"castling out of check":            "attackers[e7], target e1, path[e1 f1 g1], checkers[e7], king e1",
		"castling through two attackers":   "attackers[a6 f7], target f1, path[e1 f1 g1], king e1",
		"castling into check":              "attackers[g7], target g1, path[e1 f1 g1], king e1",
		"after mate":                       "checkers[h4], king e1",
	}
	for _, row := range tsv(t, "tries.tsv") {
		text, ok := want[row[0]]
		if !ok {
			continue
		}
		delete(want, row[0])
		v := after(t, row[1], row[2]).Explain(parseTry(t, row[3]))
		e := v.Reasons[0].Evidence
		if got := e.String(); got != text {
			t.Errorf("%s: %s\nwant %s", row[0], got, text)
		}
	}
	for name := range want {
		t.Errorf("no try is called %q", name)
	}
}

func TestExplainFlights(t *testing.T) {
	for _, c := range []struct{ name, fen, try, flights string }{
		{"answers to a check", "4r1k1/8/8/8/8/8/P5B1/4K3 w - - 0 1", "a2a3", "[d1 f1 d2 f2 e4]"},
		{"a pinned rook's line", "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", "e2c2", "[e3 e4 e5 e6 e7]"},
		{"where a knight goes", "4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1a3", "[c2 b3]"},
		{"double check", "4k3/6p1/5N2/8/8/8/8/K3R3 b - - 0 1", "g7f6", "[f7 d8 f8]"},
	} {
		p := mustFEN(t, c.fen)
		v := p.Explain(parseTry(t, c.try))
		if got := fmt.Sprint(v.Reasons[0].Evidence.Flights); got != c.flights {
			t.Errorf("%s: %s, want %s", c.name, got, c.flights)
		}
	}
}

// Kings, checks and castling rights of any kind must not upset Explain.
func TestExplainOddPositions(t *testing.T) {
	for _, fen := range []string{
		"8/8/8/8/8/8/8/8", "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQK b - - 0 1",
		"PPPPPPPP/8/8/8/8/8/8/pppppppp w - - 0 1", "PPPPPPPP/8/8/8/8/8/8/pppppppp b - - 0 1",
		"8/8/8/8/8/8/8/N7", "8/8/8/3pP3/8/8/8/8 w - d6 0 1", "kK6/8/8/8/8/8/8/8 w - - 0 1",
		"4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1",
	} {
		p := mustFEN(t, fen)
		allTries(func(m Move) {
			if v := p.Explain(m); v.Legal != p.IsLegal(m) || v.Legal != (len(v.Reasons) == 0) {
				t.Fatalf("%s %v: legal %v, explained %+v", fen, m, p.IsLegal(m), v)
			}
			p.After(m)
			_ = p.SAN(m)
		})
		p.ExplainEnd()
	}
}
