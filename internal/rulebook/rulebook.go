// Package rulebook makes the rulebook of the site: the whole rules of chess as pages that need no
// script, with a diagram to each rule and a link into the exercise that practises it.
//
// Its texts are in lessons/rulebook, in a small markup of their own (README.md there). Read proves
// what they say of positions with the rules packages, so that a page cannot show a move that is
// illegal, call a position mate that is none, or link to what does not exist. Pages writes the HTML.
package rulebook

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// Book is the rulebook as it was read.
type Book struct {
	// Contents is the page that lists the chapters. It may have rules of its own.
	Contents *Chapter
	Chapters []*Chapter
	// Articles is the page that says where each article of the Laws is told.
	Articles *Chapter
}

// Chapter is one page.
type Chapter struct {
	// ID is the name of the file, without its extension.
	ID, Title string
	// Description is what search engines show below the title.
	Description string
	Intro       []Block
	Rules       []*Rule
}

// Rule is a section of a chapter.
type Rule struct {
	// ID is its anchor, made of the title.
	ID, Title string
	// Facts are numbers of the curriculum, Laws articles of the FIDE Laws of Chess (2023).
	Facts, Laws []string
	Blocks      []Block
}

// Block is one of a paragraph, a list and a diagram.
type Block struct {
	// Lines are the paragraph, or the items of the list, as HTML.
	Lines []string
	// List is "" for a paragraph, else the element: "ul" or "ol".
	List    string
	Diagram *Diagram
}

// Fault says what is wrong with a text and where.
type Fault struct {
	File string
	Line int
	Text string
}

// Error returns "castling.md:12: what is wrong".
func (f Fault) Error() string { return fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.Text) }

// The ids of the pages that are no chapters.
const (
	contents   = "index"
	byArticles = "articles"
)

// Read reads the texts, the chapters in the order that index.md gives, and proves them. The error
// joins every Fault.
func Read(texts fs.FS) (*Book, error) {
	var parsers []*parser
	read := func(id string) (*parser, error) {
		src, err := fs.ReadFile(texts, id+".md")
		if err != nil {
			return nil, err
		}
		p := newParser(id, string(src))
		parsers = append(parsers, p)
		return p, nil
	}
	index, err := read(contents)
	if err != nil {
		return nil, err
	}
	book := &Book{Contents: index.chapter}
	for _, id := range index.chapters {
		p, err := read(id)
		if err != nil {
			return nil, err
		}
		book.Chapters = append(book.Chapters, p.chapter)
	}
	last, err := read(byArticles)
	if err != nil {
		return nil, err
	}
	book.Articles = last.chapter
	var faults []error
	for _, p := range parsers {
		p.checkLinks(book)
		for _, f := range p.faults {
			faults = append(faults, f)
		}
	}
	if len(faults) > 0 {
		return nil, errors.Join(faults...)
	}
	return book, nil
}

// pages are all pages, the contents first.
func (b *Book) pages() []*Chapter {
	return slices.Concat([]*Chapter{b.Contents}, b.Chapters, []*Chapter{b.Articles})
}

// has reports whether a link's target is a page, or a rule on one: "castling", "castling#the-rook-may-be-attacked".
func (b *Book) has(target string) bool {
	id, anchor, deep := strings.Cut(target, "#")
	for _, c := range b.pages() {
		if c.ID != id {
			continue
		}
		if !deep {
			return true
		}
		for _, r := range c.Rules {
			if r.ID == anchor {
				return true
			}
		}
	}
	return false
}
