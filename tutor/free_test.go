package tutor

import (
	"slices"
	"strings"
	"testing"
)

// freely returns a session at the free board with a position and moves on it.
func freely(t testing.TB, fen, moves string) *Session {
	t.Helper()
	s := New([]byte(testCourse), "")
	s.Handle(Event{Type: EventFree, Name: fen, Text: moves})
	checkView(t, s.View())
	return s
}

const foolsMate = "f2f3_e7e5_g2g4_d8h4"

func TestFreeBoard(t *testing.T) {
	for _, c := range []struct {
		name, fen, moves, events string
		title, text, reason      string
		also                     []string
		line                     string
		marks, absent            []string
		pieces, motion, played   string
		chooser                  string
	}{
		{name: "the start", line: "White to move", pieces: "e1K e8k"},
		{name: "both sides move", events: "move e2 e4; drop e7 e5", line: "White to move", motion: "e7e5", played: "1. e4 e5"},
		{name: "out of turn", events: "move e2 e4; move d2 d4", title: "Not allowed", reason: "not-your-turn", marks: []string{"illegal d4"}, played: "1. e4"},
		{name: "typed", events: "say e4; say ...e5; say Nf3", played: "1. e4 e5 2. Nf3", motion: "g1f3"},
		{name: "typed nonsense", events: "say hello", title: "Type it again", line: lineUnread},
		{name: "castling", fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1", events: "move e1 g1", motion: "e1g1,h1f1", pieces: "g1K f1R"},
		{
			name: "every reason is told", fen: "4k3/8/b7/8/8/8/8/4KN1R w - - 0 1", events: "move e1 g1", title: "Not allowed",
			reason: "castle-right-not-given", also: []string{"Also: the way is not empty.", "Also: the bishop guards f1."},
		},
		{
			name: "blocked and pinned", fen: "4k3/4r3/8/8/8/8/2P1R3/4K3 w - - 0 1", events: "move e2 a2", title: "Not allowed", reason: "path-blocked",
			also: []string{"Also: the rook is pinned."},
		},
		{
			name: "castling written with the king away", fen: "4k3/8/8/8/8/8/8/5K1R w - - 0 1", events: "say O-O", title: "Not allowed",
			reason: "castle-king-has-moved",
		},
		{name: "an answer is gone with the next piece", events: "move e2 e5; tap d2", reason: "", also: []string{}, absent: []string{"illegal"}, marks: []string{"selected d2"}},
		{name: "promotion asks", fen: "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", events: "move a7 a8", chooser: "a8", line: lineChoosePiece},
		{name: "promotion for Black", fen: "4k3/8/8/8/8/8/p7/4K3 b - - 0 1", events: "move a2 a1; promote knight", pieces: "a1n", played: "1... a1=N"},
		{name: "a chooser is taken back by a button", fen: "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", events: "move a7 a8; act flip; act why", pieces: "a7P"},
		{
			name: "check is told and drawn", events: "say e4; say f6; say Qh5", title: "Check", text: "The queen on h5 gives check.",
			marks: []string{"check e8", "attack h5 e8"}, line: "Check",
		},
		{
			name: "mate is told and drawn", moves: foolsMate, title: "Checkmate", text: "White's king is attacked and nothing helps. Black wins.",
			marks: []string{"check e1", "attack h4 e1", "guarded h4 f2"}, line: "Checkmate",
		},
		{
			name: "after the end nothing moves", moves: foolsMate, events: "move a2 a3", title: "Not allowed", reason: "game-over",
			also: []string{"Also: your king is in check."}, played: "1. f3 e5 2. g4 Qh4#",
		},
		{name: "the end is taken back", moves: foolsMate, events: "act undo; say a6", line: "White to move", played: "1. f3 e5 2. g4 a6"},
		{
			name: "stalemate", fen: "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", events: "say Kg6", title: "Stalemate", text: "Stalemate. Black isn't in check",
			marks: []string{"guarded f7 g8", "guarded f7 g7", "guarded f7 h7"}, line: "Stalemate",
		},
		{
			name: "a dead position", fen: "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", events: "say Kxe2", title: "Draw", text: "Only the kings are left", line: "Draw",
		},
		{
			name: "nothing moves in it", fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1", events: "move e1 e2", title: "Not allowed", reason: "game-over",
			text: "It's a draw. Only the kings", pieces: "e1K",
		},
		{
			name: "unless one asks for it", fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1", events: "call play-on; move e1 e2; move e8 e7", pieces: "e2K e7k",
			title: "Draw",
		},
		{name: "a pawn's piece is not asked for when all is over", fen: "k7/7P/K7/8/8/8/8/8 w - - 150 90", events: "move h7 h8", title: "Not allowed", reason: "game-over", chooser: "", also: []string{}},
		{
			name: "threefold", moves: "g1f3_g8f6_f3g1_f6g8_g1f3_g8f6_f3g1_f6g8", title: "White may claim a draw",
			text: "You may claim a draw: this position has come up 3 times.",
		},
		{
			name: "fivefold", moves: strings.Repeat("g1f3_g8f6_f3g1_f6g8_", 4), title: "Draw", text: "The same position has come up 5 times.",
		},
		{name: "fifty moves", fen: "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", moves: "a1a2", title: "Black may claim a draw", text: "for 50 moves each"},
		{name: "75 moves", fen: "4k3/8/8/8/8/8/8/R3K3 w - - 149 80", moves: "a1a2", title: "Draw", text: "For 75 moves each"},
		{name: "check and a claim", fen: "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", moves: "a1a8", title: "Check", text: "gives check. You may claim a draw"},
		{name: "undo, redo", moves: "e2e4_e7e5_g1f3", events: "act undo; act undo; act redo", motion: "e7e5", played: "1. e4 e5"},
		{name: "undo brings back what was taken", moves: "e2e4_d7d5_e4d5", events: "act undo", motion: "d5e4", pieces: "d5p e4P"},
		{name: "start over, and again from there", moves: "e2e4_e7e5", events: "act retry; act redo", played: "1. e4"},
		{name: "a new move forgets the old ones", moves: "e2e4_e7e5", events: "act undo; act undo; say d4; act redo", played: "1. d4"},
		{
			name: "no game leads here", fen: "4k3/8/8/8/8/NNN5/PPPPPPPP/4K3 b - - 0 1", title: "No game leads here", text: "You can play it",
		},
		{name: "but it can be played", fen: "4k3/8/8/8/8/NNN5/PPPPPPPP/4K3 b - - 0 1", events: "say Kf8", played: "1... Kf8"},
		{
			name: "without kings it is only looked at", fen: "8/8/8/3N4/8/8/8/8 w - - 0 1", events: "move d5 e7; say Ne7", title: "Only to look at",
			text: "Pieces: white has no king. Pieces: black has no king.", pieces: "d5N",
		},
		{
			name: "a king that could be taken", fen: "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", events: "act why", marks: []string{"attack e1 e8"}, absent: []string{"check"},
		},
		{name: "turned", moves: "e2e4", events: "act flip", pieces: "e4P"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := freely(t, c.fen, c.moves)
			perform(t, s, c.events)
			v := s.View()
			if v.Free == nil || v.Setup != nil || v.Notice != "" {
				t.Fatalf("free %v, setup %v, notice %q", v.Free, v.Setup, v.Notice)
			}
			if c.title != "" && v.Feedback.Title != c.title || v.Feedback.Reason != c.reason || !strings.Contains(v.Feedback.Text, c.text) {
				t.Errorf("%+v", v.Feedback)
			}
			if c.also != nil && !slices.Equal(v.Free.Also, c.also) {
				t.Errorf("also %q, want %q", v.Free.Also, c.also)
			}
			if c.line != "" && v.Board.Line != c.line {
				t.Errorf("line %q, want %q", v.Board.Line, c.line)
			}
			texts := markTexts(v)
			for _, want := range c.marks {
				if !slices.Contains(texts, want) {
					t.Errorf("no mark %q in %q", want, texts)
				}
			}
			for _, m := range v.Board.Marks {
				if slices.Contains(c.absent, string(m.Kind)) {
					t.Errorf("mark %q", markText(m))
				}
			}
			for _, want := range strings.Fields(c.pieces) {
				if got := cellAt(v, want[:2]).Piece; got != strings.Trim(want[2:], ".") {
					t.Errorf("on %s stands %q, want %q", want[:2], got, want[2:])
				}
			}
			if got := motionText(v); c.motion != "" && got != c.motion {
				t.Errorf("motion %q, want %q", got, c.motion)
			}
			if c.played != "" && v.Free.Moves != c.played {
				t.Errorf("moves %q, want %q", v.Free.Moves, c.played)
			}
			chooser := ""
			if v.Board.Promotion != nil {
				chooser = v.Board.Promotion.Square.String()
			}
			if chooser != c.chooser {
				t.Errorf("chooser on %q, want %q", chooser, c.chooser)
			}
		})
	}
}

