package rulebook

import (
	"bytes"
	_ "embed"
	"html/template"
	"io/fs"
	"slices"

	"github.com/touchmove/touchmove/internal/diagram"
	"github.com/touchmove/touchmove/lessons"
)

//go:embed page.html
var pageHTML string

var pageTemplate = template.Must(template.New("page").Parse(pageHTML))

// Pages are the files of the rulebook by name: "index.html", "castling.html". Course is where the
// exercises are, drawings holds pieces/wK.svg and the others, style is the address of the stylesheet.
func (b *Book) Pages(course []*lessons.Lesson, drawings fs.FS, style string) (map[string][]byte, error) {
	files := map[string][]byte{}
	pages := b.pages()
	for i, c := range pages {
		shapes, err := diagram.Symbols(drawings, c.diagrams())
		if err != nil {
			return nil, err
		}
		view := pageView{
			Style: style, Address: file(c.ID), IsContents: c == b.Contents, Symbols: template.HTML(shapes),
			Title: c.Title, Description: c.Description, Intro: views(c.Intro),
		}
		for _, r := range c.Rules {
			view.Rules = append(view.Rules, ruleView{
				ID: r.ID, Title: template.HTML(r.Title), Beside: beside(r.Blocks), Blocks: views(r.Blocks),
				Laws: r.Laws, Practice: practice(course, r),
			})
		}
		switch c {
		case b.Contents:
			view.Chapters = b.list()
		case b.Articles:
			view.Articles = b.byArticle()
		}
		if i > 1 {
			view.Previous = pages[i-1].link()
		}
		if i > 0 && i < len(pages)-1 {
			view.Next = pages[i+1].link()
		}
		var page bytes.Buffer
		if err := pageTemplate.Execute(&page, view); err != nil {
			return nil, err
		}
		files[c.ID+".html"] = page.Bytes()
	}
	return files, nil
}

// pageView is what page.html shows.
type pageView struct {
	Style, Address, Title, Description string
	IsContents                         bool
	Symbols                            template.HTML
	Intro                              []blockView
	Rules                              []ruleView
	Previous, Next                     *linkView
	// Chapters are for the contents, Articles for the list by article.
	Chapters []chapterView
	Articles []articleView
}

type ruleView struct {
	ID    string
	Title template.HTML
	// Beside is true where the diagram has room beside the words.
	Beside   bool
	Blocks   []blockView
	Laws     []string
	Practice []Practice
}

// blockView is a paragraph, a list, or diagrams in a row.
type blockView struct {
	List     string
	Lines    []template.HTML
	Diagrams []diagramView
}

type diagramView struct{ SVG, Caption template.HTML }

type linkView struct {
	Address string
	Title   template.HTML
}

type chapterView struct {
	linkView
	Description string
	Rules       []linkView
}

type articleView struct {
	Number string
	Rules  []linkView
}

// views joins the diagrams that follow each other.
func views(blocks []Block) []blockView {
	var all []blockView
	for i, b := range blocks {
		if b.Diagram == nil {
			v := blockView{List: b.List}
			for _, line := range b.Lines {
				v.Lines = append(v.Lines, template.HTML(line))
			}
			all = append(all, v)
			continue
		}
		if i == 0 || blocks[i-1].Diagram == nil {
			all = append(all, blockView{})
		}
		last := &all[len(all)-1]
		last.Diagrams = append(last.Diagrams, diagramView{template.HTML(b.Diagram.SVG()), template.HTML(b.Diagram.Caption)})
	}
	return all
}

func beside(blocks []Block) bool {
	diagrams := 0
	for _, b := range blocks {
		if b.Diagram != nil {
			diagrams++
		}
	}
	return diagrams == 1
}

func (c *Chapter) diagrams() []*diagram.Diagram {
	blocks := c.Intro
	for _, r := range c.Rules {
		blocks = slices.Concat(blocks, r.Blocks)
	}
	var all []*diagram.Diagram
	for _, b := range blocks {
		if b.Diagram != nil {
			all = append(all, &b.Diagram.Diagram)
		}
	}
	return all
}

func (c *Chapter) link() *linkView {
	return &linkView{file(c.ID), template.HTML(template.HTMLEscapeString(c.Title))}
}

// list is the whole contents.
func (b *Book) list() []chapterView {
	var all []chapterView
	for _, c := range b.Chapters {
		v := chapterView{*c.link(), c.Description, nil}
		for _, r := range c.Rules {
			v.Rules = append(v.Rules, linkView{file(c.ID) + "#" + r.ID, template.HTML(r.Title)})
		}
		all = append(all, v)
	}
	return all
}

// byArticle says for each article of the Laws where the rulebook has it.
func (b *Book) byArticle() []articleView {
	at := map[string][]linkView{}
	for _, c := range b.Chapters {
		for _, r := range c.Rules {
			for _, number := range r.Laws {
				at[number] = append(at[number], linkView{file(c.ID) + "#" + r.ID, template.HTML(r.Title)})
			}
		}
	}
	var all []articleView
	for _, number := range articles {
		if rules := at[number]; rules != nil {
			all = append(all, articleView{number, rules})
		}
	}
	return all
}
