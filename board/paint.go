package board

import (
	"math"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/tutor"
)

// brush is one painting of a scene.
type brush struct {
	*Mesh // collects triangles until a sprite has to lie above them
	t     Target
	s     *Scene
	p     *Palette
	u     float64 // the edge of a square
	halo  float64 // the width of a halo
}

// Paint has two halves, so that the target may keep the first as a picture as long as Still stays
// the same: PaintStill, the board and what stands on it, and over it PaintMoving, the pieces on
// their way and all marks, with the pieces again that stand above a mark. The mesh is room to work in, kept by the caller from frame to frame.

// PaintStill paints the lower half of the scene.
func (s *Scene) PaintStill(t Target, m *Mesh) {
	if !s.Ready() {
		return
	}
	b := s.brush(t, m)
	b.rim()
	b.squares()
	b.ground()
	figures := s.figures()
	var standing uint64
	for _, f := range figures {
		if f.stands {
			b.figure(f)
			if sq := s.layout.squareAt(f.at, s.board.Bottom); sq < chess.NoSquare {
				standing |= 1 << sq
			}
		}
	}
	if s.appearance.Coordinates && !s.board.Plain {
		b.coordinates(standing)
	}
	b.flush()
}

// PaintMoving paints the upper half of the scene.
func (s *Scene) PaintMoving(t Target, m *Mesh) {
	if !s.Ready() {
		return
	}
	b := s.brush(t, m)
	b.targets()
	for _, f := range s.figures() {
		if !f.stands {
			b.figure(f)
		}
	}
	b.shades()
	b.target()
	b.marks()
	b.signs()
	b.strip()
	b.chooser()
	b.hand()
	b.flush()
}

func (s *Scene) brush(t Target, m *Mesh) *brush {
	m.reset()
	u := float64(s.layout.Square)
	return &brush{m, t, s, s.appearance.palette(), u, max(u*0.028, 1.2*s.layout.DPR)}
}

// flush hands the triangles collected so far to the target.
func (b *brush) flush() {
	if len(b.Indices) > 0 {
		b.t.Triangles(b.Mesh)
		b.reset()
	}
}

// sprite draws a picture above all that was drawn so far.
func (b *brush) sprite(s Sprite, x, y, alpha float64, shadow bool) {
	b.flush()
	b.t.Sprite(s, x, y, alpha, shadow)
}

// piece draws a piece of a size in squares about a point.
func (b *brush) piece(letter byte, at point, size, alpha float64, shadow bool) {
	px := int(math.Round(b.u * size))
	half := float64(px) / 2
	b.sprite(Sprite{Kind: SpritePiece, What: string(rune(letter)), Px: px}, at.x-half, at.y-half, alpha, shadow)
}

// words draws a text whose left end and middle are given, smaller if it would be wider than room.
func (b *brush) words(text string, px float64, c Color, left, middle, room float64) {
	s := Sprite{Kind: SpriteText, What: text, Px: int(math.Round(px)), Color: c}
	if w, _ := b.t.Size(s); float64(w) > room {
		s.Px = max(int(px*room/float64(w)), 1)
	}
	b.caption(s, left, middle)
}

// stroke is the width of a line: a part of a square, made thicker by the profile, never under the
// CSS pixels that it takes to be seen.
func (b *brush) stroke(squares, least float64) float64 {
	return max(b.u*squares*b.p.Weight, least*b.s.layout.DPR)
}

func (b *brush) squares() {
	for sq := range chess.NoSquare {
		b.square(sq, b.squareColor(sq))
	}
}

func (b *brush) squareColor(sq chess.Square) Color {
	if light := (sq.File()+sq.Rank())%2 != 0; light != b.s.board.Turned {
		return b.p.LightSquare
	}
	return b.p.DarkSquare
}

// square covers a square.
func (b *brush) square(sq chess.Square, c Color) {
	at := b.s.corner(sq)
	b.rect(at.x, at.y, b.u, b.u, c)
}

// rimWidth is the room for a wooden rim around the squares, 0 on a phone, where the board goes from
// edge to edge.
func (l Layout) rimWidth() int { return max(min(l.X, l.Y), 0) }

