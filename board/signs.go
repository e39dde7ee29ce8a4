package board

import (
	"math"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/tutor"
)

// signs draws the small signs on the corners of squares. Each has a corner of its own, so that
// several can be on one square: the verdict at the upper right, a hint at the upper left, the
// footprint at the lower left, the padlock at the lower right, the king's way in the middle below.
func (b *brush) signs() {
	for _, mark := range b.s.board.Marks {
		size := pop(b.s.progress(mark))
		if mark.Square >= chess.NoSquare || size <= 0 {
			continue
		}
		x, y, r := 0.0, 0.0, 0.0
		switch mark.Kind {
		case tutor.MarkRight, tutor.MarkWrong, tutor.MarkOther, tutor.MarkIllegal:
			x, y, r = 0.79, 0.21, 0.185
		case tutor.MarkHint:
			x, y, r = 0.21, 0.21, 0.185
		case tutor.MarkMoved:
			x, y, r = 0.2, 0.8, 0.175
		case tutor.MarkStuck:
			x, y, r = 0.8, 0.8, 0.165
		case tutor.MarkPathOK, tutor.MarkPathBad:
			x, y, r = 0.5, 0.82, 0.14
			if b.s.aimedAt(mark.Square) {
				y, r = 0.7, 0.125 // within the ring
			}
		default:
			continue
		}
		at := b.s.corner(mark.Square).add(point{x * b.u, y * b.u})
		// At the smallest sizes a sign may grow over its corner rather than become a blot.
		b.sign(mark.Kind, at, max(r*b.u, 6*b.s.layout.DPR)*size)
	}
}

// aimedAt tells whether a ring of an attack lies on a square.
func (s *Scene) aimedAt(sq chess.Square) bool {
	for _, mark := range s.board.Marks {
		if mark.Kind == tutor.MarkAttack && mark.Square == sq {
			return true
		}
	}
	return false
}

// sign draws one sign of a radius. All the forms differ, in one colour too.
func (b *brush) sign(kind tutor.MarkKind, at point, r float64) {
	halo := max(r*0.15, b.s.layout.DPR)
	thick := r * 0.24 * math.Sqrt(b.p.Weight)
	switch kind {
	case tutor.MarkRight: // a disc with a tick
		b.disc(at, r+halo, b.p.Halo)
		b.disc(at, r, b.p.Right)
		b.tick(at, r, thick, b.p.Halo)
	case tutor.MarkWrong: // a square with a cross
		e := r * 0.92
		b.convex(roundRect(at.x-e-halo, at.y-e-halo, 2*(e+halo), 2*(e+halo), r*0.4+halo), b.p.Halo, feather)
		b.convex(roundRect(at.x-e, at.y-e, 2*e, 2*e, r*0.4), b.p.Wrong, feather)
		b.cross(at, r, thick, b.p.Halo)
	case tutor.MarkIllegal: // a barred circle
		b.disc(at, r+halo, b.p.Halo)
		b.ring(at, r-thick*0.55, thick*1.1, b.p.Illegal)
		arm := (r - thick*0.6) / math.Sqrt2
		b.line(at.add(point{-arm, -arm}), at.add(point{arm, arm}), thick*1.1, b.p.Illegal)
	case tutor.MarkOther: // a disc with an arrow that goes round and back
		b.disc(at, r+halo, b.p.Halo)
		b.disc(at, r, b.p.Other)
		round, end := r*0.48, 1.45*math.Pi
		b.arc(at, round, thick*0.8, -0.1*math.Pi, end, b.p.Halo)
		tip := at.polar(round, end)
		ahead, side := point{-math.Sin(end), math.Cos(end)}, point{math.Cos(end), math.Sin(end)}
		head := r * 0.36
		b.convex([]point{tip.add(ahead.times(head * 1.1)), tip.add(side.times(-head)), tip.add(side.times(head))}, b.p.Halo, feather)
	case tutor.MarkHint: // a disc with a bulb
		b.disc(at, r+halo, b.p.Halo)
		b.disc(at, r, b.p.Hint)
		b.bulb(at, r)
	case tutor.MarkPathOK:
		b.disc(at, r+halo, b.p.Right)
		b.disc(at, r, b.p.Halo)
		b.tick(at, r*1.1, thick*1.1, b.p.Right)
	case tutor.MarkPathBad:
		b.disc(at, r+halo, b.p.Wrong)
		b.disc(at, r, b.p.Halo)
		b.cross(at, r*1.1, thick*1.1, b.p.Wrong)
	case tutor.MarkMoved:
		b.disc(at, r+halo*0.8, b.p.Shade)
		b.disc(at, r, b.p.Halo)
		b.footprints(at, r)
	case tutor.MarkStuck:
		b.disc(at, r+halo*0.8, b.p.Shade)
		b.disc(at, r, b.p.Halo)
		b.padlock(at, r)
	}
}

func (b *brush) tick(at point, r, width float64, c Color) {
	b.lines([]point{
		at.add(point{-0.45 * r, 0.03 * r}),
		at.add(point{-0.12 * r, 0.36 * r}),
		at.add(point{0.47 * r, -0.33 * r}),
	}, width, c)
}

func (b *brush) cross(at point, r, width float64, c Color) {
	arm := 0.37 * r
	b.line(at.add(point{-arm, -arm}), at.add(point{arm, arm}), width, c)
	b.line(at.add(point{arm, -arm}), at.add(point{-arm, arm}), width, c)
}

func (b *brush) bulb(at point, r float64) {
	b.disc(at.add(point{0, -0.16 * r}), 0.42*r, b.p.Halo)
	b.convex(roundRect(at.x-0.2*r, at.y+0.1*r, 0.4*r, 0.3*r, 0.05*r), b.p.Halo, feather)
	b.line(at.add(point{-0.13 * r, 0.56 * r}), at.add(point{0.13 * r, 0.56 * r}), 0.16*r, b.p.Halo)
}

// footprints are two soles, one ahead of the other.
func (b *brush) footprints(at point, r float64) {
	for _, side := range []float64{-1, 1} {
		lean := side * 0.12
		sole := at.add(point{side * 0.32 * r, -0.2*r - side*0.14*r})
		b.ellipse(sole, 0.2*r, 0.33*r, lean, b.p.Shade)
		b.ellipse(sole.add(point{-side * 0.05 * r, 0.53 * r}), 0.14*r, 0.13*r, 0, b.p.Shade)
	}
}

func (b *brush) padlock(at point, r float64) {
	b.arc(at.add(point{0, -0.12 * r}), 0.27*r, 0.15*r, math.Pi, 2*math.Pi, b.p.Shade)
	b.convex(roundRect(at.x-0.43*r, at.y-0.12*r, 0.86*r, 0.66*r, 0.1*r), b.p.Shade, feather)
	b.disc(at.add(point{0, 0.2 * r}), 0.11*r, b.p.Halo)
}