// "Why?" tells one thing after another, and draws the newest.
func TestWhy(t *testing.T) {
	for _, c := range []struct {
		name, fen, moves string
		told             []string
		marks            string // of the first
	}{
		{
			"mate", "", foolsMate, []string{
				"The queen on h4 gives check.", "The queen on h4 guards f2. The queen on d1, ", "No white piece can take it or step in between.", "Checkmate. White's king",
			}, "attack h4 e1",
		},
		{"stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "", []string{"The king on g6 guards g7 and h7. The queen on f7 guards g7, h7 and g8.", "Stalemate. Black isn't"}, "guarded f7 g7"},
		{
			"check", "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "", []string{
				"The rook on e8 gives check. White can move the king.", "Castling? No. The rook on e8 gives check, and a king can't castle out of check.",
				"Both sides can still give checkmate",
			}, "attack e8 e1",
		},
		{
			"castlings", "4k3/8/8/2b5/8/8/8/R3K2R w KQ - 0 1", "", []string{
				"Castling on the king's side? No. The bishop on c5 guards g1, so the king can't land there.",
				"Castling on the queen's side? Yes, it is allowed now.", "White can still give checkmate",
			}, "attack c5 g1",
		},
		{
			"castling lost", "4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1", "h1h2_e8e7", []string{
				"Castling on the king's side? No. No rook of yours has stood on h1 since Rxh2, move 1, so there is none to castle with.",
				"Castling on the queen's side? Yes", "White can still give checkmate, if the other side plays badly enough. Black can never give checkmate any more",
			}, "",
		},
		{
			"pins of both sides", "3rk3/8/8/8/4q3/8/4R3/4K3 b - - 0 1", "", []string{
				"The queen on e4 is pinned: it shields its king from the rook on e2.", "The rook on e2 is pinned: it shields its king from the queen on e4.", "Both sides",
			}, "pin e2 e4 e8",
		},
		{"a dead position", "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "", []string{"Neither side can ever give checkmate any more"}, ""},
		{
			"walls", "2k5/4p3/3pPp2/2pP1Pp1/1pP3Pp/pP5P/P3K3/8 w - - 0 1", "", []string{
				"The pieces on a2, a3, b3, ", "White's king can never leave the ", "Black's king can never leave the ", "Neither side can ever",
			}, "stuck a2",
		},
		{"75 moves", "4k3/8/8/8/8/8/8/R3K3 w - - 150 99", "", []string{"The last 75 moves by each player were made without a pawn move or a capture", "White can still"}, ""},
		{"a claim", "4k3/8/8/8/8/8/8/R3K3 w - - 100 99", "", []string{"You may claim a draw", "White can still"}, ""},
		{"nothing to play", "8/8/8/8/8/8/8/8 w - - 0 1", "", nil, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.told == nil {
				return
			}
			s := freely(t, c.fen, c.moves)
			for i, want := range c.told {
				v := s.View()
				if !v.Free.Why.Enabled || len(v.Hints) != i {
					t.Fatalf("before %q: %+v, told %q", want, v.Free.Why, v.Hints)
				}
				perform(t, s, "act why")
				v = s.View()
				if len(v.Hints) != i+1 || !strings.HasPrefix(v.Hints[i], want) {
					t.Fatalf("told %q, want %q", v.Hints, want)
				}
				if i == 0 && c.marks != "" && !slices.Contains(markTexts(v), c.marks) {
					t.Errorf("no mark %q in %q", c.marks, markTexts(v))
				}
			}
			if v := s.View(); v.Free.Why.Enabled {
				t.Errorf("there is more than %q", v.Hints)
			}
			perform(t, s, "act why; act flip")
			if v := s.View(); len(v.Hints) != len(c.told) {
				t.Errorf("%q", v.Hints)
			}
		})
	}
	s := freely(t, "", "")
	perform(t, s, "act why; move e2 e4")
	if v := s.View(); len(v.Hints) != 0 || v.Free.Why.Label != labelWhy {
		t.Errorf("a move leaves %q, %+v", v.Hints, v.Free.Why)
	}
}

