package tutor

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/lessons"
)

// course is the lesson list with what is known of each lesson without its script.
type course struct {
	lessons []lessons.LessonIndex
}

// readCourse reads the JSON of a lessons.CourseIndex. The course is empty where there is an error.
func readCourse(text []byte) (course, error) {
	var index lessons.CourseIndex
	if err := json.Unmarshal(text, &index); err != nil {
		return course{}, err
	}
	var c course
	for _, l := range index.Lessons {
		if l.ID == "" || c.index(l.ID) >= 0 {
			continue // nobody could open it
		}
		// No script has more. Until it is here, a mistyped number must not cost more than a wrong row of dots.
		l.Steps = min(max(l.Steps, 0), pgn.MaxGames)
		c.lessons = append(c.lessons, l)
	}
	if len(c.lessons) == 0 {
		return course{}, errors.New("it has no lessons")
	}
	return c, nil
}

// index returns where in the list a lesson stands, -1 for an unknown one.
func (c course) index(id string) int {
	return slices.IndexFunc(c.lessons, func(l lessons.LessonIndex) bool { return l.ID == id })
}

// lessonTitle returns a lesson's title, its id where it has none.
func (s *Session) lessonTitle(id string) string {
	if l := s.scripts[id]; l != nil && l.Title != "" {
		return l.Title
	}
	if i := s.course.index(id); i >= 0 && s.course.lessons[i].Title != "" {
		return s.course.lessons[i].Title
	}
	return id
}

// steps returns how many exercises a lesson has: as its script says, or, before that is there, the course.
func (s *Session) steps(id string) int {
	if l := s.scripts[id]; l != nil {
		return len(l.Exercises)
	}
	if i := s.course.index(id); i >= 0 {
		return s.course.lessons[i].Steps
	}
	return 0
}

// firstUnsolvedIn returns the first step of a lesson, as far as it is in the run, without a star, 0 where there is none.
func (s *Session) firstUnsolvedIn(id string) int {
	first, last := s.span(id)
	for step := first; step <= last; step++ {
		if s.progress.stars(place{id, step}) == 0 {
			return step
		}
	}
	return 0
}

// firstUnsolved returns the first exercise of the run without a star; ok is false where there is none.
func (s *Session) firstUnsolved() (at place, ok bool) {
	for _, l := range s.course.lessons {
		if step := s.firstUnsolvedIn(l.ID); step > 0 {
			return place{l.ID, step}, true
		}
	}
	return place{}, false
}

// first returns the first exercise of the run.
func (s *Session) first() place {
	id := s.course.lessons[0].ID
	first, _ := s.span(id)
	return place{id, first}
}

// beginIn returns the exercise to open when only the lesson was asked for.
func (s *Session) beginIn(id string) place {
	first, _ := s.span(id)
	return place{id, max(first, s.firstUnsolvedIn(id))}
}

// open goes to an exercise, by way of View.Want where its script is not here yet. An empty id resumes.
// Where there is no such exercise, a Notice says so and the first one still open is opened instead.
func (s *Session) open(id string, step int) {
	if len(s.course.lessons) == 0 {
		if s.notice == "" {
			s.notice = s.noCourse
		}
		return
	}
	unsolved, ok := s.firstUnsolved()
	if !ok {
		unsolved = s.first()
	}
	var to place
	switch {
	case id == "":
		to = s.progress.left(s.own)
		if !s.inRun(to) {
			to = unsolved
		}
	case s.course.index(id) < 0:
		s.notice = s.sayNotInRun(id)
		to = unsolved
	case step == 0:
		to = s.beginIn(id)
	case !s.inRun(place{id, step}):
		first, last := s.span(id)
		s.notice = sayNoSuchStep(s.lessonTitle(id), step, first, last)
		to = s.beginIn(id)
	default:
		to = place{id, step}
	}
	s.goTo(to)
}

// goTo opens an exercise of the course. What is on the board stays there until the script is here.
func (s *Session) goTo(to place) {
	s.escapeAll()
	s.missed = place{}
	if l := s.scripts[to.Lesson]; l != nil {
		s.want = place{}
		s.start(l, to)
		return
	}
	s.want = to
	if s.play == nil {
		s.at = to
	}
}

// script takes a script that the page fetched. One that is here already is not changed under the learner's hands.
func (s *Session) script(id, text string) {
	if s.course.index(id) < 0 || s.scripts[id] != nil {
		return
	}
	lesson, err := lessons.Parse(id, []byte(text))
	if err != nil {
		s.drop(id, sayBadScript(s.lessonTitle(id), err))
		return
	}
	s.scripts[id] = lesson
	to := s.want
	if to.Lesson == "" && s.missed.Lesson == id {
		to, s.notice = s.missed, ""
	}
	if to.Lesson != id {
		return // brought ahead of time
	}
	s.want, s.missed = place{}, place{}
	if !s.inRun(to) { // the course told of more
		first, last := s.span(id)
		s.notice = sayNoSuchStep(s.lessonTitle(id), to.Step, first, last)
		to = s.beginIn(id)
	}
	s.start(lesson, to)
}

// scriptFailed takes the news that a script could not be fetched.
func (s *Session) scriptFailed(id, why string) {
	if s.course.index(id) < 0 {
		return
	}
	s.drop(id, sayNoScript(s.lessonTitle(id), strings.TrimSpace(why)))
}

// drop stops waiting for a script and says why. One that nobody waits for any more is not worth a word.
func (s *Session) drop(id, why string) {
	switch id {
	case s.want.Lesson:
		s.want, s.missed = place{}, s.want
	case s.missed.Lesson: // asked for again, in vain
	default:
		return
	}
	s.notice = why
}

// next returns the exercise after this one in the run; ok is false at the end.
func (s *Session) next() (to place, ok bool) {
	if to = (place{s.at.Lesson, s.at.Step + 1}); s.inRun(to) {
		return to, true
	}
	for i := s.course.index(s.at.Lesson) + 1; i > 0 && i < len(s.course.lessons); i++ {
		id := s.course.lessons[i].ID
		if first, last := s.span(id); first <= last {
			return place{id, first}, true
		}
	}
	return place{}, false
}

// previous returns the exercise before this one in the run; ok is false at the beginning.
func (s *Session) previous() (to place, ok bool) {
	if to = (place{s.at.Lesson, s.at.Step - 1}); s.inRun(to) {
		return to, true
	}
	for i := s.course.index(s.at.Lesson) - 1; i >= 0; i-- {
		id := s.course.lessons[i].ID
		if first, last := s.span(id); first <= last {
			return place{id, last}, true
		}
	}
	return place{}, false
}
