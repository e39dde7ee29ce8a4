package lessons

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// chosen returns a runner of a question after some moves.
func chosen(t *testing.T, goal, fen, moves string) *Runner {
	t.Helper()
	tags := `[Goal "` + goal + `"]`
	if fen != "" {
		tags += `[FEN "` + fen + `"] [SetUp "1"]`
	}
	if goal == "choose board turned" {
		tags = `[Goal "choose board"] [Board "turned"]`
	}
	return NewRunner(parse(t, tags+"\n\n{ Which? } "+moves+" *").Exercises[0])
}

func TestChoose(t *testing.T) {
	const (
		shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8"
		rooks   = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
		bare    = "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1"
		wall    = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"
	)
	for _, c := range []struct {
		goal, fen, moves string
		right            string
		wrong            []string // "id|words", every answer but the right one
	}{
		{"choose legal e5d6", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "", "yes", []string{"no|The other pawn has just run two squares past"}},
		{"choose legal e5d6", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "", "no", []string{"yes|The pawn on d5 can be taken en passant only right after"}},
		{"choose legal e1g1", rooks, "", "yes", []string{"no|King and rook have not moved, nothing stands between them"}},
		{"choose legal e1d2", rooks, "", "yes", []string{"no|The king on e1 does go like that, nothing stands in its way, and the king stays safe."}},
		{"choose legal a1a9", rooks, "", "", nil},
		{"choose legal b7b8", "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "", "yes", []string{"no|The pawn on b7 does go like that"}},
		{"choose legal b7b8k", "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "", "", nil},
		{"choose legal e1f1", "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "", "no", []string{"yes|The rook on a1 looks along the whole line"}},
		{"choose legal e1d2", "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "", "yes", []string{"no|It does answer the check."}},
		{"choose attacked d2", "4k3/8/8/8/8/5n2/8/4K3 w - - 0 1", "", "yes", []string{"no|The knight on f3 attacks d2."}},
		{"choose attacked d3", "4k3/8/8/8/8/5n2/8/4K3 w - - 0 1", "", "no", []string{"yes|Follow each of Black's pieces: none of them reaches d3."}},
		{"choose colour a1", "", "", "dark", []string{"light|The corner a1 is dark"}},
		{"choose colour h1", "", "", "light", []string{"dark|The corner a1 is dark"}},
		{"choose board", "", "", "yes", []string{"no|Look at the corner at the player's right hand: it is light."}},
		{"choose board turned", "", "", "no", []string{"yes|Look at the corner at the player's right hand: it is dark."}},
		{"choose name e4", "", "", "e4", []string{
			"d4|The number is right.", "d5|First comes the letter of the file", "e5|The letter is right.",
		}},
		{"choose name a1", "", "", "a1", []string{"a8|The letter is right.", "b1|The number is right.", "h1|The number is right."}},
		{"choose trade f4d5", "4k3/8/4p3/3p4/5N2/8/8/4K3 w - - 0 1", "", "bad", []string{
			"good|Count it out: the knight on f4 takes the pawn (1), then the pawn on e6 takes the knight (3).",
			"even|Count it out",
		}},
		{"choose trade f4d5", "4k3/8/4p3/3n4/5N2/8/8/4K3 w - - 0 1", "", "even", []string{"good|Count", "bad|Count"}},
		{"choose trade d4e5", "4k3/8/5p2/4n3/3P4/8/8/4K3 w - - 0 1", "", "good", []string{
			"even|Count it out: the pawn on d4 takes the knight (3), then the pawn on f6 takes the pawn (1).", "bad|Count",
		}},
		{"choose trade d1d5", "4k3/8/8/3p4/8/8/8/3QK3 w - - 0 1", "", "good", []string{
			"even|Count it out: the queen on d1 takes the pawn (1). Nothing can take back.", "bad|Count",
		}},
		{"choose trade d4d5", "k3r3/4b3/2p5/3p4/3R4/8/3R4/K2R4 w - - 0 1", "", "bad", []string{
			"good|Count it out: the rook on d4 takes the pawn (1), then the pawn on c6 takes the rook (5), then the rook on d2 takes the pawn (1).",
			"even|Count",
		}},
		{"choose trade d7e8q", "k3r3/3P4/8/8/8/8/8/K7 w - - 0 1", "", "good", []string{
			"even|Count it out: the pawn on d7 takes the rook (5) and becomes a queen (8 more). Nothing can take back.", "bad|Count",
		}},
		{"choose trade e5d6", "4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1", "", "even", []string{
			"good|Count it out: the pawn on e5 takes the pawn (1), then the pawn on c7 takes the pawn (1).", "bad|Count",
		}},
		{"choose worth a1 b1", "4k3/8/8/8/8/8/8/RN2K3 w - - 0 1", "", "a1", []string{
			"b1|A knight is worth 3. And the other one?", "equal|A rook is worth 5. And the knight on b1?",
		}},
		{"choose worth c1 b1", "4k3/8/8/8/8/8/8/1NB1K3 w - - 0 1", "", "equal", []string{
			"b1|A knight is worth 3. And the other one?", "c1|A bishop is worth 3. And the other one?",
		}},
		{"choose mating white", bare, "", "yes", []string{"no|Nobody has to play well: if Black helps, White mates. It could end with "}},
		{"choose mating black", bare, "", "no", []string{"yes|A king alone never gives mate."}},
		{"choose mating white", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "", "no", []string{"yes|No series of legal moves ends with White giving mate"}},
		{"choose mating black", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "", "no", []string{"yes|A king alone"}},
		{"choose mating white", wall, "", "no", []string{"yes|No series"}},
		{"choose flag white", bare, "", "draw", []string{
			"white|White's time has run out, so White can't win any more.",
			"black|White ran out of time, but Black could never give checkmate. It's a draw.",
		}},
		{"choose flag black", bare, "", "white", []string{
			"black|Black's time has run out, so Black can't win any more.", "draw|Nobody has to play well: if Black helps, White mates.",
		}},
		{"choose resign white", bare, "", "draw", []string{
			"white|White has given up, so White can't win any more.", "black|White gave up, but Black could never give checkmate. It's a draw.",
		}},
		{"choose resign black", bare, "", "white", []string{"black|Black has given up", "draw|Nobody has to play well"}},
		{"choose penalty white 1 standard", bare, "", "two-minutes", []string{
			"one-minute|One minute is for rapid and blitz.", "loses|The first illegal move doesn't end the game, not even in blitz.", "draw|The first",
		}},
		{"choose penalty black 1 blitz", bare, "", "one-minute", []string{
			"two-minutes|Two minutes are for long games.", "loses|The first illegal move", "draw|The first illegal move",
		}},
		{"choose penalty black 2 rapid", bare, "", "loses", []string{
			"one-minute|Time is what the first illegal move costs. This is the second.", "two-minutes|Time", "draw|Nobody has to play well: if Black helps, White mates.",
		}},
		{"choose penalty white 2 standard", bare, "", "draw", []string{
			"one-minute|Time", "two-minutes|Time", "loses|Black could never give checkmate, so White doesn't lose.",
		}},
		{"choose claims", "", shuffle, "threefold", []string{
			"none|Count once more how often this position has stood on the board.",
			"fifty|Count once more how often this position has stood on the board. That's no draw yet.", "both|That's no draw yet. It takes 50 moves",
		}},
		{"choose claims", "4k3/8/8/8/8/8/8/R3K3 w - - 100 120", "", "fifty", []string{
			"none|Count once more the moves since something was taken or a pawn moved.",
			"threefold|That's no draw yet. This position has come up once", "both|That's no draw yet. This position",
		}},
		{"choose claims", "4k3/8/8/8/8/8/8/R3K3 w - - 92 120", "1. Ra2 Ke7 2. Ra1 Ke8 3. Ra2 Ke7 4. Ra1 Ke8", "both", []string{
			"none|Count", "threefold|Count once more the moves", "fifty|Count once more how often",
		}},
		{"choose claims", "", "1. e4", "none", []string{"threefold|That's", "fifty|That's", "both|That's no draw yet. This"}},
		{"choose occurrences", "", shuffle, "3", []string{
			"1|It has stood on the board more often. The first time was at the start.", "2|It has stood",
			"4|It has not stood on the board that often. Only the same pieces on the same squares count.", "5|It has not",
		}},
		{"choose occurrences", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "1. Ra2 Kf8 2. Ra1 Ke8", "1", []string{
			"2|Not every time counts: at the start the pieces stood like this, but not everything else was the same.", "3|Not", "4|Not", "5|Not",
		}},
		{"choose outcome", "4k3/8/8/8/8/8/8/R3K3 w - - 100 120", "", "goes-on", []string{
			"white|Look again: there is still a legal move.", "black|Look", "draw|A draw like this has to be claimed. By itself the game goes on.",
		}},
		{"choose outcome", rooks, "", "goes-on", []string{"white|Look", "black|Look", "draw|Nothing has ended the game"}},
		{"choose outcome", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", "", "white", []string{
			"goes-on|Look for a legal move of Black: there is none.", "black|Whose king is attacked", "draw|Look at Black's king: something attacks him.",
		}},
		{"choose outcome", "7k/8/5KQ1/8/8/8/8/8 b - - 0 1", "", "draw", []string{
			"goes-on|Look for a legal move of Black: there is none.", "white|Nothing attacks Black's king.", "black|Nothing attacks",
		}},
		{"choose outcome", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "", "draw", []string{
			"goes-on|Think of the best that could happen", "white|Nobody is checkmated.", "black|Nobody",
		}},
		{"choose outcome", "4k3/8/8/8/8/8/8/R3K3 w - - 150 160", "", "draw", []string{
			"goes-on|Count the moves since", "white|Nobody", "black|Nobody",
		}},
		{"choose outcome", "", shuffle + " 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8", "draw", []string{
			"goes-on|Count how often", "white|Nobody", "black|Nobody",
		}},
		{"choose number", "", "", "20", []string{"19|There are more.", "21|There are fewer.", "22|There are fewer."}},
		{"choose number e1", "4k3/8/8/8/4r3/8/8/4K3 w - - 0 1", "", "4", []string{
			"3|There are more.", "5|Some of these would leave the king in check", "6|There are fewer.",
		}},
		{"choose number a1", "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "", "3", []string{
			"2|There are more.", "4|There are fewer.", "14|That many would be possible on an empty board.",
		}},
		{"choose number b7", "2r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "", "2", []string{"1|There are more.", "3|There are fewer.", "4|There are fewer."}},
		{"choose san g1f3", "", "", "Nf3", []string{
			"Kf3|K is the king. A knight is written N.", "Nxf3|Nothing is taken, so there is no x.", "f3|The letter of the piece is missing.",
		}},
		{"choose san e2e4", "", "", "e4", []string{
			"Pe4|A pawn has no letter.", "e2|Where the pawn goes is written, not where it comes from.", "exe4|Nothing is taken, so there is no x.",
		}},
		{"choose san b1d2", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "", "Nbd2", []string{
			"Kbd2|K is the king.", "Nd2|Another knight could go there too", "Nfd2|That is the other knight.",
		}},
		{"choose san e5d6", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "", "exd6", []string{
			"d6|That would be a pawn going straight ahead.", "exd5|The square the pawn lands on is written", "xd6|The file the pawn comes from is missing.",
		}},
		{"choose san d7c8q", "2r2k2/3P4/8/8/8/8/8/4K3 w - - 0 1", "", "dxc8=Q+", []string{
			"Qxc8+|A pawn moves here, not a queen.", "c8=Q+|That would be a pawn going straight ahead.", "dxc8+|What the pawn becomes is missing.",
		}},
		{"choose san a1a8", rooks, "", "Ra8+", []string{"Ra8|It gives check", "Ra8#|It is check, but not mate.", "a8+|The letter"}},
		{"choose san e1c1", rooks, "", "O-O-O", []string{"Kc1|That is how an ordinary move", "O-O|That is castling on the other side.", "Rd1|That is how a move of the rook"}},
		{"choose san c2h2", "7k/5K2/8/8/8/8/2Q5/8 w - - 0 1", "", "Qh2#", []string{
			"Qh2|It mates, and that is written too.", "Qh2+|It is more than check", "h2#|The letter",
		}},
		{"choose san a1a8", "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1", "", "Rxa8+", []string{"Ra8+|It takes something", "Rxa8|It gives check", "Rxa8#|It is check, but"}},
		{"choose mover", "", "", "white", []string{"black|At the start White always moves first."}},
		{"choose mover", "", "1. e4 e5 2. Nf3", "black", []string{"white|White has just moved, and nobody moves twice."}},
	} {
		if c.right == "" {
			continue
		}
		t.Run(c.goal+" in "+c.fen+c.moves, func(t *testing.T) {
			r := chosen(t, c.goal, c.fen, c.moves)
			q := r.exercise.Goal.(question)
			if f, ok := q.(fitting); ok && f.misfit(r.Game()) != "" {
				t.Fatal(f.misfit(r.Game()))
			}
			if !strings.HasPrefix(c.goal, q.String()) {
				t.Errorf("the goal is called %q", q)
			}
			var ids []string
			for _, choice := range r.Choices() {
				ids = append(ids, choice.ID)
				if choice.Label == "" {
					t.Errorf("%s has no label", choice.ID)
				}
			}
			if len(ids) != len(c.wrong)+1 {
				t.Errorf("the answers are %q", ids)
			}
			for _, wrong := range c.wrong {
				id, text, _ := strings.Cut(wrong, "|")
				a := r.Choose(id)
				if a.Verdict != VerdictWrong || !strings.HasPrefix(a.Text, text) {
					t.Errorf("%s: %s %q, want %q", id, a.Verdict, a.Text, text)
				}
			}
			if a := r.Choose(c.right); a.Verdict != VerdictDone {
				t.Errorf("%s of %q: %+v, but right is %q", c.right, ids, a, q.right(r.Game()))
			}
		})
	}
}

// TestComputedAnswersOfMoves: whatever the move, three wrong ways to write it, none of them right, each with a reason.
func TestComputedAnswersOfMoves(t *testing.T) {
	seen := 0
	for seed := range uint64(5) {
		rnd := rand.New(rand.NewPCG(seed, 3))
		g := chess.NewGame(chess.StartPosition())
		for range 150 {
			p := g.Position()
			moves := p.LegalMoves()
			if len(moves) == 0 {
				break
			}
			m := moves[rnd.IntN(len(moves))]
			q := chooseSAN{m}
			choices := q.choices(g)
			ids := map[string]bool{}
			for _, c := range choices {
				ids[c.ID] = true
				if c.ID != q.right(g) && (q.about(g, c.ID) == "" || c.ID == p.SAN(m)) {
					t.Errorf("%v in %s: %q has no words", m, p.FEN(), c.ID)
				}
			}
			if len(ids) != 4 || !ids[p.SAN(m)] {
				t.Errorf("%v in %s: %v", m, p.FEN(), choices)
			}
			for _, from := range []chess.Square{chess.NoSquare, m.From} {
				if seen%4 != 0 {
					continue
				}
				q := chooseNumber{from}
				numbers := map[string]bool{}
				for _, c := range q.choices(g) {
					numbers[c.ID] = true
					if q.about(g, c.ID) == "" {
						t.Errorf("%s in %s: %q has no words", q, p.FEN(), c.ID)
					}
				}
				if len(numbers) != 4 || !numbers[q.right(g)] {
					t.Errorf("%s in %s: %v", q, p.FEN(), numbers)
				}
			}
			seen++
			if g.Play(m) != nil {
				t.Fatal(m)
			}
		}
	}
	if seen < 300 {
		t.Errorf("only %d moves", seen)
	}
	for s := range chess.NoSquare {
		q := chooseName{square: s}
		ids := map[string]bool{}
		for _, c := range q.choices(nil) {
			ids[c.ID] = true
		}
		if len(ids) != 4 || !ids[s.String()] {
			t.Errorf("%v: %v", s, q.choices(nil))
		}
	}
}

// TestTradeAgainstMailbox compares what a capture wins with another program's count.
func TestTradeAgainstMailbox(t *testing.T) {
	values := map[byte]int{'p': 1, 'n': 3, 'b': 3, 'r': 5, 'q': 9}
	var gain func(m mailbox, from, to int) int
	gain = func(m mailbox, from, to int) int {
		won := values[m.board[to]|0x20]
		m.board[to], m.board[from] = m.board[from], 0
		m.white = !m.white
		best := 0
		for back := range 64 {
			if m.legal(back, to) {
				best = max(best, gain(m, back, to))
			}
		}
		return won - best
	}
	count := 0
	for seed := range uint64(8) {
		for _, fen := range positions(seed + 20) {
			p, err := chess.ParseFEN(fen)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range p.LegalMoves() {
				if p.Captured(m) == chess.NoSquare || m.To.Rank() == 0 || m.To.Rank() == 7 { // no promotion
					continue
				}
				count++
				got, line, sign := 0, tradeLine(p, m), 1
				for after := p; len(line) > 0; line, sign = line[1:], -sign {
					got += sign * worthAt(&after, line[0].To)
					after = after.After(line[0])
				}
				if want := gain(mailboxOf(fen), int(m.From), int(m.To)); got != want || trade(&p, m) != want {
					t.Errorf("%v in %s: %d, and %d counted out, want %d", m, fen, trade(&p, m), got, want)
				}
			}
		}
	}
	if count < 300 {
		t.Errorf("only %d captures", count)
	}
}

func TestChooseDefects(t *testing.T) {
	const script = `[StudyName "T"] [ChapterName "E"] [FEN "r3k3/8/8/3p4/8/8/P3P3/R3K3 w Q - 0 1"] [SetUp "1"] [Facts "2.4"]
[Goal "choose number a1"]

{ How many moves has the rook on a1? [%hint It goes straight.] [%hint Its own pawn stands on a2.] [%right Three squares.] [%wrong 4 Where?] } *`
	for _, c := range []struct{ name, old, new, want string }{
		{"sound", "", "", ""},
		{"no piece", "number a1", "number a3", "No piece of the side to move stands on a3."},
		{"no capture", "number a1", "trade a1b1", "The move a1b1 is no legal capture."},
		{"illegal", "number a1", "san a1a3", "The move a1a3 is not legal."},
		{"nothing to weigh", "number a1", "worth a1 b2", "No piece stands on b2."},
		{"a king to weigh", "number a1", "worth a1 e1", "A king has no value"},
		{"right called wrong", "[%wrong 4", "[%wrong 3", "The script calls the answer 3 wrong, but it is right."},
		{"no such answer", "[%wrong 4 Where?]", "[%wrong 99 Where?] [%wrong Count again.]", "There are two [%wrong …] for answers that are not named. The answers are: 2 3 4 14."},
		{"promotion counted both ways", `r3k3/8/8/3p4/8/8/P3P3/R3K3 w Q - 0 1"] [SetUp "1"] [Facts "2.4"]
[Goal "choose number a1"]`, `4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1"] [SetUp "1"] [Facts "2.4"]
[Goal "choose number"]`, "A pawn can promote, so the moves can be counted both ways."},
		{"over", `choose number a1"]`, `choose mating white"] [Kings "none"]`, ""},
		{"none to find", `[Goal`, `[Calls "none"] [Goal`, "Nothing is to be found here"},
		{"turned", `[Goal`, `[Board "turned"] [Goal`, "On a board that lies wrong nothing can be asked"},
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
	for _, c := range []struct{ goal, fen, want string }{
		{"mating white", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", "The game is over before the question."},
		{"flag white", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", "The game is over before the question: checkmate."},
		{"claims", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "The game is over before the question: dead-position."},
	} {
		l := parse(t, `[FEN "`+c.fen+`"] [Goal "choose `+c.goal+`"] { x } *`)
		expect(t, Validate(l), c.want)
	}
	for _, goal := range []string{
		"choose legal e5", "choose legal", "choose mating", "choose mating red", "choose flag white now", "choose penalty white 3 blitz", "choose penalty white 1",
		"choose worth d4", "choose worth d4 d4", "choose number z9", "choose san Nf3", "choose mover white", "find diagonal a1 b3", "find diagonal a1 a1",
		"find file i", "find rank 0", "find pieces x", "find moves", "find square e4 e5",
	} {
		if _, err := Parse("t", []byte(`[Goal "`+goal+`"] *`)); err == nil || !strings.Contains(err.Error(), "is not complete, or has too much") {
			t.Errorf("%s: %v", goal, err)
		}
	}
	if _, err := Parse("t", []byte(`[Board "left"] *`)); err == nil || !strings.Contains(err.Error(), `The value of Board is "left".`) {
		t.Error(err)
	}
	// The longest label of four must fit a narrow panel: at 280 px a line has about 24 letters.
	for _, k := range goalKinds {
		goal, ok := k.read(strings.Fields(k.args))
		if q, asks := goal.(question); ok && asks {
			p, _ := chess.ParseFEN("4k3/8/8/3ppP2/3N4/8/8/R3K2R w KQ e6 0 1")
			for _, choice := range q.choices(chess.NewGame(p)) {
				if len([]rune(choice.Label)) > 24 {
					t.Errorf("%s: the label %s has %s letters", k.name, strconv.Quote(choice.Label), strconv.Itoa(len(choice.Label)))
				}
			}
		}
	}
}
