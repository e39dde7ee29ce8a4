package tutor

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

//go:embed testdata/*.pgn
var testScripts embed.FS

const testCourse = `{"title":"Test","lessons":[
	{"id":"castle","title":"Castle to safety","steps":3},
	{"id":"pawns","title":"Pawns at work","steps":8},
	{"id":"trap","title":"Don't give away the win","steps":1}]}`

// serve answers View.Want as the page does.
func serve(t testing.TB, s *Session) {
	t.Helper()
	if want := s.View().Want; want != "" {
		text, err := testScripts.ReadFile("testdata/" + want + ".pgn")
		if err != nil {
			t.Fatal(err)
		}
		s.Handle(Event{Type: EventScript, Name: want, Text: string(text)})
		if v := s.View(); v.Want != "" || v.Notice != "" {
			t.Fatalf("after the script of %s: want %q, notice %q", want, v.Want, v.Notice)
		}
	}
}

// opened returns a session with an exercise on the board.
func opened(t testing.TB, lesson string, step int) *Session {
	t.Helper()
	s := New([]byte(testCourse), "")
	s.Handle(Event{Type: EventOpen, Name: lesson, Step: step})
	serve(t, s)
	return s
}

// perform sends events written as words: "press e1; drag; release g1; tap a7; act hint; promote queen;
// choose both; say O-O; escape; cancel", and for short "move e1 g1" (two taps) and "drop e1 g1".
func perform(t testing.TB, s *Session, script string) {
	t.Helper()
	for _, step := range strings.Split(script, ";") {
		words := strings.Fields(step)
		if len(words) == 0 {
			continue
		}
		arg := strings.Join(words[1:], " ")
		switch kind := words[0]; kind {
		case "press", "release", "tap":
			s.Handle(Event{Type: EventType(kind), Square: arg})
		case "drag", "cancel", "escape", "reset":
			s.Handle(Event{Type: EventType(kind)})
		case "free":
			fen, moves, _ := strings.Cut(arg, "|")
			s.Handle(Event{Type: EventFree, Name: fen, Text: moves})
		case "setup":
			control, value, _ := strings.Cut(arg, " ")
			s.Handle(Event{Type: EventSetup, Name: control, Text: value})
		case "promote", "choose", "call":
			s.Handle(Event{Type: EventType(kind), Name: arg})
		case "act":
			s.Handle(Event{Type: EventAction, Name: arg})
		case "say":
			s.Handle(Event{Type: EventSay, Text: arg})
		case "move":
			s.Handle(Event{Type: EventTap, Square: words[1]})
			s.Handle(Event{Type: EventTap, Square: words[2]})
		case "drop":
			s.Handle(Event{Type: EventPress, Square: words[1]})
			s.Handle(Event{Type: EventDrag})
			s.Handle(Event{Type: EventRelease, Square: words[2]})
		default:
			t.Fatalf("unknown step %q", step)
		}
		serve(t, s)
		checkView(t, s.View())
	}
}

// markText writes a mark for the tables: "right g1", "attack a6 f1", "pin e8 e7 e1", "ghost d6 p".
func markText(m Mark) string {
	text := string(m.Kind)
	if m.From != chess.NoSquare {
		text += " " + m.From.String()
	}
	if m.Via != chess.NoSquare {
		text += " " + m.Via.String()
	}
	text += " " + m.Square.String()
	return text + map[bool]string{true: " " + m.Piece}[m.Piece != ""] + map[bool]string{true: " " + m.Color}[m.Color != ""]
}

func markTexts(v View) []string {
	var texts []string
	for _, m := range v.Board.Marks {
		texts = append(texts, markText(m))
	}
	return texts
}

// motionText writes phases for the tables: "e1g1,h1f1 e8d7", "e5d6xd5".
func motionText(v View) string {
	var phases []string
	for _, p := range v.Board.Motion {
		var glides []string
		for _, g := range p.Glides {
			glides = append(glides, g.From.String()+g.To.String())
		}
		text := strings.Join(glides, ",")
		if p.Taken != chess.NoSquare {
			text += "x" + p.Taken.String()
		}
		phases = append(phases, text)
	}
	return strings.Join(phases, " ")
}

func cellAt(v View, name string) Cell {
	i := slices.IndexFunc(v.Board.Cells, func(c Cell) bool { return c.Square.String() == name })
	return v.Board.Cells[i]
}

