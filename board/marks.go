package board

import (
	"cmp"
	"math"
	"slices"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/tutor"
)

// ground draws the marks that lie under the pieces.
func (b *brush) ground() {
	var guarded uint64
	for _, mark := range b.s.board.Marks {
		if mark.Square >= chess.NoSquare {
			continue
		}
		at := b.s.corner(mark.Square)
		switch mark.Kind {
		case tutor.MarkLastMove:
			b.square(mark.Square, b.p.Tint)
			b.brackets(at, b.stroke(0.025, 1.2), b.p.Bracket)
		case tutor.MarkSelected:
			b.square(mark.Square, b.p.Tint)
			b.frame(at.x, at.y, b.u, b.u, b.stroke(0.045, 1.5), b.p.Selected)
		case tutor.MarkHint:
			b.frame(at.x, at.y, b.u, b.u, b.halo+b.stroke(0.055, 2), b.p.Halo)
			b.frame(at.x, at.y, b.u, b.u, b.stroke(0.055, 2), b.p.Hint)
		case tutor.MarkCheck:
			b.glow(b.s.center(mark.Square), b.u*0.36, b.u*0.56, b.p.Check)
		case tutor.MarkPathOK:
			b.track(at, b.p.Right)
		case tutor.MarkPathBad:
			b.track(at, b.p.Wrong)
		case tutor.MarkGuarded:
			if guarded>>mark.Square&1 == 0 {
				b.square(mark.Square, b.p.Wrong.fade(0.28))
			}
			guarded |= 1 << mark.Square
		}
	}
}

// target frames the square that a held piece is over, if it may be put down there.
func (b *brush) target() {
	if !b.s.holds() || b.s.pointer == nil {
		return
	}
	over := b.s.layout.squareAt(*b.s.pointer, b.s.board.Bottom)
	for _, mark := range b.s.board.Marks {
		if mark.Square == over && over < chess.NoSquare && (mark.Kind == tutor.MarkMove || mark.Kind == tutor.MarkCapture) {
			at := b.s.corner(over)
			b.frame(at.x, at.y, b.u, b.u, b.stroke(0.06, 2), b.p.Target)
			return
		}
	}
}

// brackets draws the four corners of a square.
func (b *brush) brackets(at point, width float64, c Color) {
	width = max(math.Round(width), 1)
	arm := math.Round(b.u * 0.17)
	for _, x := range []float64{at.x, at.x + b.u - arm} {
		b.rect(x, at.y, arm, width, c)
		b.rect(x, at.y+b.u-width, arm, width, c)
	}
	for _, y := range []float64{at.y + width, at.y + b.u - arm} {
		b.rect(at.x, y, width, arm-width, c)
		b.rect(at.x+b.u-width, y, width, arm-width, c)
	}
}

// track is the king's way along the lower edge of a square; neighbours join.
func (b *brush) track(at point, c Color) {
	width := math.Round(b.stroke(0.07, 2))
	halo := math.Round(b.halo)
	b.rect(at.x, at.y+b.u-width-halo, b.u, halo, b.p.Halo)
	b.rect(at.x, at.y+b.u-width, b.u, width, c)
}

// guards leads thin arrows from guards into the squares that they guard, the short ones above the long
// ones that go on in the same line.
func (b *brush) guards() {
	var marks []tutor.Mark
	for _, mark := range b.s.board.Marks {
		if mark.Kind == tutor.MarkGuarded && mark.Square < chess.NoSquare && mark.From < chess.NoSquare &&
			mark.From != mark.Square && b.s.progress(mark) > 0 {
			marks = append(marks, mark)
		}
	}
	length := func(m tutor.Mark) float64 { return b.s.center(m.From).sub(b.s.center(m.Square)).length() }
	slices.SortStableFunc(marks, func(m, n tutor.Mark) int { return cmp.Compare(length(n), length(m)) })
	for _, mark := range marks {
		chain := part(b.way(mark.From, mark.Square, 0.36, 0.3), b.progress(mark))
		b.pointer(chain, b.stroke(0.03, 1.2), b.u*0.2, b.p.Wrong, b.p.Halo)
	}
}

func (b *brush) progress(mark tutor.Mark) float64 { return easeOut(b.s.progress(mark)) }

// leavingAlpha is how much is seen of a piece that would leave its square.
const leavingAlpha = 0.35

