package pgn

import "strings"

// pool makes values, and slices of one. Most moves have one comment, one glyph, one variation if any, and to allocate each
// by itself would take half of the time of reading. They share arrays; appending to one copies it first.
type pool[T any] struct{ free []T }

// next returns a new zero value.
func (p *pool[T]) next() *T {
	return &p.one()[0]
}

func (p *pool[T]) one() []T {
	const most = 64
	if len(p.free) == 0 {
		p.free = make([]T, most)
	}
	one := p.free[:1:1]
	p.free = p.free[1:]
	return one
}

// add appends a value to a list, which mostly is still empty.
func (p *pool[T]) add(list []T, value T) []T {
	if list != nil {
		return append(list, value)
	}
	list = p.one()
	list[0] = value
	return list
}

// words makes strings. The same few moves occur again and again, and comments share larger pieces of memory.
type words struct {
	seen  [2048]string // by a hash of the text
	texts strings.Builder
}

// known returns a short text that is likely to come again: a move, the name of a tag.
func (w *words) known(text []byte) string {
	hash := uint32(0)
	for _, c := range text {
		hash = hash*31 + uint32(c)
	}
	known := &w.seen[hash%uint32(len(w.seen))]
	if *known != string(text) {
		*known = string(text)
	}
	return *known
}

// keep returns any text.
func (w *words) keep(text []byte) string {
	const piece = 4096
	if len(text) > piece/8 {
		return string(text)
	}
	if w.texts.Cap()-w.texts.Len() < len(text) {
		w.texts.Reset()
		w.texts.Grow(piece)
	}
	begin := w.texts.Len()
	w.texts.Write(text)
	return w.texts.String()[begin:]
}
