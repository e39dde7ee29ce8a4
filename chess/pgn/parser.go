package pgn

import "cmp"

// parser reads games from a piece of text that begins with a game.
type parser struct {
	scanner
	words
	limits Limits
	strict bool

	number int // of the game being read, from 1; 0 before the file's first comment
	faults []Fault
	// faultsBefore is how many there were before the game read last.
	faultsBefore int
	// above holds the comments that stand above the game to be read.
	above []Comment

	// What is read of the current game.
	plies int
	lines []*Move     // the moves of the main line so far, then of each open variation
	open  []variation // the open variations

	moves      pool[Move]
	comments   pool[Comment]
	nags       pool[int]
	variations pool[[]*Move]
}

func newParser(limits Limits, strict bool) *parser {
	return &parser{scanner: scanner{line: 1, col: 1}, limits: limits.withDefaults(), strict: strict}
}

// next reads the next game, nil where there is none.
func (p *parser) next() *Game {
	p.faultsBefore = len(p.faults)
	if p.number == 0 {
		if g := p.first(); g != nil {
			return g
		}
	}
	if p.atEnd() {
		return nil
	}
	return p.game()
}

// mostFaults is how many faults are told. More help nobody, and cost memory.
const mostFaults = 100

// fault notes what is wrong in the game being read.
func (p *parser) fault(line, col int, text string) { p.note(line, col, text, false) }

// forgive notes what the reader has understood in spite of it, if that is wanted.
func (p *parser) forgive(line, col int, text string) {
	if p.strict {
		p.note(line, col, text, true)
	}
}

func (p *parser) note(line, col int, text string, forgiven bool) {
	if len(p.faults) < mostFaults {
		p.faults = append(p.faults, Fault{Line: line, Col: col, Game: p.number, Text: text, Forgiven: forgiven})
	}
}

// first reads the comments that the file begins with. Where nothing else follows they are a game without moves, and so is
// one that is a fault.
func (p *parser) first() *Game {
	p.number = 1
	p.skipSpace()
	for p.atComment() {
		if c, some, _ := p.comment(); some {
			p.above = append(p.above, c)
		}
		p.skipSpace()
	}
	if !p.atEnd() {
		return nil
	}
	above := p.above
	p.above = nil
	switch {
	case len(above) > 0:
		return &Game{Comments: above, Result: "*", Line: above[0].Line, Col: above[0].Col}
	case len(p.faults) > 0:
		return &Game{Result: "*", Line: p.faults[0].Line, Col: p.faults[0].Col}
	}
	return nil
}

// game reads a game. The comments above it are read already, those below are read now: what stands right below the result
// is about the game that ended, and so is everything that no further game follows.
func (p *parser) game() *Game {
	p.plies = 0
	g := &Game{}
	g.Line, g.Col = p.place()
	ok := p.tags(g)
	if len(g.Tags) > 0 {
		g.Preface = p.above
	} else {
		g.Comments = p.above
	}
	p.above = nil
	ok = ok && p.movetext(g)
	if tag, there := g.Tag("Result"); g.Result == "" {
		g.Result = cmp.Or(plainResult([]byte(tag.Value)), "*")
		if line, col := p.place(); ok {
			p.forgive(line, col, "The game does not end with a result. Write * where there is none.")
		}
	} else if there && tag.Value != g.Result {
		p.forgive(tag.Line, tag.Col, "The tag Result says "+tag.Value+", the end of the moves "+g.Result+".")
	}
	if p.strict {
		p.checkTags(g)
	}
	if !ok {
		p.recover()
	}
	p.number++
	p.below(g)
	return g
}

// below reads the comments below a game.
func (p *parser) below(g *Game) {
	ended, _ := p.place()
	p.skipSpace()
	for p.atComment() {
		line, _ := p.place()
		near := line-ended < 2 && len(p.above) == 0
		c, some, _ := p.comment()
		if near {
			if some {
				p.trail(g, c)
			}
			ended, _ = p.place()
		} else if some {
			p.above = append(p.above, c)
		}
		p.skipSpace()
	}
	if p.atEnd() {
		for _, c := range p.above {
			p.trail(g, c)
		}
		p.above = nil
	}
}

// trail adds a comment to a game that ended.
func (p *parser) trail(g *Game, c Comment) {
	if n := len(g.Moves); n > 0 {
		g.Moves[n-1].After = append(g.Moves[n-1].After, c)
	} else {
		g.Comments = append(g.Comments, c)
	}
}

// recover reads on to the next game: to a tag at the beginning of a line, or past a result.
func (p *parser) recover() {
	for depth := 0; ; {
		p.skipSpace()
		switch c := p.peek(); {
		case p.atEnd(), c == '[' && p.atLineStart() && p.tagLine(p.pos):
			return
		case p.atComment():
			if _, _, closed := p.comment(); !closed {
				return
			}
		case c == '(':
			depth++
			p.pos++
		case c == ')':
			depth--
			p.pos++
		case c == '*':
			p.pos++
			if depth <= 0 {
				return
			}
		default:
			w := p.word()
			if len(w) == 0 {
				_, size := p.character()
				p.pos += size
			}
			if depth <= 0 && plainResult(w) != "" {
				return
			}
		}
	}
}