// shades draws the pieces that are not there, or would not be: ghosts, leaving pieces, and the guards of
// flight squares. The latter are so small and pale that nobody takes them for pieces.
func (b *brush) shades() {
	var done uint64
	for _, mark := range b.s.board.Marks {
		if mark.Square >= chess.NoSquare || b.s.progress(mark) == 0 {
			continue
		}
		middle := b.s.center(mark.Square)
		switch {
		case mark.Kind == tutor.MarkGhost && mark.Piece != "":
			b.dashedRing(middle, b.u*0.43)
			b.piece(mark.Piece[0], middle, 0.86, 0.45, false)
		case mark.Kind == tutor.MarkMissing:
			b.dashedRing(middle, b.u*0.4*pop(b.s.progress(mark)))
		case mark.Kind == tutor.MarkLeaving:
			b.dashedRing(middle, b.u*0.46*pop(b.s.progress(mark))) // the piece is faded where it stands
		case mark.Kind == tutor.MarkGuarded && mark.From < chess.NoSquare && done>>mark.Square&1 == 0:
			// One guard is enough where several pieces guard a square; each has its arrow.
			done |= 1 << mark.Square
			guard := b.s.cells[mark.From]
			if guard == 0 || mark.From == mark.Square {
				continue
			}
			if b.s.cells[mark.Square] == 0 {
				b.piece(guard, middle, 0.58, 0.5, false)
			}
		}
	}
}

// dashedRing goes round a piece that is not there.
func (b *brush) dashedRing(middle point, r float64) {
	width, n := b.stroke(0.035, 1.4), 14
	step := 2 * math.Pi / float64(n)
	for i := range n {
		b.arc(middle, r, width+2*b.halo, float64(i)*step, (float64(i)+0.5)*step, b.p.Halo)
	}
	for i := range n {
		b.arc(middle, r, width, float64(i)*step, (float64(i)+0.5)*step, b.p.Shade)
	}
}

// marks draws what lies over the pieces: dots, rings, arrows, evidence.
func (b *brush) marks() {
	for _, mark := range b.s.board.Marks {
		if mark.Square >= chess.NoSquare || b.s.progress(mark) == 0 {
			continue
		}
		middle := b.s.center(mark.Square)
		switch mark.Kind {
		case tutor.MarkMove:
			b.disc(middle, b.u*0.135+b.halo*0.7, b.p.Halo.fade(0.7))
			b.disc(middle, b.u*0.135, b.p.Dot)
		case tutor.MarkCapture:
			b.haloRing(middle, b.u*0.44, b.stroke(0.06, 2), b.p.Dot, b.p.Halo)
		case tutor.MarkTarget:
			b.star(mark.Square)
		case tutor.MarkCircle:
			c, halo := b.p.script(mark.Color)
			b.haloRing(middle, b.u*0.43*pop(b.s.progress(mark)), b.stroke(0.06, 2), c, halo)
		case tutor.MarkArrow:
			if b.proved(mark) {
				continue
			}
			c, halo := b.p.script(mark.Color)
			b.arrow(mark, b.stroke(0.085, 2.2), c, halo)
		case tutor.MarkShow:
			b.arrow(mark, b.stroke(0.13, 3), b.p.Show, b.p.Halo)
		case tutor.MarkAttack:
			b.attack(mark)
		case tutor.MarkBlocked:
			b.blocked(mark)
		case tutor.MarkPin:
			b.pin(mark)
		}
	}
	b.guards()
}

// proved tells whether a ray of evidence already goes where a script's arrow would.
func (b *brush) proved(arrow tutor.Mark) bool {
	for _, mark := range b.s.board.Marks {
		if mark.Kind == tutor.MarkAttack && mark.From == arrow.From && mark.Square == arrow.Square {
			return true
		}
	}
	return false
}

// star marks a square to be reached: in its middle, or small in a corner beside what stands there.
func (b *brush) star(square chess.Square) {
	middle, r := b.s.center(square), b.u*0.27
	if b.s.cells[square] != 0 {
		middle, r = middle.add(point{-b.u * 0.33, -b.u * 0.33}), r*0.5
	}
	outline := make([]point, 0, 11)
	for i := range 11 { // the last corner is the first
		reach := r
		if i%2 == 1 {
			reach = r * 0.5
		}
		outline = append(outline, middle.polar(reach, math.Pi/5*float64(i)-math.Pi/2))
	}
	width := b.stroke(0.03, 1) // rounds the corners
	b.lines(outline, width+2*b.halo, b.p.YellowHalo)
	b.fan(append([]point{middle}, outline...), b.p.Yellow)
	b.lines(outline, width, b.p.Yellow)
}

