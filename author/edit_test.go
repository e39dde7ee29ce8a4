package author

import (
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/tutor"
)

// moveText is the moves of the set's only exercise as they are written, in one line.
func moveText(s *Session) string {
	text := strings.Join(strings.Fields(s.PGN(1)), " ")
	return strings.TrimSpace(text[strings.LastIndex(text, `"]`)+2:])
}

// on begins an exercise with a position.
func on(fen string) *Session {
	s := New()
	play(s, Event{Type: EventSetup, Name: "fen", Text: fen}, Event{Type: EventSetup, Name: "done"})
	return s
}

func say(san string) Event { return Event{Type: EventSay, Text: san} }

const pawns = "4k3/3p4/8/8/8/8/4P3/4K3 w - - 0 1"

// TestVariations plays other moves, and says what they are.
func TestVariations(t *testing.T) {
	s := on(pawns)
	play(s, say("e4"), say("d5"), say("exd5"), Event{Type: EventGo, Number: 0})
	v := play(s, say("e3"))
	if got := moveText(s); got != "1. e4 (1. e3) 1... d5 2. exd5 *" {
		t.Fatal(got)
	}
	if v.Exercise.At != 2 || v.Exercise.Said.Judge != "other" || v.Exercise.Moves[1].Role != RoleOther || !v.Exercise.Moves[1].Starts {
		t.Errorf("at %d, %+v", v.Exercise.At, v.Exercise.Moves)
	}
	v = play(s, Event{Type: EventJudge, Name: "wrong"}, field(FieldWords, "Too short."), say("d5"))
	if got := moveText(s); got != "1. e4 (1. e3 $2 { Too short. } 1... d5) 1... d5 2. exd5 *" {
		t.Fatal(got)
	}
	if roles := rolesOf(v); roles != "right wrong shown reply right" {
		t.Error(roles)
	}
	v = play(s, Event{Type: EventStep, Name: "back"}, Event{Type: EventMain})
	if got := moveText(s); got != "1. e3 { Too short. } (1. e4 $1 1... d5 2. exd5) 1... d5 *" {
		t.Fatal(got)
	}
	if roles := rolesOf(v); roles != "right right reply right reply" {
		t.Error(roles)
	}
	play(s, Event{Type: EventGo, Number: 1}, Event{Type: EventRemove})
	if got := moveText(s); got != "1. e4 $1 1... d5 2. exd5 *" {
		t.Fatal(got)
	}
	// A move that is there already is only gone to.
	if v = play(s, Event{Type: EventGo, Number: 0}, say("e4"), say("d5")); v.Exercise.At != 2 || len(v.Exercise.Moves) != 3 {
		t.Errorf("at %d of %d", v.Exercise.At, len(v.Exercise.Moves))
	}
}

func rolesOf(v View) string {
	var roles []string
	for _, m := range v.Exercise.Moves {
		roles = append(roles, string(m.Role))
	}
	return strings.Join(roles, " ")
}

func TestIllegalMovesAreTold(t *testing.T) {
	s := on(pawns)
	if v := play(s, say("e5")); v.Told == "" || len(v.Exercise.Moves) > 0 {
		t.Errorf("told %q", v.Told)
	}
	if v := play(s, say("rubbish")); v.Told == "" {
		t.Error("nothing is told")
	}
}

func TestDraw(t *testing.T) {
	s := on(pawns)
	v := play(s,
		Event{Type: EventMode, Name: "draw"}, Event{Type: EventColor, Name: "red"},
		Event{Type: EventPress, Square: "e2"}, Event{Type: EventRelease, Square: "e4"},
		Event{Type: EventTap, Square: "d7"},
		Event{Type: EventColor, Name: "blue"}, say("d5"), say("e2e4"),
	)
	if got := moveText(s); got != "{ [%cal Be2e4] [%csl Rd7,Bd5] } *" {
		t.Fatal(got)
	}
	arrows := 0
	for _, m := range v.Board.Marks {
		if m.Kind == tutor.MarkArrow && m.Color == "blue" {
			arrows++
		}
	}
	if v.Exercise.Said.Drawn != 3 || arrows != 1 {
		t.Errorf("%d drawn, %d arrows", v.Exercise.Said.Drawn, arrows)
	}
	if play(s, say("e2e4"), say("d5")); moveText(s) != "{ [%csl Rd7] } *" {
		t.Error(moveText(s))
	}
	if play(s, Event{Type: EventWipe}); moveText(s) != "*" {
		t.Error(moveText(s))
	}
	if v = play(s, say("d9")); v.Told == "" {
		t.Error("nothing is told")
	}
}

