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
	// Section is the heading of the part of the course that begins with this lesson, "" where none begins.
	Section string `json:"section,omitempty"`
	// Able is the sentence that says what one can do after the lesson, "" where the course has none.
	Able string `json:"able,omitempty"`
}

const courseFile = "course.txt"

// BuildIndex reads course.txt and the scripts it lists. The error is Faults, or that of the file system.
func BuildIndex(scripts fs.FS) (CourseIndex, error) {
	title, entries, course, err := readCourse(scripts)
	if err != nil {
		return CourseIndex{}, err
	}
	index := CourseIndex{Title: title, Lessons: []LessonIndex{}}
	for i, l := range course {
		index.Lessons = append(index.Lessons, LessonIndex{
			ID: l.ID, Title: l.Title, Steps: len(l.Exercises), Section: entries[i].section, Able: entries[i].able,
		})
	}
	return index, nil
}

// ReadCourse reads course.txt and the scripts it lists, in that order. The error is Faults, or that of the file system.
func ReadCourse(scripts fs.FS) (title string, course []*Lesson, err error) {
	title, _, course, err = readCourse(scripts)
	return title, course, err
}

// readCourse is ReadCourse; entries are the lines of course.txt that belong to the lessons.
func readCourse(scripts fs.FS) (title string, entries []courseEntry, course []*Lesson, err error) {
	src, err := fs.ReadFile(scripts, courseFile)
	if err != nil {
		return "", nil, nil, err
	}
	title, entries, faults := parseCourse(string(src))
	for _, entry := range entries {
		src, err := fs.ReadFile(scripts, entry.id+".pgn")
		if errors.Is(err, fs.ErrNotExist) {
			faults = append(faults, courseFault(entry.line, "There is no script "+entry.id+".pgn.", ""))
			continue
		}
		if err != nil {
			return "", nil, nil, err
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
		return "", nil, nil, faults
	}
	return title, entries, course, nil
}

// courseEntry is a lesson's line in course.txt.
type courseEntry struct {
	id      string
	line    int
	section string // as in LessonIndex
	able    string // as in LessonIndex
}

// sectionKey begins the line of a heading.
const sectionKey = "section"

// ownPrefix begins the ids that package tutor gives to scripts from outside.
const ownPrefix = "own-"

func courseFault(line int, text, suggestion string) Fault {
	return Fault{File: courseFile, Line: line, Col: 1, Text: text, Suggestion: suggestion}
}

func parseCourse(src string) (title string, entries []courseEntry, faults Faults) {
	seen := map[string]int{}
	section, sectionLine := "", 0 // the heading whose first lesson has not come yet
	endSection := func() {
		if sectionLine > 0 {
			faults = append(faults, courseFault(sectionLine, "The section "+strconv.Quote(section)+" has no lesson.", ""))
		}
	}
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
		if text == "" || strings.HasPrefix(text, "#") {
			continue
		}
		id, words, says := strings.Cut(text, ":")
		id, words = strings.TrimSpace(id), strings.TrimSpace(words)
		switch {
		case says && words == "":
			faults = append(faults, courseFault(line, "Nothing stands after the colon.", ""))
		case says && id == sectionKey:
			endSection()
			section, sectionLine = words, line
		case !isID(id):
			faults = append(faults, courseFault(line, strconv.Quote(id)+" is not a lesson's id.",
				"An id is the script's name without .pgn: small letters, digits and hyphens."))
		case strings.HasPrefix(id, ownPrefix):
			faults = append(faults, courseFault(line, "The id "+id+" begins with "+ownPrefix+".", "That is how the page names scripts from outside. Choose another."))
		case seen[id] > 0:
			faults = append(faults, courseFault(line, "The lesson "+id+" stands in line "+strconv.Itoa(seen[id])+" already.", ""))
		default:
			seen[id] = line
			entries = append(entries, courseEntry{id, line, section, words})
			section, sectionLine = "", 0
		}
	}
	endSection()
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