func (b *brush) haloRing(middle point, r, width float64, c, halo Color) {
	b.ring(middle, r, width+2*b.halo, halo)
	b.ring(middle, r, width, c)
}

// way is the line of a move from one square to another: straight, or with a knight's corner. It
// begins and ends at the given distances (in squares) from the middles.
func (b *brush) way(from, to chess.Square, start, end float64) []point {
	a, z := b.s.center(from), b.s.center(to)
	chain := []point{a, z}
	files, ranks := to.File()-from.File(), to.Rank()-from.Rank()
	if files*files+ranks*ranks == 5 {
		corner := point{z.x, a.y}
		if ranks*ranks == 4 {
			corner = point{a.x, z.y}
		}
		chain = []point{a, corner, z}
	}
	n := len(chain)
	chain[0] = a.add(chain[1].sub(a).unit().times(start * b.u))
	chain[n-1] = z.add(chain[n-2].sub(z).unit().times(end * b.u))
	return chain
}

// part returns the beginning of a chain of lines, t of its length.
func part(chain []point, t float64) []point {
	total := 0.0
	for i := 1; i < len(chain); i++ {
		total += chain[i].sub(chain[i-1]).length()
	}
	left := total * clamp01(t)
	begun := []point{chain[0]}
	for i := 1; i < len(chain); i++ {
		l := chain[i].sub(chain[i-1]).length()
		if l >= left {
			return append(begun, chain[i-1].toward(chain[i], left/max(l, 1e-9)))
		}
		begun = append(begun, chain[i])
		left -= l
	}
	return begun
}

// arrow draws itself from its square to its head.
func (b *brush) arrow(mark tutor.Mark, width float64, c, halo Color) {
	if mark.From >= chess.NoSquare || mark.From == mark.Square {
		return
	}
	b.pointer(part(b.way(mark.From, mark.Square, 0.3, 0.1), b.progress(mark)), width, width*2.9, c, halo)
}

// pointer draws a chain of lines that ends in an arrowhead of a length.
func (b *brush) pointer(chain []point, width, length float64, c, halo Color) {
	n := len(chain)
	tip := chain[n-1]
	back := chain[n-2].sub(tip)
	size := min(length, back.length())
	base := tip.add(back.unit().times(size))
	side := back.unit().left().times(size * 0.6)
	neck := tip.add(back.unit().times(size * 0.8))
	chain[n-1] = neck
	head := []point{tip, base.add(side), base.sub(side), tip}
	if e, f := head[1].sub(tip), head[2].sub(tip); e.x*f.y-e.y*f.x < 0 {
		head[1], head[2] = head[2], head[1]
	}
	b.lines(chain, width+2*b.halo, halo)
	b.lines(head, 2*b.halo+width*0.3, halo)
	b.lines(chain, width, c)
	b.lines(head, width*0.3, c)
	b.convex(head[:3], c, feather)
}

// targetRadius, in squares, leaves room for a piece inside the ring.
const targetRadius = 0.44

// attack is a ray from the attacker to the target. If that is a king it ends in an arrowhead: the attacker
// aims at him, and does not just guard the square.
func (b *brush) attack(mark tutor.Mark) {
	if mark.From >= chess.NoSquare || mark.From == mark.Square {
		return
	}
	t := b.progress(mark) / 0.8
	width := b.stroke(0.065, 2)
	edge := targetRadius + (width/2+b.halo)/b.u
	var chain []point
	if letter := b.s.cells[mark.Square]; letter == 'K' || letter == 'k' {
		chain = part(b.way(mark.From, mark.Square, 0.34, edge), t)
		b.disc(chain[0], width*0.95+b.halo, b.p.Halo)
		b.pointer(chain, width, b.u*0.24, b.p.Wrong, b.p.Halo)
	} else {
		chain = part(b.way(mark.From, mark.Square, 0.34, targetRadius), t)
		b.disc(chain[0], width*0.95+b.halo, b.p.Halo)
		b.lines(chain, width+2*b.halo, b.p.Halo)
		b.lines(chain, width, b.p.Wrong)
	}
	b.disc(chain[0], width*0.95, b.p.Wrong)
}