func TestWords(t *testing.T) {
	s := on(pawns)
	play(s,
		field(FieldWords, "What now? [%hint no command]"),
		Event{Type: EventField, Name: "hint", Number: 1, Text: "One."}, Event{Type: EventField, Name: "hint", Number: 2, Text: "Two [2] \\ }."},
		field(FieldWrong, "Not so good as it looks."),
		Event{Type: EventField, Name: "illegal", Key: "e2e5", Text: "Two squares at most."},
		Event{Type: EventField, Name: "illegal", Text: "e2e5-like words."},
	)
	v := s.View()
	said := v.Exercise.Said
	if said.Text != "What now? [ %hint no command]" || strings.Join(said.Hints, "|") != "One.|Two [2] \\ }." || said.Wrong == "" || len(said.Illegal) != 2 {
		t.Errorf("%+v", said)
	}
	games, faults := pgn.Parse([]byte(s.PGN(0)))
	if len(faults) > 0 || len(games) != 1 {
		t.Fatal(faults)
	}
	again := New()
	again.Handle(Event{Type: EventRestore, Text: s.PGN(0)})
	if got := again.View().Exercise.Said; got.Text != said.Text || strings.Join(got.Hints, "|") != strings.Join(said.Hints, "|") {
		t.Errorf("%+v", got)
	}
	play(s, Event{Type: EventField, Name: "hint", Number: 1}, Event{Type: EventField, Name: "illegal", Key: "e2e5"})
	if said := s.View().Exercise.Said; len(said.Hints) != 1 || len(said.Illegal) != 1 {
		t.Errorf("%+v", said)
	}
}

// TestReplies writes words for the answers of questions.
func TestReplies(t *testing.T) {
	s := on("4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1")
	v := play(s,
		Event{Type: EventGoal, Name: "choose castlings"},
		Event{Type: EventField, Name: "reply", Key: "both", Text: "The bishop guards f1."},
		field(FieldWrong, "both sides must be looked at."), field(FieldRight, "Only to the queen's side."),
		Event{Type: EventField, Name: "reply", Key: "nonsense", Text: "x"},
	)
	said := v.Exercise.Said
	if len(said.Answers) != 4 || len(said.Replies) != 1 || said.Replies[0].Key != "both" || said.Wrong != "Both sides must be looked at." || said.Right == "" || !said.HasReplies || said.HasIllegal {
		t.Errorf("%+v", said)
	}
}

// TestGoalSquares taps the squares of a goal.
func TestGoalSquares(t *testing.T) {
	s := on("8/8/8/2b5/8/8/8/R7 w - - 0 1")
	v := play(s, Event{Type: EventGoal, Name: "reach"}, Event{Type: EventMode, Name: "goal"}, Event{Type: EventTap, Square: "b7"}, Event{Type: EventTap, Square: "g7"},
		Event{Type: EventTap, Square: "d4"}, Event{Type: EventTap, Square: "h8"})
	if v.Exercise.Goal.Text != "reach b7 g7" || v.Exercise.Goal.Fields[0].Kind != "squares" {
		t.Errorf("%+v", v.Exercise.Goal.Text)
	}
	if text := s.PGN(0); !strings.Contains(text, `[Turns "learner"]`) || !strings.Contains(text, `[Kings "none"]`) {
		t.Error(text)
	}
	if v = play(s, Event{Type: EventGoal, Name: "find attackers"}, Event{Type: EventTap, Square: "c5"}); v.Exercise.Goal.Text != "find attackers c5" {
		t.Error(v.Exercise.Goal.Text)
	}
	if strings.Contains(s.PGN(0), "Turns") {
		t.Error("the other side still stands still")
	}
	if v = play(s, Event{Type: EventGoal, Name: "line"}); v.Mode != ModeAnswer || strings.Contains(s.PGN(0), "Goal") {
		t.Error(v.Mode)
	}
}

