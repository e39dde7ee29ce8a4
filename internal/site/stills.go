package site

import (
	"encoding/json"
	"fmt"

	"github.com/touchmove/touchmove/lessons"
	"github.com/touchmove/touchmove/tutor"
)

// stillsFolder has, for each lesson, the first pictures of its exercises in order: what a frame shows until somebody
// wants to play.
const stillsFolder = "stills/"

// addStills has the exercises opened by the tutor that opens them in the browser, and keeps what is seen. The lessons and
// the course must be among the files already.
func addStills(files Files) error {
	index := files["lessons/course.json"]
	var course lessons.CourseIndex
	if err := json.Unmarshal(index, &course); err != nil {
		return err
	}
	for _, lesson := range course.Lessons {
		script := string(files["lessons/"+lesson.ID+".pgn"])
		session := tutor.New(index, "")
		var stills []tutor.Still
		for step := 1; step <= lesson.Steps; step++ {
			session.Handle(tutor.Event{Type: tutor.EventOpen, Name: lesson.ID, Step: step})
			if session.View().Want != "" {
				session.Handle(tutor.Event{Type: tutor.EventScript, Name: lesson.ID, Text: script})
			}
			view := session.View()
			if view.Lesson != lesson.ID || view.Step != step || view.Notice != "" {
				return fmt.Errorf("no picture of %s %d: %s", lesson.ID, step, view.Notice)
			}
			stills = append(stills, tutor.StillOf(&view))
		}
		var err error
		if files[stillsFolder+lesson.ID+".json"], err = json.Marshal(stills); err != nil {
			return err
		}
	}
	return nil
}
