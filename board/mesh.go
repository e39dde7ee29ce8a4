package board

import "math"

// Vertex is a corner of a triangle.
type Vertex struct {
	X, Y  float32
	Color Color
}

// Mesh is a heap of triangles, drawn in their order. Edges are smooth without multisampling: each
// shape has a rim, one pixel wide, over which it fades to nothing. That costs a few triangles where
// filling paths through a stencil buffer costs several passes over the canvas, in every frame.
type Mesh struct {
	Vertices []Vertex
	Indices  []uint32
}

// feather is the width of the rim.
const feather = 1.0

func (m *Mesh) reset() {
	m.Vertices, m.Indices = m.Vertices[:0], m.Indices[:0]
}

func (m *Mesh) vertex(p point, c Color) uint32 {
	m.Vertices = append(m.Vertices, Vertex{float32(p.x), float32(p.y), c})
	return uint32(len(m.Vertices) - 1)
}

// rect fills a rectangle whose edges lie on pixel borders: no rim.
func (m *Mesh) rect(x, y, w, h float64, c Color) {
	i := m.vertex(point{x, y}, c)
	m.vertex(point{x + w, y}, c)
	m.vertex(point{x + w, y + h}, c)
	m.vertex(point{x, y + h}, c)
	m.Indices = append(m.Indices, i, i+1, i+2, i, i+2, i+3)
}

// fan fills a convex outline without a rim.
func (m *Mesh) fan(outline []point, c Color) {
	first := uint32(len(m.Vertices))
	for i, p := range outline {
		at := m.vertex(p, c)
		if i >= 2 {
			m.Indices = append(m.Indices, first, at-1, at)
		}
	}
}

// band fills what lies between two lines of equally many points, the colour going from a to b.
func (m *Mesh) band(a, b []point, ca, cb Color, closed bool) {
	first := uint32(len(m.Vertices))
	for i := range a {
		m.vertex(a[i], ca)
		m.vertex(b[i], cb)
	}
	n := uint32(len(a))
	for i := range n {
		j := i + 1
		if j == n {
			if !closed {
				break
			}
			j = 0
		}
		a0, b0, a1, b1 := first+2*i, first+2*i+1, first+2*j, first+2*j+1
		m.Indices = append(m.Indices, a0, b0, b1, a0, b1, a1)
	}
}

// convex fills a convex outline given clockwise as seen. soft is the width of the rim, at least a
// feather; a wide one makes a shadow.
func (m *Mesh) convex(outline []point, c Color, soft float64) {
	n := len(outline)
	inner, outer := make([]point, n), make([]point, n)
	for i, p := range outline {
		before := p.sub(outline[(i+n-1)%n]).unit().left()
		after := outline[(i+1)%n].sub(p).unit().left()
		out := before.add(after)
		// The corner moves along the bisector, further the sharper it is, but not without limit.
		if d := 1 + before.x*after.x + before.y*after.y; d > 0.25 {
			out = out.times(1 / d)
		} else {
			out = out.unit().times(2)
		}
		out = out.times(soft / 2)
		inner[i], outer[i] = p.sub(out), p.add(out)
	}
	m.fan(inner, c)
	m.band(inner, outer, c, c.fade(0), true)
}

// arcPoints returns points on a circle from angle a to angle b (radians, clockwise as seen, 0 to the right).
func arcPoints(dst []point, center point, r, a, b float64) []point {
	n := max(int(math.Ceil(math.Abs(b-a)/(2*math.Pi)*(8+5*math.Sqrt(max(r, 0))))), 2)
	for i := range n + 1 {
		dst = append(dst, center.polar(r, a+(b-a)*float64(i)/float64(n)))
	}
	return dst
}

// disc fills a circle.
func (m *Mesh) disc(center point, r float64, c Color) {
	m.ellipse(center, r, r, 0, c)
}

// ellipse fills an ellipse whose first half axis is turned by an angle.
func (m *Mesh) ellipse(center point, rx, ry, turn float64, c Color) {
	if rx <= 0 || ry <= 0 {
		return
	}
	sin, cos := math.Sincos(turn)
	outline := arcPoints(nil, point{}, 1, 0, 2*math.Pi)
	if r := max(rx, ry); r > 1 {
		outline = arcPoints(outline[:0], point{}, r, 0, 2*math.Pi)
		for i, p := range outline {
			outline[i] = p.times(1 / r)
		}
	}
	outline = outline[:len(outline)-1]
	for i, p := range outline {
		x, y := p.x*rx, p.y*ry
		outline[i] = center.add(point{x*cos - y*sin, x*sin + y*cos})
	}
	m.convex(outline, c, feather)
}

