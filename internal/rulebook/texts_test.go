package rulebook

import (
	"encoding/xml"
	"errors"
	"io"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/assets"
	"github.com/touchmove/touchmove/lessons"
)

// These tests are about the rulebook itself. That its diagrams are right Read proves.

func readTexts(t *testing.T) *Book {
	t.Helper()
	book, err := Read(os.DirFS("../../lessons/rulebook"))
	if err != nil {
		t.Fatalf("\n%v", err)
	}
	return book
}

func TestEveryFactIsThere(t *testing.T) {
	var facts []string
	for _, c := range readTexts(t).pages() {
		for _, r := range c.Rules {
			facts = append(facts, r.Facts...)
		}
	}
	for _, number := range lessons.FactNumbers() {
		if !slices.Contains(facts, number) {
			t.Errorf("no rule is about fact %s", number)
		}
	}
}

func TestDescriptionsDiffer(t *testing.T) {
	seen := map[string]string{}
	for _, c := range readTexts(t).pages() {
		for _, text := range []string{c.Title, c.Description} {
			if other := seen[text]; other != "" {
				t.Errorf("%s and %s both say %q", other, c.ID, text)
			}
			seen[text] = c.ID
		}
	}
}

// maxPage is the most that a page may have before compression, in bytes.
const maxPage = 40_000

// TestSite looks at the pages as they go out: well-formed, one h1, headings in order, ids once in a
// page, and no link that leads nowhere.
func TestSite(t *testing.T) {
	_, course, err := lessons.ReadCourse(os.DirFS("../../lessons/scripts"))
	if err != nil {
		t.Fatal(err)
	}
	pages, err := readTexts(t).Pages(course, assets.FS, "rules.css")
	if err != nil {
		t.Fatal(err)
	}
	read := map[string]*pageRead{}
	for name, page := range pages {
		if len(page) > maxPage {
			t.Errorf("%s has %d bytes", name, len(page))
		}
		read[name] = readPage(t, name, string(page))
	}
	steps := map[string]int{}
	for _, l := range course {
		steps[l.ID] = len(l.Exercises)
	}
	for name, page := range read {
		for _, link := range page.links {
			checkLink(t, name, link, read, steps)
		}
	}
}

// pageRead is what the test wants to know of a page.
type pageRead struct {
	ids   []string
	links []string
}

func readPage(t *testing.T, name, page string) *pageRead {
	t.Helper()
	read := &pageRead{}
	d := xml.NewDecoder(strings.NewReader(page))
	d.Strict, d.AutoClose, d.Entity = false, []string{"meta", "link"}, xml.HTMLEntity
	level, titles := 0, 0
	var open []string
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		switch e := token.(type) {
		case xml.EndElement:
			// Without Strict the reader closes what was left open, so the names are compared here.
			if n := len(open); n == 0 || open[n-1] != e.Name.Local {
				t.Fatalf("%s: </%s> closes %v", name, e.Name.Local, open)
			}
			open = open[:len(open)-1]
		case xml.StartElement:
			open = append(open, e.Name.Local)
			switch e.Name.Local {
			case "h1", "h2", "h3":
				next, _ := strconv.Atoi(e.Name.Local[1:])
				if next > level+1 {
					t.Errorf("%s: %s after h%d", name, e.Name.Local, level)
				}
				if level = next; next == 1 {
					titles++
				}
			case "script", "style":
				t.Errorf("%s: %s", name, e.Name.Local)
			}
			for _, a := range e.Attr {
				switch a.Name.Local {
				case "id":
					if slices.Contains(read.ids, a.Value) {
						t.Errorf("%s: the id %s twice", name, a.Value)
					}
					read.ids = append(read.ids, a.Value)
				case "href":
					read.links = append(read.links, a.Value)
				case "style":
					t.Errorf("%s: a style of its own", name)
				}
			}
		}
	}
	if titles != 1 {
		t.Errorf("%s: %d titles", name, titles)
	}
	if len(open) > 0 {
		t.Errorf("%s: %v left open", name, open)
	}
	return read
}

func checkLink(t *testing.T, name, link string, pages map[string]*pageRead, steps map[string]int) {
	t.Helper()
	address, err := url.Parse(link)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	switch {
	case address.Scheme == "https", link == "rules.css", link == "../icon.svg", link == "../":
		return
	case strings.HasPrefix(link, "../?"):
		q := address.Query()
		step, err := strconv.Atoi(q.Get("step"))
		if last := steps[q.Get("lesson")]; err != nil || step < 1 || step > last {
			t.Errorf("%s: no exercise at %s", name, link)
		}
		return
	}
	target := name
	switch address.Path {
	case "":
	case "./":
		target = "index.html"
	default:
		target = address.Path
	}
	page := pages[target]
	if page == nil {
		t.Errorf("%s: %s leads nowhere", name, link)
	} else if address.Fragment != "" && !slices.Contains(page.ids, address.Fragment) {
		t.Errorf("%s: %s leads to no place on that page", name, link)
	}
}

// TestColours: the pages have the colours of the course, light and dark.
func TestColours(t *testing.T) {
	ours, theirs := stylesheet(t, "rulebook.css"), stylesheet(t, "style.css")
	for _, rule := range []struct{ name, ours, theirs string }{
		{"light", "\n:root {", "\n:root {"},
		{"dark", "@media screen and (prefers-color-scheme: dark) {\n  :root {", "@media (prefers-color-scheme: dark) {\n  :root {"},
	} {
		want := variables(t, theirs, rule.theirs)
		for name, value := range variables(t, ours, rule.ours) {
			if strings.HasSuffix(name, "-sign") {
				continue // the course draws signs on its canvas only
			}
			if want[name] != value {
				t.Errorf("%s: --%s is %s in rulebook.css, %s in style.css", rule.name, name, value, want[name])
			}
		}
	}
}

func stylesheet(t *testing.T, name string) string {
	t.Helper()
	css, err := os.ReadFile("../../web/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(css)
}

// variables returns what the first rule with this selector sets.
func variables(t *testing.T, css, selector string) map[string]string {
	t.Helper()
	_, rule, found := strings.Cut(css, selector)
	if !found {
		t.Fatalf("no rule %q", selector)
	}
	rule, _, _ = strings.Cut(rule, "}")
	values := map[string]string{}
	for _, m := range regexp.MustCompile(`--([a-z-]+): ([^;]+);`).FindAllStringSubmatch(rule, -1) {
		values[m[1]] = m[2]
	}
	return values
}
