package icons

import (
	"fmt"
	"math"
	"strconv"
)

// steps is into how many straight lines a curve is taken apart.
const steps = 32

// outline is the shape's path as lines on the canvas, in parts of a sample. Scale leads from the drawing to samples.
func (s *shape) outline(scale float64) ([][]point, error) {
	p := pen{shape: s, scale: scale}
	if rest := p.run(s.path); rest != "" {
		return nil, fmt.Errorf("<path>: %q of %q not known", rest, s.path)
	}
	return p.lines, nil
}

// pen follows a path. Where it stands is in the path's own coordinates.
type pen struct {
	*shape
	scale        float64
	lines        [][]point
	x, y         float64
	beginX, begY float64
}

// run follows path data with the commands M, L, H, V, C, Q, A and Z, all absolute. Arcs are of circles. It returns
// what it does not understand, and all behind it.
func (p *pen) run(data string) string {
	command := byte(0)
	for {
		data = skip(data)
		if data == "" {
			return ""
		}
		here := data
		if c := data[0]; c >= 'A' && c <= 'Z' {
			command, data = c, data[1:]
		} else if command == 'Z' {
			return here
		}
		count, known := arguments[command]
		if !known || command != 'M' && len(p.lines) == 0 {
			return here
		}
		var n [7]float64
		for i := range count {
			var ok bool
			if n[i], data, ok = number(data); !ok {
				return here
			}
		}
		x, y := p.x, p.y
		switch command {
		case 'M':
			p.lines = append(p.lines, nil)
			p.beginX, p.begY = n[0], n[1]
			p.to(n[0], n[1])
			command = 'L' // further pairs are lines
		case 'L':
			p.to(n[0], n[1])
		case 'H':
			p.to(n[0], y)
		case 'V':
			p.to(x, n[0])
		case 'C':
			p.curve(func(t, u float64) (float64, float64) {
				a, b, c, d := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
				return a*x + b*n[0] + c*n[2] + d*n[4], a*y + b*n[1] + c*n[3] + d*n[5]
			})
		case 'Q':
			p.curve(func(t, u float64) (float64, float64) {
				a, b, c := u*u, 2*u*t, t*t
				return a*x + b*n[0] + c*n[2], a*y + b*n[1] + c*n[3]
			})
		case 'A':
			p.arc(n[0], n[3] != n[4], n[4] != 0, n[5], n[6])
		case 'Z':
			p.to(p.beginX, p.begY)
		}
	}
}

// arguments is how many numbers follow a command.
var arguments = map[byte]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'Q': 4, 'A': 7, 'Z': 0}

// to draws a line.
func (p *pen) to(x, y float64) {
	p.x, p.y = x, y
	at := func(v, origin float64) int64 { return int64(math.Round((origin + v*p.shape.scale) * p.scale * unit)) }
	last := len(p.lines) - 1
	p.lines[last] = append(p.lines[last], point{at(x, p.shape.x), at(y, p.shape.y)})
}

// curve draws a curve given by t, which goes from 0 to 1, and u = 1 - t.
func (p *pen) curve(at func(t, u float64) (x, y float64)) {
	for i := 1; i <= steps; i++ {
		t := float64(i) / steps
		p.to(at(t, 1-t))
	}
}

// arc draws a part of a circle of radius r to x, y; clockwise or not, with the middle at the right of the way there or at its left.
func (p *pen) arc(r float64, middleRight, clockwise bool, x, y float64) {
	dx, dy := (x-p.x)/2, (y-p.y)/2
	half := math.Hypot(dx, dy)
	if half == 0 {
		return
	}
	away := math.Sqrt(max(r*r-half*half, 0)) / half
	if !middleRight {
		away = -away
	}
	cx, cy := p.x+dx-dy*away, p.y+dy+dx*away
	from, to := math.Atan2(p.y-cy, p.x-cx), math.Atan2(y-cy, x-cx)
	if clockwise && to <= from {
		to += 2 * math.Pi
	} else if !clockwise && to >= from {
		to -= 2 * math.Pi
	}
	r = max(r, half)
	p.curve(func(t, u float64) (float64, float64) {
		angle := u*from + t*to
		return cx + r*math.Cos(angle), cy + r*math.Sin(angle)
	})
}

// number reads a number off the front.
func number(data string) (value float64, rest string, ok bool) {
	data = skip(data)
	end := 0
	for end < len(data) && (data[end] == '-' && end == 0 || data[end] == '.' || data[end] >= '0' && data[end] <= '9') {
		end++
	}
	value, err := strconv.ParseFloat(data[:end], 64)
	return value, data[end:], err == nil
}

func skip(data string) string {
	for data != "" && (data[0] == ' ' || data[0] == ',' || data[0] == '\n') {
		data = data[1:]
	}
	return data
}