// The undecided is called so.
func TestWhyUndecided(t *testing.T) {
	s := freely(t, "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1", "")
	for s.View().Free.Why.Enabled {
		perform(t, s, "act why")
	}
	hints := s.View().Hints
	if last := hints[len(hints)-1]; !strings.Contains(last, "too hard to work out here") {
		t.Errorf("%q", last)
	}
}

func TestFreeAddress(t *testing.T) {
	const start = "board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1"
	for _, c := range []struct{ name, fen, moves, address, notice string }{
		{"nothing", "", "", start, ""},
		{"moves", "", "e2e4_e7e5", start + "&moves=e2e4_e7e5", ""},
		{"moves in notation", "", "e4 e5 Nf3", start + "&moves=e2e4_e7e5_g1f3", ""},
		{"a position", "4k3/P7/8/8/8/8/8/4K3_w_-_-_0_1", "a7a8n", "board=4k3/P7/8/8/8/8/8/4K3_w_-_-_0_1&moves=a7a8n", ""},
		{"pieces alone", "4k3/P7/8/8/8/8/8/4K3", "", "board=4k3/P7/8/8/8/8/8/4K3_w_-_-_0_1", ""},
		{"en passant on which nobody can take without harm", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "", "board=8/8/8/K2pP2r/8/8/8/4k3_w_-_d6_0_1", ""},
		{"to look at", "8/8/8/3N4/8/8/8/8_w_-_-_0_1", "", "board=8/8/8/3N4/8/8/8/8_w_-_-_0_1", ""},
		{"to look at, with moves", "8/8/8/3N4/8/8/8/8_w_-_-_0_1", "d5e7", "board=8/8/8/3N4/8/8/8/8_w_-_-_0_1", "The moves in the address can't be played. Pieces: white has no king."},
		{"a mistake in the castling", "4k3/8/8/8/8/8/8/4K3 w K - 0 1", "", "board=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1", "Castling: has 'K', but no white rook is on h1. Here is what could be read."},
		{"a strange letter", "4k3/8/8/3x4/8/8/8/4K3 w - - 0 1", "", "board=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1", "Pieces: rank 5 has 'x', which is no piece."},
		{"no position at all", "hello", "e2e4", start, "Here is the start of a game."},
		{"two kings", "k6k/8/8/8/8/8/8/K7 w - - 0 1", "", "board=k6k/8/8/8/8/8/8/K7_w_-_-_0_1", ""},
		{"an illegal move", "", "e2e4_e7e4_d2d4", start + "&moves=e2e4", "Move number 2 in the address, “e7e4”, can't be played. A pawn goes"},
		{"an unreadable move", "", "e2e4_zz", start + "&moves=e2e4", "Move number 2 in the address, “zz”, can't be played. I can't read"},
		{"a move after the end", "", foolsMate + "_a2a3", start + "&moves=" + foolsMate, "Move number 5 in the address, “a2a3”, can't be played. The game is over"},
		{"a promotion left open", "4k3/P7/8/8/8/8/8/4K3_w_-_-_0_1", "a7a8", "board=4k3/P7/8/8/8/8/8/4K3_w_-_-_0_1", "Choose what it becomes."},
		{"too long", "", strings.Repeat("g1f3_g8f6_f3g1_f6g8_", 501), start + "&moves=" + strings.TrimSuffix(strings.Repeat("g1f3_g8f6_f3g1_f6g8_", 500), "_"), "more than 2,000 moves"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := freely(t, c.fen, c.moves)
			v := s.View()
			if v.Free.Address != c.address {
				t.Errorf("%q, want %q", v.Free.Address, c.address)
			}
			if !strings.Contains(v.Notice, c.notice) || c.notice == "" && v.Notice != "" {
				t.Errorf("notice %q, want %q", v.Notice, c.notice)
			}
			// Whoever opens that address sees the same.
			board, moves, _ := strings.Cut(strings.TrimPrefix(v.Free.Address, "board="), "&moves=")
			again := freely(t, board, moves).View()
			if pieces(again) != pieces(v) || again.Free.Address != v.Free.Address || again.Notice != "" {
				t.Errorf("opened again: %q, notice %q", again.Free.Address, again.Notice)
			}
		})
	}
}