// glow is a disc that is full up to the radius r and fades to nothing at the radius R.
func (m *Mesh) glow(center point, r, R float64, c Color) {
	inner := arcPoints(nil, center, r, 0, 2*math.Pi)
	outer := make([]point, len(inner))
	for i, p := range inner {
		outer[i] = center.toward(p, R/r)
	}
	m.fan(inner, c)
	m.band(inner, outer, c, c.fade(0), true)
}

// arc strokes a part of a circle, with flat ends for a whole turn and round ones otherwise.
func (m *Mesh) arc(center point, r, width, a, b float64, c Color) {
	if r <= 0 || width <= 0 {
		return
	}
	closed := math.Abs(b-a) >= 2*math.Pi-1e-6
	if !closed {
		m.disc(center.polar(r, a), width/2, c)
		m.disc(center.polar(r, b), width/2, c)
	}
	loop := func(radius float64) []point {
		points := arcPoints(nil, center, r, a, b) // as many points for all four
		for i, p := range points {
			points[i] = center.toward(p, radius/r)
		}
		return points
	}
	in, out := max(r-width/2, feather/2), r+width/2
	in0, in1 := loop(in-feather/2), loop(in+feather/2)
	out1, out0 := loop(out-feather/2), loop(out+feather/2)
	m.band(in0, in1, c.fade(0), c, false)
	m.band(in1, out1, c, c, false)
	m.band(out1, out0, c, c.fade(0), false)
}

// ring strokes a circle.
func (m *Mesh) ring(center point, r, width float64, c Color) {
	m.arc(center, r, width, 0, 2*math.Pi, c)
}

// line strokes a straight line with round ends.
func (m *Mesh) line(a, b point, width float64, c Color) {
	if width <= 0 {
		return
	}
	if b.sub(a).length() < 0.01 {
		m.disc(a, width/2, c)
		return
	}
	d := b.sub(a)
	angle := math.Atan2(d.y, d.x)
	outline := arcPoints(nil, b, width/2, angle-math.Pi/2, angle+math.Pi/2)
	outline = arcPoints(outline, a, width/2, angle+math.Pi/2, angle+3*math.Pi/2)
	m.convex(outline, c, feather)
}

// lines strokes a chain of straight lines with round joins. The colour must be opaque, or the joins show.
func (m *Mesh) lines(chain []point, width float64, c Color) {
	for i := 1; i < len(chain); i++ {
		m.line(chain[i-1], chain[i], width, c)
	}
}

// dashes strokes a straight line of round-ended dashes: as many whole ones as fit, evenly.
func (m *Mesh) dashes(a, b point, width, dash, gap float64, c Color) {
	length := b.sub(a).length()
	n := max(int((length+gap)/(dash+gap)+0.5), 1)
	step := length / (float64(n)*(dash+gap) - gap) // stretches the pattern to the length
	for i := range n {
		from := float64(i) * (dash + gap) * step
		m.line(a.toward(b, from/length), a.toward(b, min((from+dash*step)/length, 1)), width, c)
	}
}

// roundRect returns the outline of a rectangle with round corners.
func roundRect(x, y, w, h, r float64) []point {
	r = min(r, w/2, h/2)
	outline := arcPoints(nil, point{x + w - r, y + r}, r, -math.Pi/2, 0)
	outline = arcPoints(outline, point{x + w - r, y + h - r}, r, 0, math.Pi/2)
	outline = arcPoints(outline, point{x + r, y + h - r}, r, math.Pi/2, math.Pi)
	return arcPoints(outline, point{x + r, y + r}, r, math.Pi, 3*math.Pi/2)
}

// frame strokes the inside of a rectangle that lies on pixel borders; the width is rounded to whole pixels.
func (m *Mesh) frame(x, y, w, h, width float64, c Color) {
	width = max(math.Round(width), 1)
	m.rect(x, y, w, width, c)
	m.rect(x, y+h-width, w, width, c)
	m.rect(x, y+width, width, h-2*width, c)
	m.rect(x+w-width, y+width, width, h-2*width, c)
}
