package pack

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/touchmove/touchmove/lessons"
)

// Options say what a pack is about. The zero value is the whole course.
type Options struct {
	// Lesson is the id of the only lesson, "" for all.
	Lesson string
	// Own is a PGN, in UTF-8, to be opened instead of the course; "" for none.
	Own string
	// Title is what the file calls itself, "" for the title of the lesson or the course.
	Title string
}

// kind is what the page inside must know of where it is.
type kind string

const (
	single kind = "single" // on its own
	scorm  kind = "scorm"  // in a learning platform
)

// about is touchmovePack of web/src/supply.ts.
type about struct {
	Kind    kind   `json:"kind"`
	Title   string `json:"title"`
	Lesson  string `json:"lesson"`
	Own     string `json:"own"`
	Version string `json:"version"`
}

// pieceBytes is how much of a compressed stream goes into one element of the page: a multiple of 3, so that each piece
// is base64 of its own. The page unpacks what has come while the rest is still on its way.
const pieceBytes = 3 << 16

// Single makes one HTML file with everything inside. It works wherever a browser opens it: from a disk, in a frame with
// sandbox="allow-scripts", attached to a message. web/src/unpack.ts reads what follows the shell.
func Single(p *Parts, o Options) ([]byte, error) { return p.single(single, o) }

func (p *Parts) single(k kind, o Options) ([]byte, error) {
	course, title, err := p.choose(o)
	if err != nil {
		return nil, err
	}
	files := map[string]string{}
	for name, text := range p.Texts {
		files[name] = text
	}
	if o.Own == "" {
		for _, lesson := range course.Lessons {
			files[lessonsFolder+lesson.ID+".pgn"] = p.Scripts[lesson.ID]
		}
		index, err := json.Marshal(course)
		if err != nil {
			return nil, err
		}
		files[courseFile] = string(index)
	}
	// A map is written in the order of its keys.
	var texts bytes.Buffer
	writer := json.NewEncoder(&texts)
	writer.SetEscapeHTML(false)
	if err := writer.Encode(map[string]any{"pack": about{k, title, o.Lesson, o.Own, p.Version}, "files": files}); err != nil {
		return nil, err
	}
	streams := []struct {
		name string
		gzip []byte
	}{{"program", p.Program}, {"texts", compress(texts.Bytes())}}

	var out bytes.Buffer
	out.Write(p.Shell)
	fmt.Fprintf(&out, `<script type="application/json" data-of="contents">{"%s":%d,"%s":%d}</script>`+"\n",
		streams[0].name, pieces(streams[0].gzip), streams[1].name, pieces(streams[1].gzip))
	for _, s := range streams {
		for piece := range slices.Chunk(s.gzip, pieceBytes) {
			fmt.Fprintf(&out, `<script type="text/plain" data-of="%s">%s</script>`+"\n", s.name, base64.StdEncoding.EncodeToString(piece))
		}
	}
	out.WriteString("</body>\n</html>\n")
	return out.Bytes(), nil
}

func pieces(stream []byte) int { return (len(stream) + pieceBytes - 1) / pieceBytes }

// choose returns the course as far as it goes into the pack, and the title of the pack.
func (p *Parts) choose(o Options) (course lessons.CourseIndex, title string, err error) {
	course, title = p.Course, p.Title
	if o.Lesson != "" {
		at := slices.IndexFunc(course.Lessons, func(l lessons.LessonIndex) bool { return l.ID == o.Lesson })
		if at < 0 {
			return course, "", fmt.Errorf("the course has no lesson %q", o.Lesson)
		}
		only := course.Lessons[at]
		course.Lessons = []lessons.LessonIndex{only}
		title = only.Title
	}
	if o.Title != "" {
		title = o.Title
	}
	return course, title, nil
}
