// Package tutor is one learner's session: which exercise is open, what is on the board, what was
// answered, how far they have come. Events go in, a View comes out; nothing else changes its state.
//
// A session is not for use by several goroutines at once.
package tutor

import (
	"encoding/json"

	"github.com/touchmove/touchmove/lessons"
)

// Session is one learner's visit. Make it with New or NewVisit.
type Session struct {
	// whole is the course as it was read, course what of it belongs to the run.
	whole, course course
	// noCourse says why there is none, "" where there is one.
	noCourse string
	visit    Visit
	own      string // the id of the script from outside that is all there is, "" for none

	scripts map[string]*lessons.Lesson // those read so far, by id

	progress progress
	save     string // as in View.Save
	// notice is as in View.Notice. The one New may leave survives the first event, which is the page
	// opening an exercise and not the learner having read it.
	notice string
	opened bool // an EventOpen has come

	// at is the exercise on the board, or the one that is waited for while there is none.
	at place
	// want is the exercise whose script has been asked for; its Lesson is "" where none is.
	want place
	// missed is what want was when its script failed. It is opened should the script come after all.
	missed place

	play *play // nil until the first script is there
	// plays are the exercises opened so far, as they were left, where each counts once.
	plays   map[place]*play
	answers int // as in Report.Seq
	// free is the free board, nil until it is first opened; atFree is true while it is shown in place of the exercise.
	free   *free
	atFree bool
	hand   hand
	// flipped turns the board for the rest of the lesson.
	flipped bool

	seq    int
	motion []Phase

	cellNames [64][16]string // by square and piece, filled in as needed
}

// New starts a session with a course (the JSON of lessons.CourseIndex) and the text that an earlier
// session left in View.Save, "" for none. It never fails: a course or a save that cannot be read is told
// in View.Notice. What could not be read of the save stays inside View.Save.
func New(courseJSON []byte, save string) *Session { return NewVisit(courseJSON, save, Visit{}) }

// NewVisit is New for a run of exercises. Steps that the lesson does not have are clamped to those it has; an unknown lesson is
// told in View.Notice, and the whole course is there. The course may be empty where an EventOwn comes first.
func NewVisit(courseJSON []byte, save string, v Visit) *Session {
	s := &Session{scripts: map[string]*lessons.Lesson{}, hand: emptyHand}
	var whole bool
	s.progress, whole = readProgress(save)
	s.save = save
	if !whole {
		s.notice = sayBadSave
		if v.Pocket {
			s.notice = sayBadPocket
		}
		s.keep()
	}
	var err error
	if s.whole, err = readCourse(courseJSON); err != nil {
		s.noCourse = sayBadCourse(err)
		if len(courseJSON) > 0 {
			s.tellNotice(s.noCourse)
		}
	}
	s.setVisit(v)
	return s
}

// keep renews the text to be stored.
func (s *Session) keep() {
	if s.visit.Pocket {
		s.save = s.pocket()
	} else {
		s.save = s.progress.encode()
	}
}

// HandleJSON handles an Event written as JSON. What is not an Event becomes a Notice.
func (s *Session) HandleJSON(text []byte) {
	var e Event
	if err := json.Unmarshal(text, &e); err != nil {
		s.notice = sayBadEvent(err)
		return
	}
	s.Handle(e)
}

// Handle lets one event act. Events that make no sense at the moment have no effect.
func (s *Session) Handle(e Event) {
	switch e.Type {
	case EventOpen:
		if s.opened {
			s.notice = ""
		}
		s.opened = true
		s.open(e.Name, e.Step)
		return
	case EventFree:
		if s.opened {
			s.notice = ""
		}
		s.opened = true
		s.openFree(e.Name, e.Text)
		return
	case EventVisit, EventOwn:
		if s.opened {
			s.notice = ""
		}
		s.opened = true
		if e.Type == EventVisit {
			s.changeVisit(e.Text)
		} else {
			s.openOwn(e.Text, e.Step)
		}
		return
	case EventScript:
		s.script(e.Name, e.Text)
		return
	case EventScriptFailed:
		s.scriptFailed(e.Name, e.Text)
		return
	case EventSaved:
		s.saved(e.Text)
		return
	case EventPress, EventDrag, EventRelease, EventCancel, EventTap, EventEscape,
		EventPromote, EventChoose, EventCall, EventAction, EventSay, EventReset, EventSetup:
		s.notice, s.missed = "", place{}
	default:
		s.notice = sayUnknownEvent(string(e.Type))
		return
	}

	if e.Type == EventReset {
		s.reset()
		return
	}
	if e.Type == EventAction {
		s.act(e.Name)
		return
	}
	if s.atFree {
		s.atFreeBoard(e)
		return
	}
	if s.play == nil {
		return
	}
	if s.atBoard(e) {
		return
	}
	switch e.Type {
	case EventChoose:
		s.choose(e.Name)
	case EventCall:
		s.call(e.Name)
	case EventSay:
		s.say(e.Text)
	}
}

// atBoard lets an event act that is about pieces on the board, and reports whether it is one.
func (s *Session) atBoard(e Event) bool {
	switch square := squareNamed(e.Square); e.Type {
	case EventPress:
		s.press(square)
	case EventDrag:
		s.drag()
	case EventRelease:
		s.release(square)
	case EventCancel:
		s.cancel()
	case EventTap:
		s.tap(square)
	case EventEscape:
		s.escape()
	case EventPromote:
		s.promote(e.Name)
	default:
		return false
	}
	return true
}

// saved takes in what another window of this browser has stored since. What cannot be read is left to
// the next visit, which keeps it aside.
func (s *Session) saved(text string) {
	if other, whole := readProgress(text); whole && s.progress.merge(&other) {
		s.keep()
	}
}

// restart starts the open exercise afresh, behind the free board where that is shown.
func (s *Session) restart() {
	free := s.atFree
	s.start(s.scripts[s.at.Lesson], s.at)
	if free {
		s.atFree = true
		s.move()
	}
}

// reset forgets all results and starts the open exercise afresh.
func (s *Session) reset() {
	at, resets := s.progress.At, s.progress.Resets+1
	s.progress = newProgress()
	s.progress.At, s.progress.Resets = at, resets
	s.progress.stay(s.at)
	s.keep()
	s.plays = nil
	if s.play != nil {
		s.restart()
	}
	s.notice = sayForgotten
}
