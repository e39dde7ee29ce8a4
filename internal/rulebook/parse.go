package rulebook

import (
	"fmt"
	"slices"
	"strings"

	"github.com/touchmove/touchmove/lessons"
)

// parser reads one text, line by line.
type parser struct {
	chapter *Chapter
	// chapters are the ids that index.md lists.
	chapters []string
	faults   []Fault

	lines []string
	next  int // the line that comes next, from 0
	links []link
}

// link is one that a text makes to another page, to be looked at when all are read.
type link struct {
	target string
	line   int
}

func newParser(id, src string) *parser {
	p := &parser{chapter: &Chapter{ID: id}, lines: strings.Split(src, "\n")}
	p.head()
	p.body()
	return p
}

// fault notes what is wrong with the line read last.
func (p *parser) fault(format string, args ...any) {
	p.faults = append(p.faults, Fault{p.chapter.ID + ".md", p.next, fmt.Sprintf(format, args...)})
}

// line returns the next line without the space around it; false at the end.
func (p *parser) line() (string, bool) {
	if p.next >= len(p.lines) {
		return "", false
	}
	p.next++
	return strings.TrimSpace(p.lines[p.next-1]), true
}

// fields reads lines "name: value" up to an empty line and hands each to take, which reports whether
// it knows the name.
func (p *parser) fields(take func(name, value string) bool) {
	for {
		line, ok := p.line()
		if !ok || line == "" {
			return
		}
		name, value, found := strings.Cut(line, ":")
		switch value = strings.TrimSpace(value); {
		case !found:
			p.fault("not of the form name: value")
		case value == "":
			p.fault("%s has no value", name)
		case !take(name, value):
			p.fault("%s is not known here", name)
		}
	}
}

func (p *parser) head() {
	c := p.chapter
	p.fields(func(name, value string) bool {
		switch name {
		case "title":
			c.Title = value
		case "description":
			c.Description = value
			if n := len(value); n < 60 || n > 170 {
				p.fault("a description of %d bytes: search engines show 60 to 170", n)
			}
		case "chapters":
			p.chapters = strings.Fields(value)
			return c.ID == contents
		default:
			return false
		}
		return true
	})
	if c.Title == "" || c.Description == "" {
		p.fault("title or description is missing")
	}
}

func (p *parser) body() {
	for {
		line, ok := p.line()
		switch {
		case !ok:
			return
		case line == "":
		case strings.HasPrefix(line, "## "):
			p.rule(strings.TrimSpace(line[3:]))
		case strings.HasPrefix(line, "#"):
			p.fault("a heading begins with ##")
		case strings.HasPrefix(line, "diagram:"), strings.HasPrefix(line, "lesson:"):
			p.next--
			p.add(Block{Diagram: p.diagram()})
		case strings.HasPrefix(line, "- "), strings.HasPrefix(line, "1. "):
			p.add(p.list(line))
		default:
			p.add(Block{Lines: []string{p.text(line)}})
		}
	}
}

// add puts a block at the end of the rule, or of the introduction where no rule has begun.
func (p *parser) add(b Block) {
	c := p.chapter
	if len(c.Rules) == 0 {
		c.Intro = append(c.Intro, b)
		return
	}
	r := c.Rules[len(c.Rules)-1]
	r.Blocks = append(r.Blocks, b)
}

// rule begins a section. What stands right below its heading says which facts and articles it is about.
func (p *parser) rule(title string) {
	c := p.chapter
	r := &Rule{ID: anchor(title), Title: p.inline(title)}
	if slices.ContainsFunc(c.Rules, func(other *Rule) bool { return other.ID == r.ID }) {
		p.fault("a heading that is there already")
	}
	c.Rules = append(c.Rules, r)
	if p.next < len(p.lines) && strings.TrimSpace(p.lines[p.next]) == "" {
		return
	}
	p.fields(func(name, value string) bool {
		switch name {
		case "facts":
			r.Facts = strings.Fields(value)
			for _, f := range r.Facts {
				if !slices.Contains(lessons.FactNumbers(), f) {
					p.fault("the curriculum has no fact %s", f)
				}
			}
		case "laws":
			r.Laws = strings.Fields(value)
			for _, a := range r.Laws {
				if !isArticle(a) {
					p.fault("the Laws have no article %s, or articles.go does not know it", a)
				}
			}
			if !slices.IsSortedFunc(r.Laws, compareArticles) {
				p.fault("articles out of order")
			}
		default:
			return false
		}
		return true
	})
}

// list reads the items that follow the first one: each begins like it, and goes on in lines that do not.
func (p *parser) list(first string) Block {
	b := Block{List: "ul"}
	mark := first[:2]
	if mark == "1." {
		b.List = "ol"
	}
	item := first
	for {
		b.Lines = append(b.Lines, p.text(strings.TrimSpace(item[2:])))
		if p.next >= len(p.lines) || !strings.HasPrefix(p.lines[p.next], mark) {
			return b
		}
		item, _ = p.line()
	}
}

// text reads the lines that belong to the same paragraph or item, and returns them as HTML.
func (p *parser) text(first string) string {
	lines := []string{first}
	for p.next < len(p.lines) {
		line := strings.TrimSpace(p.lines[p.next])
		if line == "" || strings.HasPrefix(line, "- ") || strings.HasPrefix(line, "1. ") {
			break
		}
		p.next++
		lines = append(lines, line)
	}
	return p.inline(strings.Join(lines, " "))
}

// anchor makes an id of a heading: its words in small letters, joined by hyphens.
func anchor(title string) string {
	words := strings.FieldsFunc(strings.ToLower(strings.ReplaceAll(title, "'", "")), func(c rune) bool {
		return (c < 'a' || c > 'z') && (c < '0' || c > '9')
	})
	return strings.Join(words, "-")
}

func (p *parser) checkLinks(b *Book) {
	for _, l := range p.links {
		if !b.has(l.target) {
			p.faults = append(p.faults, Fault{p.chapter.ID + ".md", l.line, "a link to " + l.target + ", which is not there"})
		}
	}
}
