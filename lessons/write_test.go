package lessons

import (
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

func TestWrite(t *testing.T) {
	const (
		knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1"
		taking  = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"
		lady    = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
		castles = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
	)
	for _, c := range []struct{ fen, san, written, want string }{
		{"", "Nf3", "Nf3", "done|Solved|Well.|g1f3"},
		{"", "Nf3", "  Nf3 ", "done|Solved|Well.|g1f3"},
		{"", "Nf3", "nf3", "other|Nearly|The letter of a piece is a capital, N.|"},
		{"", "Nf3", "f3", "wrong|Not quite|That says: White's pawn goes from f2 to f3. Again.|"},
		{"", "Nf3", "Ng1f3", "other|Nearly|Only one knight can go there, so where it comes from is left out.|"},
		{"", "Nf3", "g1f3", "other|Nearly|The letter of the piece stands in front: a knight is N. Where it comes from is left out.|"},
		{"", "Nf3", "Sf3", "other|Nearly|In English the letter of the knight is N.|"},
		{"", "Nf3", "Nxf3", "other|Nearly|Nothing is taken, so there is no x.|"},
		{"", "Nf3", "Nf3+", "other|Nearly|It gives no check, so nothing stands at the end.|"},
		{"", "Nf3", "Nf3!", "other|Nearly|Leave out the signs ! and ?.|"},
		{"", "Nf3", "Nh3", "wrong|Not quite|That says: White's knight goes from g1 to h3. Again.|"},
		{"", "Nf3", "Ne5", "other|Type it again|None of your knights can get to e5.|"},
		{"", "Nf3", "e2e5", "wrong|Not quite|That would not be the arrow's move. Again.|"},
		{"", "Nf3", "hello", "other|Type it again|"},
		{"", "e4", "e4", "done|Solved|Well.|e2e4"},
		{"", "e4", "E4", "other|Nearly|Squares are written with small letters.|"},
		{"", "e4", "Pe4", "other|Nearly|A pawn has no letter.|"},
		{"", "e4", "e2e4", "other|Nearly|Only the square the pawn goes to is written.|"},
		{"", "e4", "e2-e4", "other|Nearly|Only the square the pawn goes to is written. No hyphen is written.|"},
		{knights, "Nbd2", "Nbd2", "done|Solved|Well.|b1d2"},
		{knights, "Nbd2", "Nd2", "other|Nearly|Which one? "},
		{knights, "Nbd2", "N1d2", "other|Nearly|To tell it from the other knight, the file b is enough.|"},
		{knights, "Nbd2", "Nb1d2", "other|Nearly|To tell it from the other knight, the file b is enough.|"},
		{knights, "Nbd2", "Nfd2", "wrong|Not quite|That says: White's knight goes from f3 to d2. Again.|"},
		{taking, "exd5", "exd5", "done|Solved|Well.|e4d5"},
		{taking, "exd5", "ed5", "other|Nearly|A capture is written with a small x.|"},
		{taking, "exd5", "e4xd5", "other|Nearly|Of the square the pawn comes from, write only the file.|"},
		{taking, "exd5", "exd5 e.p.", "other|Nearly|You need not write e.p.|"},
		{lady, "a8=Q+", "a8=Q+", "done|Solved|Well.|a7a8q"},
		{lady, "a8=Q+", "a8Q+", "other|Nearly|What the pawn becomes stands behind the sign =.|"},
		{lady, "a8=Q+", "a8=Q", "other|Nearly|It gives check, so a + stands at the end.|"},
		{lady, "a8=Q+", "a8=q+", "other|Nearly|What the pawn becomes is a capital letter behind the =.|"},
		{lady, "a8=Q+", "a8", "other|Nearly|What the pawn becomes stands behind the sign =. It gives check, so a + stands at the end.|"},
		{lady, "a8=Q+", "a8=N", "wrong|Not quite|That says: White's pawn goes from a7 to a8 and becomes a knight. Again.|"},
		{castles, "O-O", "O-O", "done|Solved|Well.|e1g1"},
		{castles, "O-O", "0-0", "other|Nearly|Castling is written with the letter O, not with zeros.|"},
		{castles, "O-O", "o-o", "other|Nearly|The letters O are capitals.|"},
		{castles, "O-O", "OO", "other|Nearly|A hyphen stands between the letters O.|"},
		{castles, "O-O", "e1g1", "other|Nearly|Castling has a sign of its own, with an O for each square the rook goes.|"},
		{"7k/5K2/8/8/8/8/2Q5/8 w - - 0 1", "Qh2#", "Qh2", "other|Nearly|It is mate, so a # stands at the end.|"},
		{"7k/5K2/8/8/8/8/2Q5/8 w - - 0 1", "Qh2#", "Qh2+", "other|Nearly|It is mate, so a # stands at the end.|"},
		{"r3k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Rxa8+", "Ra8", "other|Nearly|A capture is written with a small x. It gives check, so a + stands at the end.|"},
		{"r3k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Rxa8+", "Rxa8++", "other|Nearly|One + is enough.|"},
	} {
		t.Run(c.san+" written "+c.written, func(t *testing.T) {
			tags := `[Goal "write"]`
			if c.fen != "" {
				tags += `[FEN "` + c.fen + `"] [SetUp "1"]`
			}
			r := NewRunner(parse(t, tags+"\n\n{ Write it. [%wrong Again.] } 1. "+c.san+" { Well. } *").Exercises[0])
			if m, ok := r.Pointed(); !ok || len(r.Shapes()) != 1 || r.Shapes()[0].From != m.From {
				t.Error("no arrow")
			}
			a := r.Write(c.written)
			got := string(a.Verdict) + "|" + a.Title + "|" + a.Text + "|"
			for _, m := range a.Played {
				got += m.String()
			}
			if !strings.HasPrefix(got, c.want) {
				t.Errorf("%q\nwant %q", got, c.want)
			}
			if free := a.Verdict != VerdictWrong; free != (r.Stars() == 3) {
				t.Errorf("%s leaves %d stars", a.Verdict, r.Stars())
			}
		})
	}
}

// TestWriteOn goes on from move to move, and shows what it cannot do.
func TestWriteOn(t *testing.T) {
	r := NewRunner(parse(t, `[Goal "write"] { Write it. [%hint a] } 1. e4 { One. } 1... e5 { Once more. } 2. Nf3 { Two. } 2... Nc6 { Black follows. } *`).Exercises[0])
	says(t, r.Try(chess.Move{From: chess.E2, To: chess.E4}), "other|Write the move|Here the move is written: type it into the field.|")
	says(t, r.Write("e4"), "good|Right|One.|e2e4 e7e5")
	if m, _ := r.Pointed(); m.From != chess.G1 || r.Prompt() != "Once more." {
		t.Errorf("%v, %q", m, r.Prompt())
	}
	if text, ok := r.SolutionText(); !ok || text != "Nf3" || r.Stars() != 1 {
		t.Errorf("shown %q", text)
	}
	says(t, r.Write("Nf3"), "done|Solved|Two. Black follows.|g1f3 b8c6")
	if _, ok := r.Pointed(); ok || r.Write("Nf3").Verdict != VerdictDone {
		t.Error("after the end")
	}
	if !r.TakeBack() || r.Game().Ply() != 2 {
		t.Error("not taken back")
	}
	if r := NewRunner(parse(t, `[Goal "write"] [FEN "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"] { Write it. } 1. a8=N { x } *`).Exercises[0]); r.Prompt() != "Write it. The pawn becomes a knight." {
		t.Error(r.Prompt())
	}
}

func TestRead(t *testing.T) {
	const (
		knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1"
		lady    = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
	)
	for _, c := range []struct{ fen, san, played, want string }{
		{knights, "Nbd2", "b1d2", "done|Solved|Well.|b1d2"},
		{knights, "Nbd2", "f3d2", "wrong|Not quite|That is Nfd2. Two can go there. What stands between the letter and the square says which one. Again.|f3d2"},
		{knights, "Nbd2", "b1c3", "wrong|Not quite|That is Nc3. The square it goes to is written last. Again.|b1c3"},
		{knights, "Nbd2", "e1d2", "wrong|Not quite|That is Kd2. The letter in front says which piece moves. Again.|e1d2"},
		{"", "e3", "g1f3", "wrong|Not quite|That is Nf3. Without a letter a pawn moves. Again.|g1f3"},
		{lady, "a8=N", "a7a8q", "wrong|Not quite|That is a8=Q+. What the pawn becomes stands behind the =. Again.|a7a8q"},
		{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "e1f1", "wrong|Not quite|That is Kf1. O-O and O-O-O are castling: O-O with the rook that is nearer. Again.|e1f1"},
	} {
		tags := `[Goal "read"]`
		if c.fen != "" {
			tags += `[FEN "` + c.fen + `"] [SetUp "1"]`
		}
		r := NewRunner(parse(t, tags+"\n\n{ Play it. [%wrong Again.] } 1. "+c.san+" { Well. } *").Exercises[0])
		m := chess.Move{}
		p := r.Game().Position()
		for _, legal := range p.LegalMoves() {
			if legal.String() == c.played {
				m = legal
			}
		}
		says(t, r.Try(m), c.want)
	}
}

func TestPlace(t *testing.T) {
	const script = `[FEN "4k3/8/8/8/8/8/8/R3K2R w - - 0 1"] [SetUp "1"] [Goal "place"] [Target "r3k3/7q/8/8/8/8/8/R2QK2R"]
{ Put them where they belong. [%right Well.] [%wrong e4 Not in the middle.] [%wrong Look at the first rank.] } *`
	r := NewRunner(parse(t, script).Exercises[0])
	if r.Hand() != chess.NewPiece(chess.White, chess.Queen) || r.Prompt() != "Put them where they belong. Place: the white queen." || r.Tally() != "0 of 3" || r.Begun() {
		t.Errorf("%v, %q, %q", r.Hand(), r.Prompt(), r.Tally())
	}
	says(t, tap(t, r, "a1"), "wrong|Not quite|The white rook stands there already. Look at the first rank.|")
	says(t, tap(t, r, "a8"), "wrong|Not quite|The black rook belongs on a8. Look at the first rank.|")
	says(t, tap(t, r, "a8"), "wrong|Not quite|The black rook belongs on a8. Look at the first rank.|")
	says(t, tap(t, r, "e4"), "wrong|Not quite|Not in the middle.|")
	says(t, tap(t, r, "b2"), "wrong|Not quite|No piece belongs on b2. Look at the first rank.|")
	says(t, tap(t, r, "d1"), "good|Right|1 of 3.|")
	if p := r.Game().Position(); p.PieceAt(chess.D1) != chess.NewPiece(chess.White, chess.Queen) || r.Prompt() != "Put them where they belong. Place: the black rook." || !r.Begun() {
		t.Errorf("%s, %q", p.FEN(), r.Prompt())
	}
	if s, ok := r.SolutionSquare(); !ok || s != chess.A8 {
		t.Errorf("shown %v", s)
	}
	says(t, tap(t, r, "a8"), "good|Right|2 of 3.|")
	says(t, tap(t, r, "h7"), "done|Solved|Well.|")
	if p := r.Game().Position(); p.FEN() != "r3k3/7q/8/8/8/8/8/R2QK2R w - - 0 1" || r.Hand() != chess.NoPiece || r.Prompt() != "Put them where they belong." {
		t.Error(p.FEN())
	}
	r.Restart()
	if p := r.Game().Position(); p.PieceAt(chess.D1) != chess.NoPiece || r.Stars() != 3 || r.Tally() != "0 of 3" {
		t.Error("not begun again")
	}
}

// TestPlaceInOrder: what is handed out when.
// Scripts that no validator would let pass are played without a fall all the same.
func TestNothingToShow(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"] [Goal "place"] [Target "4k3/8/8/8/8/8/8/4K3"] { x } *`).Exercises[0])
	if s, ok := r.SolutionSquare(); ok || r.Stars() != 3 {
		t.Errorf("nothing is to be placed, and %v is shown", s)
	}
	r = NewRunner(parse(t, `[Calls "arbiter"] [Goal "write"] { x [%do arbiter y] } *`).Exercises[0])
	if text, ok := r.SolutionText(); ok || r.Stars() != 3 {
		t.Errorf("nothing is to be written, and %q is shown", text)
	}
}

func TestPlaceInOrder(t *testing.T) {
	for _, c := range []struct{ order, want string }{
		{"", "RNBQKBNRPPPPPPPPrnbqkbnrpppppppp"},
		{"[%order KQRBNP]", "KQRRBBNNPPPPPPPPkqrrbbnnpppppppp"},
		{"[%order KkQq]", "KkQqRNBBNRPPPPPPPPrnbbnrpppppppp"},
	} {
		r := NewRunner(parse(t, `[FEN "8/8/8/8/8/8/8/8 w - - 0 1"] [Kings "none"] [Goal "place"] [Target "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"] { x `+c.order+` } *`).Exercises[0])
		got := ""
		for r.Hand() != chess.NoPiece {
			got += string(rune(r.Hand().Letter()))
			s, _ := r.SolutionSquare()
			r.Tap(s)
		}
		if got != c.want || r.State() != StateSolved {
			t.Errorf("%q: %s, want %s", c.order, got, c.want)
		}
		if p := r.Game().Position(); !strings.HasPrefix(p.FEN(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w") {
			t.Error(p.FEN())
		}
	}
}

func TestNotationDefects(t *testing.T) {
	const head = `[StudyName "T"] [ChapterName "E"] [SetUp "1"] [Facts "8.1"] `
	const (
		writing = head + `[FEN "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"] [Goal "write"]
{ Write it. [%hint Up the file.] [%hint To a8.] } 1. Ra8+ { Right. It gives check. } *`
		reading = head + `[FEN "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"] [Goal "read"]
{ Play “Ra8+”. [%hint Up the file.] [%hint To a8.] } 1. Ra8+ { Right. It gives check. } *`
		placing = head + `[FEN "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"] [Goal "place"] [Target "4k3/8/8/8/8/8/8/R3K2R"]
{ Where? [%hint In a corner.] [%hint On h1.] [%right Well.] [%order RK] } *`
	)
	for _, c := range []struct{ name, script, old, new, want string }{
		{"sound writing", writing, "", "", ""},
		{"sound reading", reading, "", "", ""},
		{"sound placing", placing, "", "", ""},
		{"variation", writing, "check. }", "check. } ( 1. Ra7 $2 { No. } )", "Where moves are written, variations are never played."},
		{"illegal words", writing, "[%hint Up", "[%illegal No.] [%hint Up", "The command [%illegal] is never used"},
		{"no feedback", writing, " { Right. It gives check. }", "", "There is no feedback for Ra8+."},
		{"another move", reading, "Ra8+”", "Ra8”", "The prompt does not name the move Ra8+."},
		{"also right", reading, "check. }", "check. } ( 1. Ra7 $1 { Yes. } )", "Only the move that is read is right."},
		{"wrong move with words", reading, "check. }", "check. } ( 1. Ra7 $2 { One square less. } )", ""},
		{"nothing to place", placing, "R3K2R\"]", "R3K3\"]", "There is no piece to place"},
		{"piece taken away", placing, "R3K2R\"]", "4K2R\"]", "The white rook on a1 does not stand there in the target."},
		{"no end", placing, "[%right Well.]", "", "There are no words for the end."},
		{"a move", placing, "} *", "} 1. Ra2 { x } *", "Where pieces are placed no move is played."},
		{"order elsewhere", writing, "[%hint Up", "[%order K] [%hint Up", "The command [%order] is never used"},
	} {
		t.Run(c.name, func(t *testing.T) {
			faults := Validate(parse(t, strings.Replace(c.script, c.old, c.new, 1)))
			if c.want != "" {
				expect(t, faults, c.want)
			} else if len(faults) > 0 {
				t.Error(faults)
			}
		})
	}
	for _, c := range []struct{ script, want string }{
		{`[Goal "place"] *`, "Nothing says where the pieces belong."},
		{`[Goal "place"] [Target "9/8"] *`, "The target cannot be read: "},
		{`[Target "8/8/8/8/8/8/8/8"] *`, "The tag Target belongs to exercises in which pieces are placed."},
		{`[Goal "place"] [Target "4k3/8/8/8/8/8/8/R3K2R"] { [%order KX] } *`, `[%order] has "KX".`},
	} {
		if _, err := Parse("t", []byte(c.script)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.script, err)
		}
	}
}
