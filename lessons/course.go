package lessons

import (
	"errors"
	"io/fs"
	"strconv"
	"strings"
)

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

const courseFile = "course.txt"

// BuildIndex reads course.txt and the scripts it lists. The error is Faults, or that of the file system.
func BuildIndex(scripts fs.FS) (CourseIndex, error) {
	title, course, err := ReadCourse(scripts)
	if err != nil {
		return CourseIndex{}, err
	}
	index := CourseIndex{Title: title, Lessons: []LessonIndex{}}
	for _, l := range course {
		index.Lessons = append(index.Lessons, LessonIndex{ID: l.ID, Title: l.Title, Steps: len(l.Exercises)})
	}
	return index, nil
}

// ReadCourse reads course.txt and the scripts it lists, in that order. The error is Faults, or that of the file system.
func ReadCourse(scripts fs.FS) (title string, course []*Lesson, err error) {
	src, err := fs.ReadFile(scripts, courseFile)
	if err != nil {
		return "", nil, err
	}
	title, entries, faults := parseCourse(string(src))
	for _, entry := range entries {
		src, err := fs.ReadFile(scripts, entry.id+".pgn")
		if errors.Is(err, fs.ErrNotExist) {
			faults = append(faults, courseFault(entry.line, "There is no script "+entry.id+".pgn.", ""))
			continue
		}
		if err != nil {
			return "", nil, err
		}
		l, err := Parse(entry.id, src)
		var wrong Faults
		if errors.As(err, &wrong) {
			faults = append(faults, wrong...)
			continue
		}
		course = append(course, l)
	}
	if len(faults) > 0 {
		return "", nil, faults
	}
	return title, course, nil
}

// courseEntry is a lesson's line in course.txt.
type courseEntry struct {
	id   string
	line int
}

func courseFault(line int, text, suggestion string) Fault {
	return Fault{File: courseFile, Line: line, Col: 1, Text: text, Suggestion: suggestion}
}

func parseCourse(src string) (title string, entries []courseEntry, faults Faults) {
	seen := map[string]int{}
	src = strings.TrimPrefix(src, "\uFEFF")
	for i, text := range strings.Split(src, "\n") {
		text = strings.TrimSpace(text)
		line := i + 1
		if line == 1 {
			name, ok := strings.CutPrefix(text, "title:")
			title = strings.TrimSpace(name)
			if !ok || title == "" {
				faults = append(faults, courseFault(1, "The first line is not the title.", "Write title: and the name of the course."))
			}
			continue
		}
		switch {
		case text == "" || strings.HasPrefix(text, "#"):
		case !isID(text):
			faults = append(faults, courseFault(line, strconv.Quote(text)+" is not a lesson's id.",
				"An id is the script's name without .pgn: small letters, digits and hyphens."))
		case seen[text] > 0:
			faults = append(faults, courseFault(line, "The lesson "+text+" stands in line "+strconv.Itoa(seen[text])+" already.", ""))
		default:
			seen[text] = line
			entries = append(entries, courseEntry{text, line})
		}
	}
	return title, entries, faults
}

// isID keeps ids fit for addresses and file names.
func isID(s string) bool {
	for _, c := range s {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' {
			return false
		}
	}
	return s != "" && s[0] != '-'
}