// TestAlone records moves of a side that plays alone.
func TestAlone(t *testing.T) {
	s := on("8/8/8/2b5/8/8/8/R7 w - - 0 1")
	play(s, Event{Type: EventGoal, Name: "reach", Text: "b7 g7"}, say("Rb1"), say("Rb7"), say("Rg7"))
	if got := moveText(s); got != "1. Rb1 -- 2. Rb7 -- 3. Rg7 *" {
		t.Error(got)
	}
	v := play(s, Event{Type: EventGo, Number: 0}, say("Rg1"))
	if got := moveText(s); got != "1. Rb1 (1. Rg1) 1... -- 2. Rb7 -- 3. Rg7 *" {
		t.Error(got)
	}
	if v = play(s, say("Rg7")); v.Told != sayStandsStillOnly {
		t.Errorf("told %q", v.Told)
	}
}

// TestOpponentFirst has the other side begin.
func TestOpponentFirst(t *testing.T) {
	s := on("r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3")
	v := play(s, Event{Type: EventFirst, Name: "opponent"})
	if !v.Exercise.OpponentFirst || v.Exercise.Learner.String() != "white" {
		t.Errorf("%+v", v.Exercise)
	}
	v = play(s, say("Nf6"), field(FieldWords, "Mate in one."), say("Qxf7"))
	if roles := rolesOf(v); roles != "lead-in right" {
		t.Error(roles)
	}
	if v = play(s, Event{Type: EventFirst, Name: "learner"}); v.Exercise.OpponentFirst || strings.Contains(s.PGN(0), "Learner") || rolesOf(v) != "right reply" {
		t.Errorf("%s\n%s", rolesOf(v), s.PGN(0))
	}
}

// TestBegin cuts a game where the exercise shall begin.
func TestBegin(t *testing.T) {
	s := New()
	s.ImportFile("game.pgn", []byte("[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 { Oh. } (3... g6) 4. Qxf7# 1-0"))
	play(s, Event{Type: EventGo, Number: 6}, Event{Type: EventBegin})
	if got := moveText(s); got != "{ Oh. } 4. Qxf7# 1-0" {
		t.Error(got)
	}
	if play(s, Event{Type: EventUndo}); !strings.Contains(s.PGN(0), "1. e4 e5") {
		t.Error("undo does not bring the game back")
	}
}

// TestSettingUpIsKept does other things while a position is being set up.
func TestSettingUpIsKept(t *testing.T) {
	const fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
	begun := func() *Session {
		s := New()
		play(s, Event{Type: EventSetup, Name: "fen", Text: fen})
		return s
	}
	s := begun()
	if v := play(s, field(FieldHeading, "A heading"), Event{Type: EventTitle, Text: "T"}); v.Setup == nil || v.Setup.FEN != fen {
		t.Errorf("%+v", v.Setup)
	}
	for name, events := range map[string][]Event{
		"another mode": {{Type: EventMode, Name: "answer"}},
		"add":          {{Type: EventAdd}},
		"link":         {{Type: EventExport, Name: "link", Text: "x"}},
		"cursor":       {{Type: EventStep, Name: "last"}, {Type: EventGo, Number: 0}},
	} {
		s := begun()
		if play(s, events...); !strings.Contains(s.PGN(1), fen) {
			t.Errorf("%s: the position is lost:\n%s", name, s.PGN(0))
		}
	}
	s = begun()
	v := play(s, Event{Type: EventSetup, Name: "put", Text: "Ka1"}, Event{Type: EventAdd})
	if len(v.Items) != 1 || v.Notice != sayImpossible {
		t.Errorf("two kings: %d exercises, %q", len(v.Items), v.Notice)
	}
	if v = play(s, Event{Type: EventSetup, Name: "cancel"}, Event{Type: EventAdd}); len(v.Items) != 2 {
		t.Error("cancel does not help")
	}
}

func TestNewPositionCutsMoves(t *testing.T) {
	s := on(pawns)
	play(s, say("e4"), say("d5"), say("exd5"))
	v := play(s, Event{Type: EventMode, Name: "position"}, Event{Type: EventSetup, Name: "fen", Text: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}, Event{Type: EventSetup, Name: "done"})
	if moveText(s) != "1. e4 *" || !strings.HasPrefix(v.Notice, "2 moves cannot") {
		t.Errorf("%s, %q", moveText(s), v.Notice)
	}
	if play(s, Event{Type: EventUndo}); moveText(s) != "1. e4 d5 2. exd5 *" {
		t.Error(moveText(s))
	}
}

