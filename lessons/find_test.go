package lessons

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// asking returns a runner of an exercise with that goal and position; more are further tags.
func asking(t *testing.T, goal, fen, more string) *Runner {
	t.Helper()
	return NewRunner(parse(t, `[FEN "`+fen+`"] [SetUp "1"] [Goal "`+goal+`"] `+more+`
{ Which? [%right That is all.] [%wrong h8 Not the corner.] [%wrong Look again.] } *`).Exercises[0])
}

func tap(t *testing.T, r *Runner, name string) Answer {
	t.Helper()
	s, err := chess.ParseSquare(name)
	if err != nil {
		t.Fatal(err)
	}
	return r.Tap(s)
}

func names(b chess.Bitboard) string {
	var names []string
	for _, s := range b.Squares() {
		names = append(names, s.String())
	}
	return strings.Join(names, " ")
}

func TestFind(t *testing.T) {
	const (
		empty  = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
		castle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
		pins   = "4k3/4r3/8/b7/8/2N5/4B3/4K3 w - - 0 1"
		taking = "4k3/8/3p4/4b3/1p3N2/2P2P2/8/4K2R w - - 0 1"
	)
	for _, c := range []struct {
		goal, fen, squares string
		misses             []string // "square|words", in the order tapped
	}{
		{"find square e4", empty, "e4", []string{
			"e5|That is e5. The file is right; count the ranks again.",
			"d4|That is d4. The rank is right; look for the letter of the file again.",
			"d5|That is d5. The letter is the file, the number is the rank.",
		}},
		{"find file c", empty, "c1 c2 c3 c4 c5 c6 c7 c8", []string{"d5|That is d5, on the d-file. The c-file goes straight up and down."}},
		{"find rank 4", empty, "a4 b4 c4 d4 e4 f4 g4 h4", []string{"d5|That is d5, on rank 5. Rank 4 goes straight across."}},
		{"find diagonal h1 a8", empty, "h1 g2 f3 e4 d5 c6 b7 a8", []string{
			"d4|The diagonal goes from h1 to a8 through the corners of its squares, and d4 is not on it.",
		}},
		{"find diagonal c1 f4", empty, "c1 d2 e3 f4", nil},
		{"find pieces r", castle, "a8 h8", []string{
			"a1|That is a white rook, and a black rook is asked for.", "e4|No piece stands on e4.",
		}},
		{"find moves e1", castle, "c1 d1 f1 g1 d2 e2 f2", []string{
			"h1|The king goes two squares towards the rook, not onto it.", "e3|A king moves one square.",
		}},
		{"find moves c3", pins, "", []string{"d5|Your knight is pinned"}},
		{"find moves e2", pins, "", []string{"d3|Your bishop is pinned"}},
		{"find captures f4", taking, "", []string{
			"e5|A knight jumps in an L", "d5|Nothing stands on d5 that could be taken.", "e6|Nothing stands on e6",
		}},
		{"find captures c3", taking, "b4", []string{"e5|A pawn"}},
		{"find captures e5", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "d5", []string{
			"d6|The pawn lands on d6, but what it takes stands on d5.", "f6|Nothing stands on f6 that could be taken.",
		}},
		{"find guarded f4", taking, "e2 g2 d3 h3 d5 h5 e6 g6", []string{
			"f5|The knight on f4 doesn't reach f5. A knight jumps", "f4|A piece never guards the square it stands on.",
		}},
		{"find guarded c3", taking, "b4 d4", []string{"c4|A pawn goes straight ahead, but it never attacks there.", "a5|A pawn attacks only the squares"}},
		{"find guarded h1", taking, "e1 f1 g1 h2 h3 h4 h5 h6 h7 h8", []string{"d1|The rook on h1 looks towards d1, but the king on e1 stands in its way."}},
		{"find attackers f4", taking, "e5", []string{
			"d6|A pawn attacks only", "c3|The pawn on c3 is White's. Only Black's pieces are asked for.", "a1|No piece stands on a1.",
			"e8|The king on e8 doesn't reach f4. A king attacks only the squares next to him.",
		}},
		{"find attackers c3", "4k3/8/5b2/4p3/3p4/8/8/4K3 w - - 0 1", "d4", []string{
			"f6|The bishop on f6 looks towards c3, but the pawn on d4 and the pawn on e5 stand in its way.",
		}},
		{"find defenders e1", castle, "a1 h1", []string{"a8|The rook on a8 is Black's."}},
		{"find movable", "7k/8/8/8/8/1p6/pP6/K1B5 w - - 0 1", "c1", []string{
			"b2|A pawn takes diagonally, never straight ahead", "a1|The pawn on a2 guards b1, so the king can't go there.", "a2|The pawn on a2 is Black's.",
		}},
		{"find movable", "4k3/8/8/8/8/8/3PPP2/3QKR2 w - - 0 1", "d1 f1 d2 e2 f2", []string{
			"e1|The king on e1 can't move: its own side stands on every square it could go to.",
		}},
		{"find takeable", taking, "b4", []string{
			"d6|None of your pieces attacks the pawn on d6.", "f4|The knight on f4 is White's.", "c8|No piece stands on c8.",
		}},
		{"find takeable", "4k3/4r3/8/8/2b5/8/4B3/4K3 w - - 0 1", "", []string{"c4|Your bishop is pinned", "e7|None of your pieces attacks the rook on e7."}},
		{"find loose", "4k3/8/8/4p3/1p1p4/2P5/8/4K3 w - - 0 1", "b4", []string{
			"d4|The pawn on e5 guards the pawn on d4 and would take back.", "e5|None of your pieces attacks the pawn on e5.",
		}},
		{"find checkers", "4k3/8/8/8/4r3/8/2n5/4K3 w - - 0 1", "c2 e4", []string{"e8|The king on e8 doesn't reach e1."}},
		{"find pinned", pins, "e2 c3", []string{
			"e1|The king can't be pinned", "e7|The rook on e7 is Black's.",
		}},
		{"find pinned", "4k3/4r3/8/8/4N3/8/4B2R/4K3 w - - 0 1", "", []string{
			"e4|The knight on e4 stands between the rook on e7 and your king, but so does the bishop on e2.",
			"h2|The rook on h2 shields the king from nothing.",
		}},
		{"find flights", castle, "d1 f1 d2 e2 f2", []string{"g1|That would be castling.", "e3|A king moves one square."}},
		{"find mates", "7k/5K2/8/8/8/8/2Q5/8 w - - 0 1", "h2", []string{
			"h7|Qh7+: It is check, but the king on h8 can take your queen on h7.", "g6|Qg6: Stalemate. Black isn't in check but has no move left.", "c3|Qc3+", "a1|None of your pieces can go to a1.",
		}},
	} {
		t.Run(c.goal+" in "+c.fen, func(t *testing.T) {
			none := ""
			if c.squares == "" {
				none = `[Calls "none"]`
			}
			r := asking(t, c.goal, c.fen, none)
			goal := r.exercise.Goal.(finding)
			if r.exercise.Goal.String() != c.goal {
				t.Errorf("the goal is called %q", r.exercise.Goal)
			}
			want := strings.Fields(c.squares)
			if got := goal.squares(r.Game()); got.Count() != len(want) {
				t.Errorf("the squares are %s, want %s", names(got), c.squares)
			}
			for _, miss := range c.misses {
				square, text, _ := strings.Cut(miss, "|")
				a := tap(t, r, square)
				if a.Verdict != VerdictWrong && a.Verdict != VerdictOther || !strings.HasPrefix(a.Text, text) {
					t.Errorf("%s: %s %q, want %q", square, a.Verdict, a.Text, text)
				}
			}
			for i, square := range want {
				a := tap(t, r, square)
				if last := i == len(want)-1; a.Verdict != map[bool]Verdict{false: VerdictGood, true: VerdictDone}[last] {
					t.Errorf("%s: %+v", square, a)
				}
			}
			if none != "" {
				says(t, r.Choose("none"), "done|Solved|That is all.|")
			}
			if r.State() != StateSolved {
				t.Error("not solved")
			}
		})
	}
}

