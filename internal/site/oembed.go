package site

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"html"
	"html/template"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/lessons"
)

// The folders of what is made where the site knows its address: a document about each exercise for programs that
// embed by a link (oEmbed 1.0), and the page that such a link leads to. A program finds the document through the page.
const (
	oembedFolder   = "oembed/"
	exerciseFolder = "exercise/"
)

// frameFile is the HTML of a frame with {address} and {title} for what is to be filled in. The teacher's workshop hands out the same.
const frameFile = "web/src/author/frame.html"

// The size that frame.html gives a frame, CSS px: the board and the words beside it, or on a phone below it.
const (
	frameWidth  = 720
	frameHeight = 560
)

//go:embed exercise.html
var exerciseHTML string

var exerciseTemplate = template.Must(template.New("exercise").Parse(exerciseHTML))

// oembed is a document of type rich: https://oembed.com, 2.3.4.4.
type oembed struct {
	Type         string `json:"type"`
	Version      string `json:"version"`
	Title        string `json:"title"`
	ProviderName string `json:"provider_name"`
	ProviderURL  string `json:"provider_url"`
	CacheAge     int    `json:"cache_age"` // seconds
	HTML         string `json:"html"`
	Width        int    `json:"width"`
	Height       int    `json:"height"`
}

// exercisePage is what exercise.html shows.
type exercisePage struct {
	Title, Prompt, Page, OEmbed, Course, Style, Element, Lesson string
	Step                                                        int
}

// addOEmbed adds the document and the page of every exercise of the course. Base is the site's address, as BaseURL gives
// it; where that is not known, "", nothing is added, because such a document must not be relative.
func addOEmbed(files Files, root, base string) error {
	if base == "" {
		return nil
	}
	_, course, err := lessons.ReadCourse(os.DirFS(filepath.Join(root, "lessons", "scripts")))
	if err != nil {
		return err
	}
	style, err := bundleStyle(root, "web/rulebook.css")
	if err != nil {
		return err
	}
	frame, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(frameFile)))
	if err != nil {
		return err
	}
	return describeExercises(files, course, base, "../"+rulesFolder+hashed("rules", style, ".css"), string(frame))
}

// describeExercises adds the document and the page of every exercise. Base is the site's address, style that of the
// pages' style sheet, frame what frame.html holds.
func describeExercises(files Files, course []*lessons.Lesson, base, style, frame string) error {
	for _, l := range course {
		for i, e := range l.Exercises {
			name := l.ID + "-" + strconv.Itoa(i+1)
			title := l.Title
			if e.Title != "" {
				title += ": " + e.Title
			}
			query := url.Values{"lesson": {l.ID}, "step": {strconv.Itoa(i + 1)}}.Encode()
			document, err := json.Marshal(oembed{
				Type: "rich", Version: "1.0", Title: title, ProviderName: "Touchmove", ProviderURL: base,
				CacheAge: 24 * 60 * 60, HTML: fillFrame(frame, base+"embed.html?"+query+"&post=1", title), Width: frameWidth, Height: frameHeight,
			})
			if err != nil {
				return err
			}
			files[oembedFolder+name+".json"] = document

			var page bytes.Buffer
			err = exerciseTemplate.Execute(&page, exercisePage{
				Title: title, Prompt: lessons.NewRunner(e).Prompt(),
				Page: base + exerciseFolder + name + ".html", OEmbed: base + oembedFolder + name + ".json",
				Course: "../?" + query, Style: style, Element: elementFile, Lesson: l.ID, Step: i + 1,
			})
			if err != nil {
				return err
			}
			files[exerciseFolder+name+".html"] = page.Bytes()
		}
	}
	return nil
}

// fillFrame is the HTML of a frame with the page at this address.
func fillFrame(frame, address, title string) string {
	return strings.NewReplacer("{address}", html.EscapeString(address), "{title}", html.EscapeString(title)).Replace(strings.TrimSpace(frame))
}

// BaseURL checks the address that a site will have, and ends it with a slash.
func BaseURL(address string) (string, error) {
	u, err := url.Parse(address)
	switch {
	case err != nil:
		return "", fmt.Errorf("the site's address %q cannot be read: %w", address, err)
	case u.Scheme != "https" && u.Scheme != "http" || u.Host == "":
		return "", fmt.Errorf("the site's address %q is not of the form https://host/path/", address)
	case u.RawQuery != "" || u.ForceQuery || u.Fragment != "" || u.User != nil:
		return "", fmt.Errorf("the site's address %q has more than a host and a path: nothing may stand before @ or after ? or #", address)
	}
	return strings.TrimSuffix(u.String(), "/") + "/", nil
}
