package tutor

import (
	"encoding/json"
	"strconv"
)

// Visit narrows a session to a run of exercises. The zero value is the whole course.
type Visit struct {
	// Lesson is the id of the lesson that the run is in, "" for the whole course or a teacher's own set.
	Lesson string `json:"lesson"`
	// From and To are the first and the last step, counted from 1; 0 for the lesson's first and last. Of the whole course
	// there is no part.
	From int `json:"from"`
	To   int `json:"to"`
	// NoHints is true where there shall be no hint and no "show me".
	NoHints bool `json:"noHints"`
	// NoRetry is true where an exercise counts once: there is no "start again", who comes back to an exercise finds it as it
	// was left, and only the first result is kept. A reload of the page begins anew what was not solved.
	NoRetry bool `json:"noRetry"`
	// Pocket is true where View.Save shall be small, at most MostPocket characters of ASCII, for an LMS: it then holds the place
	// and the stars, those of this run first, and what could not be read of an earlier save is not kept. NewVisit reads it like any
	// other, with or without Pocket.
	Pocket bool `json:"pocket"`
	// Coded is true where Run.Code is wanted at the end.
	Coded bool `json:"coded"`
}

// setVisit begins a run. What cannot be is told, and the whole course is there instead.
func (s *Session) setVisit(v Visit) {
	s.visit, s.course = v, s.whole
	s.plays = nil
	if s.visit.Pocket {
		defer s.keep() // the run's stars come first
	}
	if v.Lesson == "" {
		return
	}
	i := s.whole.index(v.Lesson)
	if i < 0 {
		if len(s.whole.lessons) > 0 {
			s.tellNotice(sayNoSuchLesson(v.Lesson))
		}
		s.visit.Lesson, s.visit.From, s.visit.To = "", 0, 0
		return
	}
	s.course.lessons = s.whole.lessons[i : i+1]
}

// changeVisit handles EventVisit: another run, with what is open left behind.
func (s *Session) changeVisit(text string) {
	var v Visit
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		s.notice = sayBadEvent(err)
		return
	}
	s.escapeAll()
	delete(s.scripts, s.own)
	s.own = ""
	s.setVisit(v)
	s.leaveLost()
	s.open(v.Lesson, 0)
}

// leaveLost takes from the board what is not part of the run any more.
func (s *Session) leaveLost() {
	s.want, s.missed = place{}, place{}
	if !s.inRun(s.at) {
		s.at, s.play, s.atFree = place{}, nil, false
		s.move()
	}
}

// span returns the first and the last step of a lesson that belong to the run. Of a lesson without steps none does: last < first.
func (s *Session) span(id string) (first, last int) {
	steps := s.steps(id)
	if steps == 0 || s.visit.Lesson != id && (s.own == "" || s.own != id) {
		return 1, steps
	}
	first, last = min(max(1, s.visit.From), steps), s.visit.To
	if last <= 0 || last > steps {
		last = steps
	}
	return first, max(first, last)
}

// inRun says whether an exercise is part of the run.
func (s *Session) inRun(at place) bool {
	first, last := s.span(at.Lesson)
	return s.course.index(at.Lesson) >= 0 && at.Step >= first && at.Step <= last
}

// runID names the run: "castling", "castling/2-5", "castling/3", "own-1a2b3c4d", or "course".
func (s *Session) runID() string {
	id := s.visit.Lesson
	if s.own != "" {
		id = s.own
	}
	if id == "" {
		return WholeCourse
	}
	first, last := s.span(id)
	if first == 1 && last == s.steps(id) {
		return id
	}
	return PartID(id, first, last)
}

// PartID names the run of some steps of a lesson, in a Run and in a result code.
func PartID(id string, first, last int) string {
	part := id + "/" + strconv.Itoa(first)
	if first == last {
		return part
	}
	return part + "-" + strconv.Itoa(last)
}

// WholeCourse is the run of the whole course.
const WholeCourse = "course"