func TestFreeAtTheLimit(t *testing.T) {
	s := freely(t, "", strings.Repeat("g1f3_g8f6_f3g1_f6g8_", 500))
	perform(t, s, "call play-on; say e4")
	v := s.View()
	if v.Feedback.Title != titleEnough || cellAt(v, "e2").Piece != "P" {
		t.Errorf("%+v", v.Feedback)
	}
	perform(t, s, "act undo; call play-on; say a6")
	if v := s.View(); cellAt(v, "a6").Piece != "p" {
		t.Errorf("%+v", v.Feedback)
	}
}

// The free board leaves the exercise and the progress alone.
func TestFreeBesideTheCourse(t *testing.T) {
	s := opened(t, "castle", 2)
	perform(t, s, "move e1 c1")
	before := s.View()
	perform(t, s, "act free")
	v := s.View()
	if v.Free == nil || pieces(v) != pieces(before) || v.Board.Bottom != before.Board.Bottom || v.Title != titleFree {
		t.Fatalf("taken over: %+v\n%s", v.Free, pieces(v))
	}
	if v.Free.Moves == "" || !strings.Contains(v.Free.Address, "&moves=e1c1") {
		t.Errorf("without its history: %+v", v.Free)
	}
	perform(t, s, "act undo; act undo; say Kd2; act next; choose both; act leave")
	v = s.View()
	v.Board.Seq, v.Board.Motion = before.Board.Seq, before.Board.Motion
	if v.Free != nil || pieces(v) != pieces(before) || v.Feedback != before.Feedback || v.Save != before.Save || v.Step != 2 {
		t.Errorf("back: %+v, saved %s", v.Feedback, v.Save)
	}

	// It is there again as it was left, until something else is asked for.
	perform(t, s, "free")
	if v := s.View(); v.Free == nil || !strings.HasSuffix(v.Free.Address, "&moves=e1d2") {
		t.Errorf("again: %+v", v.Free)
	}
	perform(t, s, "free |")
	s.Handle(Event{Type: EventOpen, Name: "trap"})
	if v := s.View(); v.Free == nil || v.Board.Line != lineLoading {
		t.Errorf("a lesson is on its way: %q", v.Board.Line)
	}
	serve(t, s)
	if v := s.View(); v.Free != nil || v.Lesson != "trap" {
		t.Errorf("opened %q", v.Lesson)
	}
	perform(t, s, "free; reset; act flip")
	if v := s.View(); v.Free == nil || v.Notice != "" {
		t.Errorf("after all is forgotten: %+v %q", v.Free, v.Notice)
	}
}