// rim frames the board.
func (b *brush) rim() {
	l := b.s.layout
	rim := float64(l.rimWidth())
	if rim == 0 {
		return
	}
	x, y, edge := float64(l.X), float64(l.Y), 8*b.u
	r := min(rim*0.5, 8*l.DPR)
	b.convex(roundRect(x-rim, y-rim, edge+2*rim, edge+2*rim, r), b.p.Rim, feather)
	line := max(math.Round(l.DPR), 1)
	b.frame(x-line, y-line, edge+2*line, edge+2*line, line, b.p.RimLine)
}

// coordinates stand on the rim, or where there is none in the corners of the squares at the edge; there they
// lie over the pieces that stand on some of the squares, each on a bit of its square's colour.
func (b *brush) coordinates(standing uint64) {
	l := b.s.layout
	dpr, rim := l.DPR, float64(l.rimWidth())
	onRim := rim >= 13*dpr
	px, ink := min(max(b.u*0.2, 9*dpr), 16*dpr, b.u*0.36), b.p.Coordinate
	if onRim {
		px, ink = min(rim*0.62, 16*dpr), b.p.RimInk
	}
	pad := max(b.u*0.03, dpr)
	for i := range 8 {
		file, rank := i, 7-i
		if b.s.board.Bottom == chess.Black {
			file, rank = 7-i, i
		}
		x, y := float64(l.X)+b.u*float64(i), float64(l.Y)+b.u*float64(i)
		number := Sprite{Kind: SpriteText, What: string(rune('1' + rank)), Px: int(math.Round(px)), Color: ink}
		letter := Sprite{Kind: SpriteText, What: string(rune('a' + file)), Px: number.Px, Color: ink}
		nw, _ := b.t.Size(number)
		lw, _ := b.t.Size(letter)
		if onRim {
			b.caption(number, float64(l.X)-rim/2-float64(nw)/2, y+b.u/2)
			b.caption(letter, x+b.u/2-float64(lw)/2, float64(l.Y)+8*b.u+rim/2-px*0.06)
			continue
		}
		left, low := float64(l.X)+pad, y+pad+px*0.45
		b.patch(standing, point{left + float64(nw)/2, low}, px)
		b.caption(number, left, low)
		left, low = x+b.u-pad-float64(lw), float64(l.Y)+8*b.u-pad-px*0.42
		b.patch(standing, point{left + float64(lw)/2, low}, px)
		b.caption(letter, left, low)
	}
}

// patch lays a bit of a square's colour over the piece on it, where a letter of a height will stand.
func (b *brush) patch(standing uint64, at point, px float64) {
	sq := b.s.layout.squareAt(at, b.s.board.Bottom)
	if sq >= chess.NoSquare || standing>>sq&1 == 0 {
		return
	}
	b.disc(at, px*0.52, b.squareColor(sq))
	for _, mark := range b.s.board.Marks {
		if mark.Square == sq && (mark.Kind == tutor.MarkLastMove || mark.Kind == tutor.MarkSelected) {
			b.disc(at, px*0.52, b.p.Tint)
		}
	}
}

// caption draws a text whose left end and middle are given.
func (b *brush) caption(s Sprite, left, middle float64) {
	_, h := b.t.Size(s)
	b.sprite(s, math.Round(left), math.Round(middle-float64(h)/2), 1, false)
}

// figure draws a piece where it is just now.
func (b *brush) figure(f figure) {
	if f.stands {
		f.at = point{math.Round(f.at.x-b.u/2) + b.u/2, math.Round(f.at.y-b.u/2) + b.u/2}
	}
	if f.alpha == 1 {
		// A little shadow makes the pieces stand on the board.
		b.piece(f.letter, f.at.add(point{b.u * 0.012, b.u * 0.028}), 1, 0.2, true)
	}
	b.piece(f.letter, f.at, 1, f.alpha, false)
}

// hand draws the piece that is held, lifted, above everything.
func (b *brush) hand() {
	if !b.s.holds() {
		return
	}
	at := b.s.center(b.s.board.Held)
	if b.s.pointer != nil {
		at = *b.s.pointer
	}
	letter := b.s.cells[b.s.board.Held]
	const lifted = 1.14
	for _, off := range []float64{0.03, 0.05, 0.07} {
		b.piece(letter, at.add(point{b.u * off * 0.6, b.u * off * 1.5}), lifted, 0.11, true)
	}
	b.piece(letter, at, lifted, 1, false)
}

