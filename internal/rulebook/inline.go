package rulebook

import (
	"html"
	"strings"
)

// inline turns *words* into emphasis, `e4 e5` into moves, [words](target) into a link. Each must be
// closed in the same paragraph. Nothing else has a meaning, and nothing nests but what a link holds.
func (p *parser) inline(text string) string {
	var out strings.Builder
	for text != "" {
		at := strings.IndexAny(text, "*`[")
		if at < 0 {
			break
		}
		out.WriteString(html.EscapeString(text[:at]))
		mark, rest := text[at], text[at+1:]
		closing := map[byte]string{'*': "*", '`': "`", '[': "]("}[mark]
		inner, after, closed := strings.Cut(rest, closing)
		if !closed {
			p.fault("%c is not closed", mark)
			return out.String()
		}
		switch mark {
		case '*':
			out.WriteString("<em>" + html.EscapeString(inner) + "</em>")
		case '`':
			// A move is never broken at a hyphen, a game between its moves.
			for i, word := range strings.Fields(inner) {
				if i > 0 {
					out.WriteByte(' ')
				}
				out.WriteString(`<span class="move">` + html.EscapeString(word) + "</span>")
			}
		case '[':
			target, behind, ok := strings.Cut(after, ")")
			if !ok {
				p.fault("a link without its closing bracket")
				return out.String()
			}
			out.WriteString(`<a href="` + html.EscapeString(p.address(target)) + `">` + p.inline(inner) + "</a>")
			after = behind
		}
		text = after
	}
	out.WriteString(html.EscapeString(text))
	return out.String()
}

// address returns where a link leads: to the course, out of the site, or to a page of the rulebook,
// which is looked up when all are read.
func (p *parser) address(target string) string {
	switch {
	case target == "course":
		return "../"
	case strings.HasPrefix(target, "https://"):
		return target
	case strings.HasPrefix(target, "#"):
		p.links = append(p.links, link{p.chapter.ID + target, p.next})
		return target
	}
	p.links = append(p.links, link{target, p.next})
	id, anchor, deep := strings.Cut(target, "#")
	if deep {
		anchor = "#" + anchor
	}
	return file(id) + anchor
}

// file is the address of a page, seen from another one.
func file(id string) string {
	if id == contents {
		return "./"
	}
	return id + ".html"
}