func TestTapping(t *testing.T) {
	r := asking(t, "find pieces r", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "")
	if r.Tally() != "0 of 2" || r.HasHint() || !r.HasSolution() || len(r.Choices()) != 0 {
		t.Errorf("a fresh runner: %q", r.Tally())
	}
	says(t, try(t, r, "e1g1"), "other|Tap a square|Nothing moves in this exercise: tap the squares that are asked for.|")
	says(t, r.Tap(chess.NoSquare), "other|Tap a square|Name a square of the board, for instance e4.|")
	says(t, r.Choose("none"), "other|Choose an answer|That is not one of the answers.|")
	if r.Stars() != 3 {
		t.Error("what is no answer costs")
	}
	says(t, tap(t, r, "a8"), "good|Right|1 of 2.|")
	says(t, tap(t, r, "a8"), "other|Already found|You have found that one. Look for another.|")
	says(t, tap(t, r, "e4"), "wrong|Not quite|No piece stands on e4. Look again.|")
	says(t, tap(t, r, "e4"), "wrong|Not quite|No piece stands on e4. Look again.|")
	if r.Tally() != "1 of 2" || names(r.Found()) != "a8" || r.Stars() != 2 {
		t.Errorf("%q, found %s, %d stars", r.Tally(), names(r.Found()), r.Stars())
	}
	if s, ok := r.SolutionSquare(); !ok || s != chess.H8 || r.Stars() != 1 {
		t.Error("the solution is not h8")
	}
	says(t, tap(t, r, "h8"), "done|Solved|That is all.|")
	says(t, tap(t, r, "e4"), "done|Solved||")
	if _, ok := r.SolutionSquare(); ok || r.CanTakeBack() || r.State() != StateSolved {
		t.Error("after the end")
	}
	r.Restart()
	if r.Found() != 0 || r.State() != StateLearner || r.Stars() != 3 {
		t.Error("not begun again")
	}
	r = asking(t, "find pieces n", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", `[Calls "none"]`)
	if len(r.Choices()) != 1 || r.Tally() != "0 found" {
		t.Error("nobody may say that there is none")
	}
	says(t, tap(t, r, "h8"), "wrong|Not quite|Not the corner.|")
	if id, _ := r.SolutionChoice(); id != "none" {
		t.Errorf("the solution is %q", id)
	}
	r = asking(t, "find pieces k", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", `[Calls "none"]`)
	says(t, r.Choose("none"), "wrong|Not quite|Look again: there is something to find.|")
	if _, ok := r.SolutionChoice(); ok || r.Stars() != 2 {
		t.Error("none is shown")
	}
}

// TestFindProofs draws why.
func TestFindProofs(t *testing.T) {
	r := asking(t, "find checkers", "4k3/8/8/8/4r3/8/2n5/4K3 w - - 0 1", "")
	tap(t, r, "c2")
	if a := tap(t, r, "e4"); len(a.Proof.Attacks) != 2 || a.Proof.Attacks[0] != (Attack{chess.C2, chess.E1}) {
		t.Errorf("checkers: %+v", a.Proof)
	}
	r = asking(t, "find pinned", "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "")
	if a := tap(t, r, "e2"); len(a.Proof.Tries) != 1 || a.Proof.Tries[0].Verdict.Reasons[0].Evidence.Pinner != chess.E7 {
		t.Errorf("pinned: %+v", a.Proof)
	}
	r = asking(t, "find moves a1", "4k3/8/8/8/P7/8/8/R3K3 w - - 0 1", "")
	if a := tap(t, r, "a6"); len(a.Proof.Tries) != 1 || names(squaresOfBlockers(a)) != "a4" {
		t.Errorf("moves: %+v", a.Proof)
	}
	if a := tap(t, r, "b2"); a.Proof.Tries[0].Verdict.Reasons[0].Evidence.Flights != nil {
		t.Errorf("a wrong square gives the right ones away: %+v", a.Proof)
	}
	r = asking(t, "find guarded a1", "4k3/8/8/8/P7/8/8/R3K3 w - - 0 1", "")
	if a := tap(t, r, "a6"); names(squaresOfBlockers(a)) != "a4" {
		t.Errorf("guarded: %+v", a.Proof)
	}
}

func squaresOfBlockers(a Answer) chess.Bitboard {
	var b chess.Bitboard
	for _, judged := range a.Proof.Tries {
		for _, s := range judged.Verdict.Reasons[0].Evidence.Blockers {
			b |= 1 << s
		}
	}
	return b
}

// positions returns positions of random games, without castling and en passant.
func positions(seed uint64) []string {
	var fens []string
	rnd := rand.New(rand.NewPCG(seed, 7))
	p := chess.StartPosition()
	for range 120 {
		moves := p.LegalMoves()
		if len(moves) == 0 {
			break
		}
		p = p.After(moves[rnd.IntN(len(moves))])
		fields := strings.Fields(p.FEN())
		fens = append(fens, fields[0]+" "+fields[1]+" - - 0 1")
	}
	return fens
}

// TestFindAgainstMailbox compares the sets with those of another program.
func TestFindAgainstMailbox(t *testing.T) {
	for seed := range uint64(4) {
		for i, fen := range positions(seed) {
			if i%5 != 0 {
				continue
			}
			p, err := chess.ParseFEN(fen)
			if err != nil {
				t.Fatal(err)
			}
			g := chess.NewGame(p)
			m := mailboxOf(fen)
			king := m.king(m.white)
			check := func(goal finding, want chess.Bitboard) {
				t.Helper()
				if got := goal.squares(g); got != want {
					t.Errorf("%s in %s: %s, want %s", goal, fen, names(got), names(want))
				}
				for s := range chess.NoSquare {
					if !want.Has(s) && goal.about(g, s).Text == "" {
						t.Errorf("%s in %s: no words about %v", goal, fen, s)
					}
				}
			}
			takeable := func(s int) bool {
				return m.theirs(s) && some(func(from int) bool { return m.legal(from, s) })
			}
			check(findMovable{}, set(func(s int) bool { return some(func(to int) bool { return m.legal(s, to) }) }))
			check(findTakeable{}, set(takeable))
			check(findLoose{}, set(func(s int) bool { return takeable(s) && !m.attacked(s, !m.white) }))
			check(findCheckers{}, set(func(s int) bool { return m.theirs(s) && m.attacks(s, king) }))
			check(findFlights{}, set(func(s int) bool { return m.legal(king, s) }))
			check(findPinned{}, set(func(s int) bool {
				if !m.mine(s) || s == king {
					return false
				}
				without := m
				without.board[s] = 0
				return some(func(by int) bool { return m.theirs(by) && !m.attacks(by, king) && without.attacks(by, king) })
			}))
			for s := range chess.NoSquare {
				at := int(s)
				check(findAttackers{target: s}, set(func(from int) bool { return m.theirs(from) && m.attacks(from, at) }))
				check(findAttackers{target: s, guard: true}, set(func(from int) bool { return m.mine(from) && m.attacks(from, at) }))
				if m.board[s] != 0 {
					check(findGuarded{from: s}, set(func(to int) bool { return m.attacks(at, to) }))
				}
				if m.mine(at) {
					check(findMoves{from: s}, set(func(to int) bool { return m.legal(at, to) }))
					check(findCaptures{from: s}, set(func(to int) bool { return m.theirs(to) && m.legal(at, to) }))
				}
			}
		}
	}
}

func TestFindDefects(t *testing.T) {
	const script = `[StudyName "T"] [ChapterName "E"] [FEN "4k3/8/8/8/8/8/P7/R3K3 w Q - 0 1"] [SetUp "1"] [Facts "2.4"]
[Goal "find moves a1"]

{ Where can the rook on a1 go? [%hint It goes straight.] [%hint Its own pawn stands on a2.] [%right Three squares.] [%wrong a3 The pawn is in the way.] } *`
	for _, c := range []struct{ name, old, new, want string }{
		{"sound", "", "", ""},
		{"no piece", "moves a1", "moves a3", "No piece of the side to move stands on a3."},
		{"other side's piece", "moves a1", "moves e8", "No piece of the side to move stands on e8."},
		{"nothing to find", "moves a1", "captures a1", "There is no square to find."},
		{"nothing to find, and asked", `"find moves a1"]`, `"find captures a1"] [Calls "none"]`, ""},
		{"right called wrong", "[%wrong a3", "[%wrong b1", "The script calls the answer b1 wrong, but it is right."},
		{"twice", "[%wrong a3", "[%wrong a3 No.] [%wrong a3", "There are two texts for the same answer."},
		{"no right words", "[%right Three squares.]", "", "There are no words for the right answer."},
		{"hint beside the board", "on a2", "on a9", "A hint speaks of a9, which is no square."},
		{"unnamed square", "moves a1", "square d1", "The prompt does not name the square d1."},
		{"named square", `moves a1`, `square a1`, ""},
		{"no king to pin", "find moves a1", "find pinned", "There is no square to find."},
		{"move words", "[%right", "[%illegal e1c1 No.] [%right", "The command [%illegal] is never used"},
	} {
		t.Run(c.name, func(t *testing.T) {
			faults := Validate(parse(t, strings.Replace(script, c.old, c.new, 1)))
			if c.want != "" {
				expect(t, faults, c.want)
			} else if len(faults) > 0 {
				t.Error(faults)
			}
		})
	}
	loose := strings.NewReplacer("find moves a1", "find loose", "4k3/8/8/8/8/8/P7/R3K3 w Q - 0 1", "4k3/4n3/8/3p4/8/8/6Q1/K3R3 w - - 0 1", "on a1", "on g2", "on a2", "on d5", "a3", "h1")
	expect(t, Validate(parse(t, strings.Replace(loose.Replace(script), "rook", "queen", 1))), "Whether the pawn on d5 is guarded can be answered both ways")
}
