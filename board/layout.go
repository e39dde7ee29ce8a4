package board

import (
	"math"

	"github.com/touchmove/touchmove/chess"
)

// Layout says where things are on the canvas. The page computes it, because its own grid lies over
// the squares and must use the same numbers.
type Layout struct {
	// Width and Height are the size of the canvas.
	Width  int `json:"width"`
	Height int `json:"height"`
	// X and Y are the upper left corner of the board, Square is the edge of a square.
	X      int `json:"x"`
	Y      int `json:"y"`
	Square int `json:"square"`
	// LineY is the upper edge of the strip for Board.Line, LineHeight its height, 0 for no strip.
	LineY      int `json:"lineY"`
	LineHeight int `json:"lineHeight"`
	// DPR is the number of device pixels in a CSS pixel.
	DPR float64 `json:"dpr"`
}

// maxSide is the largest canvas edge taken seriously; WebGL 2 promises only 2048, today's machines
// have 8192 and more.
const maxSide = 16384

// valid tells whether the numbers make sense together, so that a wrong message from the page leaves
// the last good picture in place.
func (l Layout) valid() bool {
	return l.Width > 0 && l.Width <= maxSide && l.Height > 0 && l.Height <= maxSide &&
		l.Square > 0 && l.Square <= maxSide/8 && l.LineHeight >= 0 && l.DPR > 0 && l.DPR < 100
}

// point is a place on the canvas, or a vector between two.
type point struct{ x, y float64 }

func (p point) add(q point) point        { return point{p.x + q.x, p.y + q.y} }
func (p point) sub(q point) point        { return point{p.x - q.x, p.y - q.y} }
func (p point) times(f float64) point    { return point{p.x * f, p.y * f} }
func (p point) length() float64          { return math.Hypot(p.x, p.y) }
func (p point) left() point              { return point{p.y, -p.x} }
func (p point) polar(r, a float64) point { return point{p.x + r*math.Cos(a), p.y + r*math.Sin(a)} }

// toward returns the point that lies t of the way from p to q.
func (p point) toward(q point, t float64) point { return p.add(q.sub(p).times(t)) }

// unit returns the direction of p, the zero vector for the zero vector.
func (p point) unit() point {
	if l := p.length(); l > 0 {
		return p.times(1 / l)
	}
	return p
}

// column and row are the place of a square as seen, from the upper left.
func place(sq chess.Square, bottom chess.Color) (column, row int) {
	if bottom == chess.Black {
		return 7 - sq.File(), sq.Rank()
	}
	return sq.File(), 7 - sq.Rank()
}

// corner returns the upper left corner of a square.
func (l Layout) corner(sq chess.Square, bottom chess.Color) point {
	column, row := place(sq, bottom)
	return point{float64(l.X + column*l.Square), float64(l.Y + row*l.Square)}
}

// center returns the middle of a square.
func (l Layout) center(sq chess.Square, bottom chess.Color) point {
	half := float64(l.Square) / 2
	return l.corner(sq, bottom).add(point{half, half})
}

// squareAt returns the square under a point, NoSquare outside the board.
func (l Layout) squareAt(p point, bottom chess.Color) chess.Square {
	column := int(math.Floor((p.x - float64(l.X)) / float64(l.Square)))
	row := int(math.Floor((p.y - float64(l.Y)) / float64(l.Square)))
	if column < 0 || column > 7 || row < 0 || row > 7 {
		return chess.NoSquare
	}
	if bottom == chess.Black {
		return chess.NewSquare(7-column, row)
	}
	return chess.NewSquare(column, 7-row)
}
