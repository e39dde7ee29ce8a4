package tutor

import (
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// claimScript is a game in which the position stands on the board for the third time after White's next move.
const claimScript = `[StudyName "x"][ChapterName "y"][FEN "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"][SetUp "1"][LeadIn "8"]
[Calls "claim-threefold announce-threefold resign"] [Clock "5:00 0:30"]
1. Kf1 Kf8 2. Kg1 Kg8 3. Kf1 Kf8 4. Kg1 Kg8 { Claim the draw.
  [%hint a b] [%hint c d] [%wrong No, the draw was there to be claimed.]
  [%do claim-threefold Right. That is the third time.] } *`

const clockScript = `[StudyName "x"][ChapterName "y"][FEN "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"][SetUp "1"]
[Calls "clock adjust"] [Clock "5:00 0:30"] [Touch "move"]
{ Put the rook straight, then mate. [%do adjust d1 Right. You said it first.] [%then clock Right. Black's time runs.]
  [%hint a b] [%hint c d] [%wrong No, that is no mate at all.] } 1. Rd8# { Mate. } *`

func withScript(t *testing.T, script string) *Session {
	t.Helper()
	s := New([]byte(`{"title":"c","lessons":[{"id":"x","title":"x","steps":1}]}`), "")
	s.Handle(Event{Type: EventOpen, Name: "x", Step: 1})
	s.Handle(Event{Type: EventScript, Name: "x", Text: script})
	if v := s.View(); v.Notice != "" {
		t.Fatal(v.Notice)
	}
	return s
}

func TestClaimIsMadeWithAButton(t *testing.T) {
	s := withScript(t, claimScript)
	v := s.View()
	if len(v.Calls) != 3 || v.Clock == nil || *v.Clock != (Clock{"5:00", "0:30", chess.White}) {
		t.Fatalf("%+v %+v", v.Calls, v.Clock)
	}
	s.Handle(Event{Type: EventCall, Name: "resign"})
	if v := s.View(); v.Feedback.Verdict != VerdictWrong || v.Calls[2].Tried != "wrong" {
		t.Errorf("%+v %+v", v.Feedback, v.Calls)
	}
	s.Handle(Event{Type: EventCall, Name: "claim-threefold"})
	if v := s.View(); v.Feedback.Verdict != VerdictDone || v.Feedback.Text != "That is the third time." || v.Feedback.Stars != 2 {
		t.Errorf("%+v", v.Feedback)
	}
}

func TestShowMeNamesTheButton(t *testing.T) {
	s := withScript(t, clockScript)
	s.Handle(Event{Type: EventAction, Name: "show"})
	if v := s.View(); v.Feedback.Text != "The answer is the button “Say “I adjust””. Then touch the piece on d1." {
		t.Errorf("%q", v.Feedback.Text)
	}
}

func TestTouchedPieceBinds(t *testing.T) {
	s := withScript(t, clockScript)
	s.Handle(Event{Type: EventTap, Square: "g1"})
	s.Handle(Event{Type: EventEscape})
	s.Handle(Event{Type: EventSay, Text: "Rd8#"})
	if v := s.View(); v.Feedback.Reason != "touch-move" {
		t.Errorf("%+v", v.Feedback)
	}
	s.Handle(Event{Type: EventAction, Name: "retry"})
	for _, e := range []Event{
		{Type: EventCall, Name: "adjust"},
		{Type: EventTap, Square: "d1"},
		{Type: EventTap, Square: "d1"},
		{Type: EventTap, Square: "d8"},
	} {
		s.Handle(e)
	}
	if v := s.View(); v.Feedback.Verdict != VerdictGood || v.Clock.Running != chess.White {
		t.Errorf("%+v", v.Feedback)
	}
	s.Handle(Event{Type: EventSay, Text: "Ke8"})
	if v := s.View(); v.Feedback.Verdict != VerdictOther {
		t.Errorf("%+v", v.Feedback)
	}
	s.Handle(Event{Type: EventCall, Name: "clock"})
	if v := s.View(); v.Feedback.Verdict != VerdictDone || v.Clock.Running != chess.Black {
		t.Errorf("%+v", v.Feedback)
	}
}
