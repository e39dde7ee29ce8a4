package board

// Sprite names a small picture that the browser rasterises at exactly the size it is shown at.
type Sprite struct {
	Kind SpriteKind
	// What is a FEN letter, or words.
	What string
	// Px is the edge of a piece, or the size of the font.
	Px int
	// Color is for words; pieces have their own.
	Color Color
}

// SpriteKind is a kind of sprite, by the name the page knows it under.
type SpriteKind string

// The kinds of sprite.
const (
	SpritePiece SpriteKind = "piece"
	SpriteText  SpriteKind = "text"
)

// Target is what a Scene is painted on.
type Target interface {
	// Triangles draws the mesh, which may change after the call.
	Triangles(m *Mesh)
	// Sprite draws a picture with its upper left corner at x and y. As a shadow it is all black.
	Sprite(s Sprite, x, y, alpha float64, shadow bool)
	// Size returns how large a sprite is. Words are centred on the middle of their capitals. It is 0
	// where the page cannot rasterise it.
	Size(s Sprite) (width, height int)
}
