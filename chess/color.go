package chess

// Color is the side a piece belongs to.
type Color uint8

// The two sides.
const (
	White Color = iota
	Black
)

// Other returns the opponent.
func (c Color) Other() Color { return c ^ 1 }

// String returns "white" or "black".
func (c Color) String() string {
	if c == White {
		return "white"
	}
	return "black"
}

// MarshalText writes the colour as String does, for JSON.
func (c Color) MarshalText() ([]byte, error) { return []byte(c.String()), nil }
