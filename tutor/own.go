package tutor

import (
	"hash/fnv"
	"strings"

	"github.com/touchmove/touchmove/lessons"
)

// openOwn makes a script that came from outside the whole of the session. One that cannot be read is told, and what was there
// stays. Where no step is asked for, it goes on where it was left another day.
func (s *Session) openOwn(text string, step int) {
	id := OwnID(text)
	lesson, err := lessons.Parse(id, []byte(text))
	if err != nil {
		s.notice = sayBadOwn(err)
		return
	}
	if lesson.Title == id {
		lesson.Title = titleOwn
	}
	s.escapeAll()
	if s.visit.Lesson != "" { // its steps are those of another script
		s.visit.Lesson, s.visit.From, s.visit.To = "", 0, 0
	}
	delete(s.scripts, s.own)
	s.own, s.plays = id, nil
	s.scripts[id] = lesson
	s.course = course{lessons: []lessons.LessonIndex{{ID: id, Title: lesson.Title, Steps: len(lesson.Exercises)}}}
	if s.visit.Pocket {
		s.keep() // the run's stars come first
	}
	s.leaveLost()
	if step == 0 {
		id = ""
	}
	s.open(id, step)
}

// OwnID is the lesson's id of a script that came from outside: "own-" and eight hexadecimal digits that depend on its text alone,
// whatever its line endings. So a teacher's set finds its stars again, and two sets do not share theirs.
func OwnID(text string) string {
	h := fnv.New32a()
	h.Write([]byte(strings.TrimSpace(strings.ReplaceAll(strings.TrimPrefix(text, "\uFEFF"), "\r\n", "\n"))))
	const digits = "0123456789abcdef"
	id := []byte(ownPrefix)
	sum := h.Sum32()
	for shift := 28; shift >= 0; shift -= 4 {
		id = append(id, digits[sum>>shift&15])
	}
	return string(id)
}

const ownPrefix = "own-"

// isOwn says whether an id is one that OwnID gives.
func isOwn(id string) bool {
	digits, ok := strings.CutPrefix(id, ownPrefix)
	return ok && len(digits) == 8 && strings.Trim(digits, "0123456789abcdef") == ""
}
