// Package pack makes files to carry Touchmove elsewhere: one HTML file with everything inside, a SCORM package of that file
// for a learning platform, a zip of the whole site. It takes what the site's build has made and builds nothing itself.
package pack

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io/fs"
	"path"

	"github.com/touchmove/touchmove/lessons"
)

// ListFile is where the site says what a single file is made of: a [List] as JSON.
const ListFile = "pack/parts.json"

// List names the files of a site that a single file is made of, beside the lessons. Paths are relative to the site.
type List struct {
	Version string `json:"version"`
	// Title is that of a file with the whole course.
	Title string `json:"title"`
	// Shell is the beginning of the file, up to where what is packed begins.
	Shell string `json:"shell"`
	// Program is the wasm program.
	Program string `json:"program"`
	// Texts are all other files, by the name under which they are packed.
	Texts map[string]string `json:"texts"`
}

// Parts are the contents of what a [List] names, and the lessons.
type Parts struct {
	Version, Title string
	Shell          []byte
	// Program is the wasm program, compressed with gzip.
	Program []byte
	// Texts are by the name under which they are packed.
	Texts  map[string]string
	Course lessons.CourseIndex
	// Scripts are the scripts of the course's lessons by their id.
	Scripts map[string]string
}

const (
	courseFile    = "lessons/course.json"
	lessonsFolder = "lessons/"
)

// Read finds the parts in a built site. Where gzip -9 of the program lies beside it, it need not be compressed once more.
func Read(site fs.FS) (*Parts, error) {
	var list List
	if err := readJSON(site, ListFile, &list); err != nil {
		return nil, err
	}
	p := &Parts{Version: list.Version, Title: list.Title, Texts: map[string]string{}, Scripts: map[string]string{}}
	var err error
	if p.Shell, err = fs.ReadFile(site, list.Shell); err != nil {
		return nil, err
	}
	if p.Program, err = readCompressed(site, list.Program); err != nil {
		return nil, err
	}
	for name, file := range list.Texts {
		text, err := fs.ReadFile(site, file)
		if err != nil {
			return nil, err
		}
		p.Texts[name] = string(text)
	}
	if err := readJSON(site, courseFile, &p.Course); err != nil {
		return nil, err
	}
	for _, lesson := range p.Course.Lessons {
		script, err := fs.ReadFile(site, path.Join(lessonsFolder, lesson.ID+".pgn"))
		if err != nil {
			return nil, err
		}
		p.Scripts[lesson.ID] = string(script)
	}
	return p, nil
}

func readJSON(site fs.FS, file string, into any) error {
	text, err := fs.ReadFile(site, file)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, into); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return nil
}

func readCompressed(site fs.FS, file string) ([]byte, error) {
	if twin, err := fs.ReadFile(site, file+".gz"); err == nil {
		return twin, nil
	}
	content, err := fs.ReadFile(site, file)
	if err != nil {
		return nil, err
	}
	return compress(content), nil
}

// compress writes gzip without name and time, so that equal content stays equal.
func compress(content []byte) []byte {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		panic(err) // the level is one
	}
	// A buffer refuses nothing.
	w.Write(content)
	w.Close()
	return out.Bytes()
}
