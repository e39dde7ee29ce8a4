package icons

import (
	"image/color"
	"math"
	"slices"
)

// unit is the fineness of coordinates, parts of a sample. From the outline on all is reckoned in whole numbers, so that no machine
// rounds otherwise than another.
const unit = 64

// point is a place on the canvas, in parts of a sample.
type point struct{ x, y int64 }

// canvas has the colour of each sample; colours are opaque, or not there.
type canvas struct {
	side   int
	points []color.NRGBA
}

func newCanvas(side int) *canvas {
	return &canvas{side, make([]color.NRGBA, side*side)}
}

// fill colours what the lines, each closed, go around (the rule is nonzero).
func (c *canvas) fill(lines [][]point, ink color.NRGBA) {
	type crossing struct {
		x    int64
		turn int
	}
	for row := range c.side {
		y := int64(row)*unit + unit/2
		var found []crossing
		for _, line := range lines {
			for i, to := range line {
				from := line[(i+len(line)-1)%len(line)]
				turn := 1
				if from.y > to.y {
					from, to, turn = to, from, -1
				}
				if from.y <= y && y < to.y {
					found = append(found, crossing{from.x + (to.x-from.x)*(y-from.y)/(to.y-from.y), turn})
				}
			}
		}
		slices.SortFunc(found, func(a, b crossing) int { return int(a.x - b.x) })
		around := 0
		for i, at := range found {
			if around != 0 {
				for column := c.first(found[i-1].x); column < c.first(at.x); column++ {
					c.points[row*c.side+column] = ink
				}
			}
			around += at.turn
		}
	}
}

// first is the first column whose middle is at x or right of it.
func (c *canvas) first(x int64) int {
	return int(min(max((x+unit/2-1)/unit, 0), int64(c.side)))
}

// stroke colours all that is no farther from the lines than half the width, in samples.
func (c *canvas) stroke(lines [][]point, width float64, ink color.NRGBA) {
	reach := int64(math.Round(width * unit / 2))
	if reach <= 0 {
		return
	}
	for _, line := range lines {
		for i := range line {
			c.segment(line[max(i-1, 0)], line[i], reach, ink)
		}
	}
}

func (c *canvas) segment(from, to point, reach int64, ink color.NRGBA) {
	dx, dy := to.x-from.x, to.y-from.y
	length := dx*dx + dy*dy
	for row := c.first(min(from.y, to.y) - reach); row < c.first(max(from.y, to.y)+reach+1); row++ {
		for column := c.first(min(from.x, to.x) - reach); column < c.first(max(from.x, to.x)+reach+1); column++ {
			px, py := int64(column)*unit+unit/2-from.x, int64(row)*unit+unit/2-from.y
			along := px*dx + py*dy
			var near bool
			switch {
			case along <= 0:
				near = px*px+py*py <= reach*reach
			case along >= length:
				near = (px-dx)*(px-dx)+(py-dy)*(py-dy) <= reach*reach
			default:
				across := px*dy - py*dx
				near = across/reach*across <= reach*length // across² ≤ reach² length, without overflow
			}
			if near {
				c.points[row*c.side+column] = ink
			}
		}
	}
}
