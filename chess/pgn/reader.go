package pgn

import (
	"errors"
	"io"
)

// Reader reads games one after the other from a file of any size. It holds the text of one game at a time.
type Reader struct {
	// Limits are for each game. They may be changed before the first call of Next.
	Limits Limits
	// Strict has Next tell also of what is wrong but understood, as faults with Forgiven: no result at the end, a tag
	// Result that says another, tags missing of the seven that every game has, a tag given twice, quotes not escaped, a
	// result inside a variation. It may be changed before the first call of Next.
	Strict bool

	source io.Reader
	ended  error  // why there is no more to read: io.EOF, or what went wrong
	raw    []byte // has room for a piece of the file
	left   int    // how many bytes at its beginning have not been made text
	begun  bool   // the file's beginning has been looked at
	parser *parser
}

// pieceSize is how much is asked for at a time.
const pieceSize = 64 << 10

// NewReader returns a Reader of the games in a file.
func NewReader(file io.Reader) *Reader { return &Reader{source: file} }

// Next reads the next game and what is wrong with it, as Parse does. It looks as far as the beginning of the game after
// it, because comments may stand between. Where there is no further game the error is io.EOF; otherwise it is that of
// the file, or a Fault where the file is none that can be read. A game that an error cuts off is lost.
func (r *Reader) Next() (*Game, []Fault, error) {
	if r.parser == nil {
		r.parser = newParser(r.Limits, r.Strict)
		r.more()
	}
	p := r.parser
	p.faults, p.faultsBefore = nil, 0
	// A game is read as if the text that is there were all. Where that turns out to matter it is read again, when there
	// is twice as much; a piece that comes in drops, when there is an eighth more. So the time stays proportional to
	// the size.
	for {
		p.place()
		p.short = false
		begin := bookmark{p.scanner, p.number, p.above}
		g := p.next()
		switch {
		case errors.Is(r.ended, io.EOF), !p.short && len(p.rest()) >= lookahead:
			if g == nil {
				return nil, nil, io.EOF
			}
			return g, p.faults, nil
		case r.ended != nil:
			return nil, nil, r.ended
		case len(p.text)-begin.pos > p.limits.Bytes:
			r.skip()
			if g == nil { // there is nothing but comments
				g = &Game{Result: "*", Line: begin.line, Col: begin.col}
			}
			return g, []Fault{{
				Line: g.Line, Col: g.Col, Game: begin.number,
				Text: "The game is larger than " + grouped(p.limits.Bytes) + " bytes. What is beyond is left out.",
			}}, nil
		}
		p.restore(begin)
		wanted := 2 * len(p.rest())
		if wanted < 2*pieceSize {
			wanted = wanted / 16 * 9
		}
		for more := true; more; more = len(p.text) <= wanted && r.ended == nil {
			r.more()
		}
	}
}

// bookmark is where a game begins.
type bookmark struct {
	scanner
	number int
	above  []Comment
}

// restore goes back to where a game begins.
func (p *parser) restore(begin bookmark) {
	p.scanner, p.number, p.above = begin.scanner, begin.number, begin.above
	p.faults = nil
}

// more reads a piece of the file and appends it to the text, of which what has been read is dropped.
func (r *Reader) more() {
	p := r.parser
	p.place()
	if cap(p.text) > 16*pieceSize && len(p.rest()) < cap(p.text)/8 {
		p.text = append([]byte(nil), p.rest()...) // a game has been large; its room is not needed for ever
	} else {
		p.text = p.text[:copy(p.text, p.rest())]
	}
	p.pos, p.placed = 0, 0
	if r.raw == nil {
		r.raw = make([]byte, pieceSize)
	}
	for tries := 0; r.ended == nil; tries++ {
		n, err := r.source.Read(r.raw[r.left:])
		r.left += n
		if r.ended = err; n > 0 && (r.begun || r.left >= len(byteOrderMark)) {
			break
		}
		if tries == 100 && err == nil {
			r.ended = io.ErrNoProgress
		}
	}
	raw := r.raw[:r.left]
	if !r.begun {
		r.begun = true
		var fault *Fault
		if raw, fault = withoutMark(raw); fault != nil {
			raw, r.ended = nil, *fault
		}
	}
	text, taken := appendPlain(p.text, raw, r.ended != nil)
	p.text = text
	r.left = copy(r.raw, raw[taken:])
}

// skip drops the text up to a line that begins with a tag pair.
func (r *Reader) skip() {
	const longest = 1 << 10 // beginning of a tag pair
	p := r.parser
	p.above = nil
	p.number++
	for onLineStart := false; ; {
		p.short = false
		if onLineStart && p.tagLine(p.pos) {
			return
		}
		if onLineStart = onLineStart && p.short && len(p.rest()) < longest; !onLineStart {
			if p.pos = p.lineEnd(p.pos); p.pos < len(p.text) {
				p.pos++
				onLineStart = true
				continue
			}
		}
		if r.ended != nil {
			p.pos = len(p.text)
			return
		}
		r.more()
	}
}