// targets draws the ends of all attacks: rings with four marks, and what stands there above them.
func (b *brush) targets() {
	var ringed uint64
	for _, mark := range b.s.board.Marks {
		t := b.progress(mark)
		if mark.Kind != tutor.MarkAttack || mark.Square >= chess.NoSquare || mark.From >= chess.NoSquare || mark.From == mark.Square || t <= 0.55 {
			continue
		}
		ringed |= 1 << mark.Square
		middle := b.s.center(mark.Square)
		width := b.stroke(0.065, 2)
		r := b.u * targetRadius * pop((t-0.55)/0.45)
		b.ring(middle, r, width+2*b.halo, b.p.Halo)
		b.ticks(middle, r, width+2*b.halo, b.p.Halo)
		b.ring(middle, r, width, b.p.Wrong)
		b.ticks(middle, r, width, b.p.Wrong)
	}
	if ringed == 0 {
		return
	}
	for _, f := range b.s.figures() {
		for sq := range chess.NoSquare {
			if ringed>>sq&1 != 0 && f.stands && f.alpha == 1 && f.at == b.s.center(sq) {
				b.figure(f)
			}
		}
	}
}

// ticks are the four marks of a target, outside its ring.
func (b *brush) ticks(middle point, r, width float64, c Color) {
	for i := range 4 {
		a := float64(i)*math.Pi/2 + math.Pi/4
		b.line(middle.polar(r, a), middle.polar(r*1.24, a), width, c)
	}
}

// blocked leads a dotted way to the blocker and ends it with a bar. Of several blockers only the
// nearest has the way: it leads no further.
func (b *brush) blocked(mark tutor.Mark) {
	if mark.From >= chess.NoSquare || mark.From == mark.Square {
		return
	}
	t := b.progress(mark)
	from, to := b.s.center(mark.From), b.s.center(mark.Square)
	d := from.sub(to).unit()
	bar := to.add(d.times(b.u * 0.45))
	width := b.stroke(0.05, 1.6)
	start := from.sub(d.times(b.u * 0.38))
	if room := bar.sub(start); room.x*d.x+room.y*d.y < 0 && room.length() > b.u*0.2 && b.s.clear(mark.From, mark.Square) {
		end := start.toward(bar.add(d.times(b.u*0.12)), clamp01(t/0.7))
		b.dashes(start, end, width+2*b.halo, width*0.2, width*2.4, b.p.Halo)
		b.dashes(start, end, width, width*0.2, width*2.4, b.p.Illegal)
	}
	half := d.left().times(b.u * 0.36 * easeOut((t-0.5)*2))
	thick := b.stroke(0.105, 3)
	b.line(bar.add(half), bar.sub(half), thick+2*b.halo, b.p.Halo)
	b.line(bar.add(half), bar.sub(half), thick, b.p.Illegal)
}

// pin is a line through three: solid up to the pinned piece, which wears a ring, broken behind it,
// where nobody can see through, and a dot at the king.
func (b *brush) pin(mark tutor.Mark) {
	if mark.From >= chess.NoSquare || mark.Via >= chess.NoSquare {
		return
	}
	t := b.progress(mark)
	pinner, pinned, king := b.s.center(mark.From), b.s.center(mark.Via), b.s.center(mark.Square)
	d := king.sub(pinner).unit()
	width, r := b.stroke(0.06, 2), b.u*0.42
	end := king.sub(d.times(b.u * 0.36))
	line := func(from, to point, dashed bool, t float64) {
		if room := to.sub(from); t <= 0 || room.x*d.x+room.y*d.y <= 0 {
			return
		}
		to = from.toward(to, clamp01(t))
		if dashed {
			b.dashes(from, to, width+2*b.halo, width*1.6, width*2, b.p.Halo)
			b.dashes(from, to, width, width*1.6, width*2, b.p.Pin)
			return
		}
		b.line(from, to, width+2*b.halo, b.p.Halo)
		b.line(from, to, width, b.p.Pin)
	}
	line(pinner.add(d.times(b.u*0.34)), pinned.sub(d.times(r)), false, t/0.5)
	line(pinned.add(d.times(r)), end, true, (t-0.5)/0.5)
	if t > 0.4 {
		b.haloRing(pinned, r*pop((t-0.4)/0.4), width, b.p.Pin, b.p.Halo)
	}
	if t > 0.9 {
		b.disc(end, width*1.5+b.halo, b.p.Halo)
		b.disc(end, width*1.5, b.p.Pin)
	}
}