// checkView fails where a View contradicts itself.
func checkView(t testing.TB, v View) {
	t.Helper()
	var problems []string
	fault := func(format string, args ...any) { problems = append(problems, fmt.Sprintf(format, args...)) }

	if len(v.Board.Cells) != 64 {
		t.Fatalf("%d cells", len(v.Board.Cells))
	}
	seen := map[chess.Square]bool{}
	selected := 0
	for i, c := range v.Board.Cells {
		if c.Square != squareSeen(i, v.Board.Bottom) {
			fault("cell %d is %v", i, c.Square)
		}
		seen[c.Square] = true
		if !strings.HasPrefix(c.Name, c.Square.String()) {
			fault("%v is called %q", c.Square, c.Name)
		}
		if c.Grab && c.Piece == "" {
			fault("%v can be grabbed and is empty", c.Square)
		}
		if c.Description == descriptionSelected {
			selected++
		}
	}
	if len(seen) != 64 || selected > 1 {
		fault("%d different squares, %d selected", len(seen), selected)
	}
	if v.Board.Marks == nil || v.Board.Motion == nil || v.Hints == nil || v.Choices == nil || v.Course == nil || v.Steps == nil {
		fault("a nil slice")
	}
	for _, m := range v.Board.Marks {
		if m.Kind == "" || m.Square >= chess.NoSquare {
			fault("mark %+v", m)
		}
		needsFrom := slices.Contains([]MarkKind{MarkArrow, MarkShow, MarkAttack, MarkBlocked, MarkPin, MarkGuarded}, m.Kind)
		if needsFrom != (m.From != chess.NoSquare) || (m.Kind == MarkPin) != (m.Via != chess.NoSquare) ||
			(m.Kind == MarkGhost) != (m.Piece != "") {
			fault("fields of mark %+v", m)
		}
	}
	for _, p := range v.Board.Motion {
		if len(p.Before) != 64 || len(p.Glides) == 0 {
			fault("phase %+v", p)
			continue
		}
		for _, g := range p.Glides {
			if p.Before[g.From] == '.' {
				fault("nothing glides from %v", g.From)
			}
		}
		if p.Taken != chess.NoSquare && p.Before[p.Taken] == '.' {
			fault("nothing is taken on %v", p.Taken)
		}
	}
	if held := v.Board.Held; held != chess.NoSquare && cellAt(v, held.String()).Piece == "" {
		fault("an empty hand holds %v", held)
	}
	if p := v.Board.Promotion; p != nil && (len(p.Choices) != 4 || !seen[p.Cancel] || strings.ToUpper(cellAt(v, p.Square.String()).Piece) != "P") {
		fault("chooser %+v", p)
	}
	if n := len([]rune(v.Board.Line)); n > longestLine {
		fault("line of %d characters: %q", n, v.Board.Line)
	}
	if (v.Feedback.Verdict == VerdictIllegal) != (v.Feedback.Reason != "") {
		fault("verdict %s, reason %q", v.Feedback.Verdict, v.Feedback.Reason)
	}
	if (v.Feedback.Verdict == VerdictDone) != (v.Feedback.Stars > 0) {
		fault("verdict %s, %d stars", v.Feedback.Verdict, v.Feedback.Stars)
	}
	if v.Feedback.Verdict != VerdictNone && v.Feedback.Text+v.Feedback.Title == "" {
		fault("verdict %s without words", v.Feedback.Verdict)
	}
	a := v.Actions
	buttons := map[string]Action{"continue": a.Continue, "undo": a.Undo, "next": a.Next}
	if b, ok := buttons[a.Primary]; a.Primary != "" && (!ok || !b.Enabled) {
		fault("primary %q is not enabled", a.Primary)
	}
	for _, b := range []Action{a.Hint, a.Show, a.Undo, a.Retry, a.Continue, a.Next, a.Previous, a.Flip} {
		if b.Label == "" {
			fault("a button without a label: %+v", a)
		}
	}
	if current := slices.IndexFunc(v.Steps, func(s StepItem) bool { return s.Current }); len(v.Steps) > 0 && (current < 0 || v.Steps[current].Step != v.Step) {
		fault("step %d of %+v", v.Step, v.Steps)
	}
	if r := v.Report; r != nil {
		run := r.Run
		if v.Free != nil || r.Moves == nil || r.Pattern == nil || r.Solved != (r.Stars > 0) || r.Tries < 0 || r.Shown && r.Hints == 0 ||
			r.Exercise != v.Lesson+"/"+strconv.Itoa(v.Step) || run.Done > run.Of || run.Raw > 100 || run.Complete != (run.Done == run.Of) ||
			run.Passed && !run.Complete || run.ID == "" || len(r.Moves) > longestMoves {
			fault("report %+v", *r)
		}
	} else if v.Free == nil && v.Prompt != "" {
		fault("no report")
	}
	if len(problems) > 0 {
		t.Fatalf("inconsistent view:\n%s", strings.Join(problems, "\n"))
	}
}
