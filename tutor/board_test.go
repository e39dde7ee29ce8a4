package tutor

import (
	"slices"
	"strings"
	"testing"
)

// TestBoard plays event sequences and looks at what is then to be seen.
func TestBoard(t *testing.T) {
	for _, c := range []struct {
		name, lesson string
		step         int
		events       string

		verdict  Verdict
		reason   string
		primary  string
		selected string   // the square described so
		pieces   string   // "g1K f1R e1." : square and letter, '.' for empty
		marks    []string // must be there
		absent   []string // kinds that must not
		motion   string   // of the last change
		text     string   // part of the feedback
		line     string
		chooser  string // its square
	}{
		{
			name: "nothing yet", lesson: "castle", step: 1, verdict: VerdictNone,
			marks: []string{"circle e1 green", "arrow h1 f1 green"}, line: "You play White",
		},
		{
			name: "press selects at once", lesson: "castle", step: 1, events: "press e1",
			verdict: VerdictNone, selected: "e1", marks: []string{"selected e1", "move f1", "move g1"},
		},
		{
			name: "capture ring", lesson: "pawns", step: 2, events: "tap a7",
			verdict: VerdictNone, marks: []string{"selected a7", "move a8", "capture b8"},
		},
		{
			name: "tap again deselects", lesson: "castle", step: 1, events: "tap e1; tap e1",
			verdict: VerdictNone, absent: []string{"selected", "move"},
		},
		{
			name: "another own piece reselects", lesson: "castle", step: 1, events: "tap h1; tap e1",
			verdict: VerdictNone, selected: "e1",
		},
		{
			name: "released where pressed after a drag stays selected", lesson: "castle", step: 1,
			events: "tap e1; press e1; drag; release e1", verdict: VerdictNone, selected: "e1",
		},
		{
			name: "castling by taps", lesson: "castle", step: 1, events: "move e1 g1", verdict: VerdictDone, primary: "next",
			pieces: "g1K f1R e1. h1.", marks: []string{"right g1", "last-move e1", "last-move g1"}, motion: "e1g1,h1f1",
		},
		{
			name: "castling by drag", lesson: "castle", step: 1, events: "drop e1 g1", verdict: VerdictDone, primary: "next",
			pieces: "g1K f1R", motion: "e1g1,h1f1",
		},
		{
			name: "king dropped on the rook", lesson: "castle", step: 1, events: "drop e1 h1", verdict: VerdictIllegal,
			reason: "not-how-it-moves", pieces: "e1K h1R", absent: []string{"selected"}, text: "not onto it",
		},
		{
			name: "king and rook tapped", lesson: "castle", step: 1, events: "tap e1; tap h1", verdict: VerdictIllegal,
			reason: "not-how-it-moves", pieces: "e1K h1R", absent: []string{"selected"}, text: "not onto it",
		},
		{
			name: "king onto the rook typed", lesson: "castle", step: 1, events: "say e1h1", verdict: VerdictIllegal,
			reason: "not-how-it-moves", pieces: "e1K h1R", absent: []string{"selected"}, text: "not onto it",
		},
		{
			name: "king and the other rook tapped", lesson: "castle", step: 2, events: "tap e1; tap a1", verdict: VerdictIllegal,
			reason: "not-how-it-moves", absent: []string{"selected"},
		},
		{
			name: "king selected, rook dragged", lesson: "castle", step: 1, events: "tap e1; press h1; drag", verdict: VerdictNone,
			selected: "h1",
		},
		{
			name: "king selected, rook dragged and put down", lesson: "castle", step: 1, events: "tap e1; press h1; drag; release h1",
			verdict: VerdictNone, selected: "h1",
		},
		{
			name: "drop outside", lesson: "castle", step: 1, events: "press e1; drag; release", verdict: VerdictNone,
			pieces: "e1K", absent: []string{"selected", "illegal"},
		},
		{
			name: "drop outside keeps an older selection", lesson: "castle", step: 1, events: "tap h1; press e1; drag; release",
			verdict: VerdictNone, selected: "h1",
		},
		{
			name: "cancel", lesson: "castle", step: 1, events: "press e1; drag; cancel; release g1", verdict: VerdictNone,
			pieces: "e1K", absent: []string{"selected"},
		},
		{
			name: "cancelled tap on a target judges nothing", lesson: "castle", step: 1, events: "tap e1; press g1; cancel",
			verdict: VerdictNone, selected: "e1",
		},
		{
			name: "slip from a target judges nothing", lesson: "castle", step: 1, events: "tap e1; press g1; release g2",
			verdict: VerdictNone, selected: "e1",
		},
		{name: "unnoticed drag", lesson: "castle", step: 1, events: "press e1; release g1", verdict: VerdictDone, primary: "next"},
		{name: "escape deselects", lesson: "castle", step: 1, events: "tap e1; escape", verdict: VerdictNone, absent: []string{"selected"}},
		{
			name: "escape first puts the dragged piece back", lesson: "castle", step: 1, events: "tap e1; press e1; drag; escape",
			verdict: VerdictNone, selected: "e1",
		},

		{name: "one tap on an enemy piece is idle", lesson: "castle", step: 1, events: "tap e8", verdict: VerdictNone, absent: []string{"selected"}},
		{name: "one tap on an empty square is idle", lesson: "castle", step: 1, events: "tap d4", verdict: VerdictNone},
		{
			name: "an enemy piece moved by taps", lesson: "castle", step: 1, events: "move e8 e7", verdict: VerdictIllegal,
			reason: "not-your-turn", marks: []string{"illegal e7"}, pieces: "e8k",
		},
		{name: "an enemy piece dragged", lesson: "castle", step: 1, events: "drop e8 e7", verdict: VerdictIllegal, reason: "not-your-turn"},
		{name: "nothing moved by taps", lesson: "castle", step: 1, events: "move d4 d5", verdict: VerdictIllegal, reason: "no-piece"},
		{name: "an empty square tapped before an own piece", lesson: "castle", step: 1, events: "tap d4; tap e1", verdict: VerdictNone, selected: "e1"},

		{
			name: "castling through an attacked square", lesson: "castle", step: 2, events: "move e1 g1", verdict: VerdictIllegal,
			reason: "castle-through-check", pieces: "e1K h1R",
			marks: []string{"path-ok e1", "path-bad f1", "path-ok g1", "attack a6 f1", "illegal g1"}, absent: []string{"selected"},
		},
		{name: "own piece on target by drag", lesson: "castle", step: 1, events: "drop h1 h2", verdict: VerdictIllegal, reason: "own-piece-on-target"},
		{
			name: "selecting after an answer takes it away", lesson: "castle", step: 2, events: "move e1 g1; tap e1", verdict: VerdictNone,
			selected: "e1", absent: []string{"attack", "path-bad", "illegal"},
		},

		{
			name: "other move", lesson: "castle", step: 1, events: "move e1 f1", verdict: VerdictOther, primary: "undo",
			marks: []string{"other f1"}, pieces: "f1K e1.", text: "A step is not castling.",
		},
		{
			name: "other move taken back", lesson: "castle", step: 1, events: "move e1 f1; act undo", verdict: VerdictNone,
			pieces: "e1K f1.", motion: "f1e1", absent: []string{"other"}, text: "taken back",
		},
		{
			name: "wrong move", lesson: "castle", step: 1, events: "move h1 f1", verdict: VerdictWrong, primary: "continue",
			marks: []string{"wrong f1"}, text: "Now the rook has moved.", motion: "h1f1",
		},
		{
			name: "the board is inert then", lesson: "castle", step: 1, events: "move h1 f1; tap e1; tap e2", verdict: VerdictWrong,
			primary: "undo", pieces: "e1K f1R", text: "Now the rook has moved. Your move is still on the board.",
			absent: []string{"selected"}, line: lineTakeBackFirst, marks: []string{"wrong f1"},
		},
		{
			name: "punishment, first move", lesson: "castle", step: 1, events: "move h1 f1; act continue", verdict: VerdictWrong,
			primary: "continue", pieces: "a1r f1R", motion: "a2a1", text: "Check.", marks: []string{"check e1"},
		},
		{
			name: "punishment, to its end", lesson: "castle", step: 1, events: "move h1 f1; act continue; act continue", verdict: VerdictWrong,
			primary: "undo", pieces: "e2K", motion: "e1e2",
		},
		{
			name: "punishment taken back", lesson: "castle", step: 1, events: "move h1 f1; act continue; act continue; act undo", verdict: VerdictNone,
			pieces: "e1K h1R a2r", motion: "e2e1 a1a2 f1h1",
		},
		{
			name: "unlisted move", lesson: "castle", step: 1, events: "move h2 h3", verdict: VerdictWrong, primary: "undo",
			text: "The king is still in the middle.",
		},
		{
			name: "reply is seen", lesson: "castle", step: 2, events: "move e1 c1", verdict: VerdictGood, pieces: "e7k",
			marks: []string{"right c1", "last-move e8", "last-move e7"},
		},

		{
			name: "the lead-in is seen", lesson: "pawns", step: 1, verdict: VerdictNone, motion: "d7d5", pieces: "d5p",
			line: "You play White",
		},
		{
			name: "en passant", lesson: "pawns", step: 1, events: "move e5 d6", verdict: VerdictGood, pieces: "d6P d5. d7k",
			motion: "e5d6xd5 e8d7",
		},
		{
			name: "a right move taken back", lesson: "pawns", step: 1, events: "move e5 d6; act undo", verdict: VerdictNone,
			pieces: "e5P d5p d6. e8k", motion: "d7e8 d6e5",
		},
		{
			name: "retry shows the lead-in again", lesson: "pawns", step: 1, events: "move e5 d6; act retry", verdict: VerdictNone,
			pieces: "e5P d5p", motion: "d7d5",
		},

		{
			name: "promotion asks", lesson: "pawns", step: 2, events: "move a7 a8", verdict: VerdictNone, chooser: "a8",
			pieces: "a8P a7.", motion: "a7a8", line: lineChoosePiece,
		},
		{
			name: "promotion asks after a drop", lesson: "pawns", step: 2, events: "drop a7 b8", verdict: VerdictNone, chooser: "b8",
			pieces: "b8P a7.", motion: "a7b8xb8",
		},
		{
			name: "promotion by name", lesson: "pawns", step: 2, events: "move a7 a8; promote queen", verdict: VerdictGood,
			pieces: "a8Q a7. g6k", motion: "h7g6",
		},
		{name: "promotion by its square", lesson: "pawns", step: 2, events: "move a7 a8; press a8; release a8", verdict: VerdictGood, pieces: "a8Q"},
		{name: "promotion to another piece", lesson: "pawns", step: 2, events: "move a7 a8; tap a5", verdict: VerdictWrong, primary: "undo", pieces: "a8N"},
		{name: "promotion by Black", lesson: "pawns", step: 3, events: "move a2 b1; tap b2", verdict: VerdictDone, primary: "next", pieces: "b1r"},
		{
			name: "promotion cancelled by its sign", lesson: "pawns", step: 2, events: "move a7 a8; tap a4", verdict: VerdictNone,
			pieces: "a7P a8.", motion: "a8a7",
		},
		{name: "promotion cancelled elsewhere", lesson: "pawns", step: 2, events: "move a7 b8; tap h7", verdict: VerdictNone, pieces: "a7P b8n"},
		{name: "promotion cancelled by escape", lesson: "pawns", step: 2, events: "move a7 a8; escape", verdict: VerdictNone, pieces: "a7P a8."},
		{name: "promotion cancelled by no name", lesson: "pawns", step: 2, events: "move a7 a8; promote", verdict: VerdictNone, pieces: "a7P a8."},
		{name: "a scrolling finger leaves the chooser", lesson: "pawns", step: 2, events: "move a7 a8; press h1; cancel", verdict: VerdictNone, chooser: "a8"},
		{name: "a button cancels the chooser", lesson: "pawns", step: 2, events: "move a7 a8; act show", verdict: VerdictNone, pieces: "a7P a8.", marks: []string{"show a7 a8"}},
		{
			name: "no chooser for an illegal promotion", lesson: "pawns", step: 4, events: "move e7 e8", verdict: VerdictIllegal,
			reason: "pawn-takes-diagonally", pieces: "e7P e8r", marks: []string{"illegal e8"},
		},
		{name: "promotion typed whole", lesson: "pawns", step: 2, events: "say a8=Q", verdict: VerdictGood, pieces: "a8Q", motion: "a7a8 h7g6"},
		{name: "promotion typed without its piece", lesson: "pawns", step: 2, events: "say a7a8", verdict: VerdictNone, chooser: "a8"},

		{name: "mate", lesson: "trap", step: 1, events: "move c2 h2", verdict: VerdictDone, primary: "next", marks: []string{"right h2", "attack h2 h8", "check h8", "guarded f7 g8", "guarded f7 g7"}},
		{
			name: "stalemate", lesson: "trap", step: 1, events: "move c2 g6", verdict: VerdictWrong, primary: "undo",
			marks: []string{"wrong g6", "guarded f7 g8", "guarded g6 g7", "guarded g6 h7"}, absent: []string{"check"},
		},

		{name: "typed", lesson: "castle", step: 1, events: "say 0-0", verdict: VerdictDone, primary: "next"},
		{name: "typed and illegal", lesson: "castle", step: 2, events: "say O-O", verdict: VerdictIllegal, reason: "castle-through-check"},
		{name: "typed and unreadable", lesson: "castle", step: 1, events: "say please", verdict: VerdictNone, text: "I can't read that as a move.", line: lineUnread},
		{name: "typed while a wrong move stands", lesson: "castle", step: 1, events: "move h1 f1; say O-O", verdict: VerdictWrong, primary: "undo"},

		{name: "first hint", lesson: "castle", step: 1, events: "act hint", verdict: VerdictNone, absent: []string{"hint"}},
		{name: "second hint points", lesson: "castle", step: 1, events: "act hint; act hint", verdict: VerdictNone, marks: []string{"hint e1", "hint g1"}},
		{name: "a last hint that names no square", lesson: "trap", step: 1, events: "act hint", verdict: VerdictNone, marks: []string{"hint c2"}},
		{name: "after the last hint", lesson: "trap", step: 1, events: "act hint; act hint", verdict: VerdictNone, marks: []string{"show c2 h2"}},
		{name: "show me", lesson: "castle", step: 1, events: "act show", verdict: VerdictNone, marks: []string{"show e1 g1"}, text: "Now play it."},
		{name: "shown and played", lesson: "castle", step: 1, events: "act show; move e1 g1", verdict: VerdictDone, primary: "next", absent: []string{"show"}},

		{name: "a question leaves the board alone", lesson: "castle", step: 3, events: "move e1 c1", verdict: VerdictNone, pieces: "e1K", line: lineChooseAnswer},
		{
			name: "a question answered", lesson: "castle", step: 3, events: "choose queenside", verdict: VerdictDone, primary: "next",
			marks: []string{"path-ok e1", "path-bad f1", "path-ok g1", "path-ok d1", "path-ok c1", "attack a6 f1"},
		},
		{
			name: "a question about a mate keeps the check to itself", lesson: "pawns", step: 8, verdict: VerdictNone,
			absent: []string{"check", "guarded"}, motion: "e1e8",
		},
		{
			name: "and shows it when answered", lesson: "pawns", step: 8, events: "choose checkmate", verdict: VerdictDone, primary: "next",
			marks: []string{"check g8", "attack e8 g8", "guarded e8 f8", "stuck f7", "stuck g7", "stuck h7"},
		},
		{name: "a question answered wrong", lesson: "castle", step: 3, events: "choose both", verdict: VerdictWrong},
		{name: "a question answered by typing", lesson: "castle", step: 3, events: "say queenside", verdict: VerdictDone, primary: "next"},
		{name: "a question with a move typed", lesson: "castle", step: 3, events: "say O-O-O", verdict: VerdictOther, text: "That is not one of the answers."},
		{name: "a question shown", lesson: "castle", step: 3, events: "act show", verdict: VerdictNone, text: "The answer is"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := opened(t, c.lesson, c.step)
			perform(t, s, c.events)
			v := s.View()
			if v.Feedback.Verdict != c.verdict || v.Feedback.Reason != c.reason {
				t.Errorf("verdict %q reason %q (%+v)", v.Feedback.Verdict, v.Feedback.Reason, v.Feedback)
			}
			if v.Actions.Primary != c.primary {
				t.Errorf("primary %q, want %q", v.Actions.Primary, c.primary)
			}
			if c.selected != "" && cellAt(v, c.selected).Description != descriptionSelected {
				t.Errorf("%s is not selected", c.selected)
			}
			for _, want := range strings.Fields(c.pieces) {
				if got := cellAt(v, want[:2]).Piece; got != strings.Trim(want[2:], ".") {
					t.Errorf("on %s stands %q, want %q", want[:2], got, want[2:])
				}
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
			if got := motionText(v); c.motion != "" && got != c.motion {
				t.Errorf("motion %q, want %q", got, c.motion)
			}
			if !strings.Contains(v.Feedback.Text, c.text) {
				t.Errorf("text %q lacks %q", v.Feedback.Text, c.text)
			}
			if c.line != "" && v.Board.Line != c.line {
				t.Errorf("line %q, want %q", v.Board.Line, c.line)
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

// Castling that is typed is castling, whatever stands where the king would start.
func TestCastlingTypedWithTheKingAway(t *testing.T) {
	const script = `[FEN "k7/8/8/8/8/8/8/4R2K w - - 0 1"]
{ Go. } 1. Rg1 *`
	for _, typed := range []string{"O-O", "0-0", "o-o"} {
		s := New([]byte(`{"lessons":[{"id":"away","steps":1}]}`), "")
		s.Handle(Event{Type: EventOpen})
		s.Handle(Event{Type: EventScript, Name: "away", Text: script})
		perform(t, s, "say "+typed)
		v := s.View()
		if v.Feedback.Verdict != VerdictIllegal || v.Feedback.Reason != "castle-king-has-moved" ||
			v.Feedback.Text != "Your king isn't on its first square, so it has moved and can't castle any more." {
			t.Errorf("%s: %+v", typed, v.Feedback)
		}
		if got := strings.Join(markTexts(v), "; "); !strings.Contains(got, "moved h1") {
			t.Errorf("%s: marks %s", typed, got)
		}
		perform(t, s, "say Rg1")
		if got := s.View().Feedback.Verdict; got != VerdictDone {
			t.Errorf("after %s the rook's move is %s", typed, got)
		}
	}
}