// strip writes the short line under the board.
func (b *brush) strip() {
	l, board := b.s.layout, &b.s.board
	if l.LineHeight == 0 || board.Line == "" {
		return
	}
	height := float64(l.LineHeight)
	middle := float64(l.LineY) + height/2
	r := height * 0.30
	left := float64(l.X) + r + l.DPR*4
	ink := b.p.Ink
	switch board.LineVerdict {
	case tutor.VerdictGood, tutor.VerdictDone:
		b.sign(tutor.MarkRight, point{left, middle}, r)
		ink = b.p.InkRight
	case tutor.VerdictWrong:
		b.sign(tutor.MarkWrong, point{left, middle}, r)
		ink = b.p.InkWrong
	case tutor.VerdictIllegal:
		b.sign(tutor.MarkIllegal, point{left, middle}, r)
		ink = b.p.InkIllegal
	case tutor.VerdictOther:
		b.sign(tutor.MarkOther, point{left, middle}, r)
		ink = b.p.InkOther
	default:
		side := b.p.TurnWhite
		if board.Turn == chess.Black {
			side = b.p.TurnBlack
		}
		r *= 0.8
		b.disc(point{left, middle}, r, b.p.TurnOutline)
		b.disc(point{left, middle}, r-max(r*0.16, l.DPR), side)
		r /= 0.8
	}
	text := left + r*1.6
	b.words(board.Line, height*0.46, ink, text, middle, float64(l.X)+8*b.u-text-2*l.DPR)
}

// chooser lays the promotion pieces over the board. The veil is light, so that the squares can still be
// counted: what to promote to depends on them.
func (b *brush) chooser() {
	choice := b.s.board.Promotion
	if choice == nil || len(choice.Choices) == 0 {
		return
	}
	l := b.s.layout
	b.rect(float64(l.X), float64(l.Y), 8*b.u, 8*b.u, b.p.Veil)

	low, high := point{math.Inf(1), math.Inf(1)}, point{}
	cover := func(sq chess.Square) {
		if sq < chess.NoSquare {
			at := b.s.corner(sq)
			low = point{min(low.x, at.x), min(low.y, at.y)}
			high = point{max(high.x, at.x+b.u), max(high.y, at.y+b.u)}
		}
	}
	for _, c := range choice.Choices {
		cover(c.Square)
	}
	cover(choice.Cancel)
	w, h := high.x-low.x, high.y-low.y
	r := b.u * 0.12
	b.convex(roundRect(low.x, low.y+b.u*0.05, w, h, r), rgb(0).fade(0.45), b.u*0.26)
	edge := b.stroke(0.04, 2)
	b.convex(roundRect(low.x-edge, low.y-edge, w+2*edge, h+2*edge, r+edge), b.p.Selected, feather)
	b.convex(roundRect(low.x, low.y, w, h, r), b.p.Panel, feather)
	for _, c := range choice.Choices {
		if at := b.s.corner(c.Square); at.y > low.y {
			b.rect(low.x+b.u*0.08, math.Round(at.y), w-b.u*0.16, max(math.Round(l.DPR), 1), b.p.PanelLine)
		}
	}
	if choice.Cancel < chess.NoSquare {
		at := b.s.corner(choice.Cancel)
		if at.y > low.y {
			b.rect(low.x+b.u*0.08, math.Round(at.y), w-b.u*0.16, max(math.Round(l.DPR), 1), b.p.PanelLine)
		}
		middle, arm := b.s.center(choice.Cancel), b.u*0.15
		width := b.stroke(0.055, 1.5)
		b.line(middle.add(point{-arm, -arm}), middle.add(point{arm, arm}), width, b.p.Shade)
		b.line(middle.add(point{arm, -arm}), middle.add(point{-arm, arm}), width, b.p.Shade)
	}
	for _, c := range choice.Choices {
		if c.Piece != "" {
			b.figure(figure{c.Piece[0], b.s.center(c.Square), 1, true})
		}
	}
}