func TestLimits(t *testing.T) {
	t.Run("500 exercises", func(t *testing.T) {
		s := New()
		s.ImportFile("many.pgn", []byte(strings.Repeat("1. e4 *\n\n", 499)))
		v := play(s, Event{Type: EventAdd}, Event{Type: EventAdd}, Event{Type: EventDuplicate})
		if len(v.Items) != 500 || v.Notice != sayFull {
			t.Errorf("%d exercises, %q", len(v.Items), v.Notice)
		}
		s.ImportFile("one.pgn", []byte("1. e4 *"))
		if v = s.View(); len(v.Items) != 500 || v.Import.Taken != 0 || v.Import.Lines[len(v.Import.Lines)-1].Kind != ImportRefused {
			t.Errorf("%d exercises, %+v", len(v.Items), v.Import)
		}
	})
	t.Run("501 games", func(t *testing.T) {
		s := New()
		s.ImportFile("many.pgn", []byte(strings.Repeat("1. e4 *\n\n", 501)))
		if v := s.View(); len(v.Items) != 500 || !strings.Contains(v.Import.Lines[0].Text, "500 games") {
			t.Errorf("%d exercises, %+v", len(v.Items), v.Import.Lines[0])
		}
	})
	t.Run("1 MiB", func(t *testing.T) {
		s := New()
		s.ImportFile("large.pgn", []byte("{"+strings.Repeat("x", 1<<20)+"} 1. e4 *"))
		if l := s.View().Import.Lines; len(l) != 1 || l[0].Kind != ImportRefused || !strings.Contains(l[0].Text, "1 MiB") {
			t.Errorf("%+v", l)
		}
	})
	t.Run("UTF-16", func(t *testing.T) {
		s := New()
		s.ImportFile("wide.pgn", []byte("\xff\xfe1\x00.\x00"))
		if l := s.View().Import.Lines; len(l) != 1 || l[0].Kind != ImportRefused || !strings.Contains(l[0].Text, "UTF-16") {
			t.Errorf("%+v", l)
		}
	})
	t.Run("2,000 moves", func(t *testing.T) {
		s := New()
		s.ImportFile("long.pgn", []byte("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n"+strings.Repeat("Rg1 Kd8 Rh1 Ke8 ", 500)+"*"))
		v := play(s, Event{Type: EventStep, Name: "last"}, say("Rg1"))
		if len(v.Exercise.Moves) != 2000 || !strings.Contains(v.Told, "2,000 moves") {
			t.Errorf("%d moves, %q", len(v.Exercise.Moves), v.Told)
		}
		v = play(s, Event{Type: EventGo, Number: 0}, say("Rf1"))
		if len(v.Exercise.Moves) != 2000 || v.Notice != sayTooManyMoves {
			t.Errorf("%d moves, %q", len(v.Exercise.Moves), v.Notice)
		}
	})
	t.Run("a long text", func(t *testing.T) {
		s := on(pawns)
		if v := play(s, field(FieldWords, strings.Repeat("x", 4001))); v.Notice != sayLongText || v.Exercise.Said.Text != "" {
			t.Errorf("%q", v.Notice)
		}
	})
}

func TestMarkupStaysText(t *testing.T) {
	const evil = `<img src=x onerror=alert(1)> "quoted" \ ] } [%cal Ge2e4] ;`
	s := on(pawns)
	v := play(s, Event{Type: EventTitle, Text: evil}, field(FieldHeading, evil), field(FieldWords, evil), field(FieldWrong, evil), say("e4"), field(FieldWords, evil))
	again := New()
	w := play(again, Event{Type: EventRestore, Text: s.PGN(0)}, Event{Type: EventGo, Number: 1})
	if w.Title != v.Title || w.Exercise.Heading != v.Exercise.Heading || w.Exercise.Said.Text != v.Exercise.Said.Text || w.Exercise.Said.Drawn != 0 {
		t.Errorf("%q, %q, %q", w.Title, w.Exercise.Heading, w.Exercise.Said.Text)
	}
}
