package lessons

// CourseIndex is what the page must know of the course before it fetches a script: course.json.
type CourseIndex struct {
	Title   string        `json:"title"`
	Lessons []LessonIndex `json:"lessons"`
}

// LessonIndex is one lesson of a [CourseIndex].
type LessonIndex struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	Steps int    `json:"steps"` // number of exercises
}