// Opened by its address first, the free board leads to the course.
func TestFreeBoardFirst(t *testing.T) {
	s := freely(t, "", "e2e4")
	if v := s.View(); v.Want != "" || v.Lesson != "" {
		t.Errorf("want %q, lesson %q", v.Want, v.Lesson)
	}
	perform(t, s, "act leave")
	if v := s.View(); v.Free != nil || v.Lesson != "castle" || v.Step != 1 || v.Heading == "" {
		t.Errorf("%q %d %q", v.Lesson, v.Step, v.Heading)
	}

	// A script that comes late does not take the board away.
	s = New([]byte(testCourse), "")
	s.Handle(Event{Type: EventOpen, Name: "castle"})
	s.Handle(Event{Type: EventFree})
	text, _ := testScripts.ReadFile("testdata/castle.pgn")
	s.Handle(Event{Type: EventScript, Name: "castle", Text: string(text)})
	if v := s.View(); v.Free == nil {
		t.Error("the script has opened the exercise")
	}
	s.Handle(Event{Type: EventAction, Name: "leave"})
	if v := s.View(); v.Heading != "King first" {
		t.Errorf("back: %q", v.Heading)
	}
	s = New([]byte("{"), "")
	s.Handle(Event{Type: EventFree, Name: "hello"})
	if v := s.View(); v.Free == nil || !strings.Contains(v.Notice, "The list of lessons") || !strings.Contains(v.Notice, "The position in the address") {
		t.Errorf("without a course: %q", v.Notice)
	}
	s.Handle(Event{Type: EventAction, Name: "leave"})
	checkView(t, s.View())
}
