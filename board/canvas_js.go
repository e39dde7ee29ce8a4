package board

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Rasterize has the browser draw a sprite. It returns the size and 4 bytes a pixel, red, green,
// blue, alpha, premultiplied; no pixels where the browser could not.
type Rasterize func(s Sprite) (width, height int, pixels []byte)

// Canvas is the Target on an Ebitengine image. It keeps the sprites it has been given.
type Canvas struct {
	rasterize Rasterize
	screen    *ebiten.Image
	white     *ebiten.Image
	sprites   map[Sprite]*ebiten.Image // nil where the browser could not
	used      map[Sprite]bool          // since the last sweep
	vertices  []ebiten.Vertex
}

// NewCanvas returns a canvas without a screen.
func NewCanvas(rasterize Rasterize) *Canvas {
	// The triangles take their colour from the middle of a white image whose border keeps the
	// neighbours on Ebitengine's atlas away from it.
	white := ebiten.NewImage(3, 3)
	pixels := make([]byte, 3*3*4)
	for i := range pixels {
		pixels[i] = 255
	}
	white.WritePixels(pixels)
	return &Canvas{
		rasterize: rasterize,
		white:     white.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image),
		sprites:   map[Sprite]*ebiten.Image{},
		used:      map[Sprite]bool{},
	}
}

// Begin aims at the screen of a frame.
func (c *Canvas) Begin(screen *ebiten.Image) { c.screen = screen }

// Triangles implements Target.
func (c *Canvas) Triangles(m *Mesh) {
	c.vertices = c.vertices[:0]
	for _, v := range m.Vertices {
		c.vertices = append(c.vertices, ebiten.Vertex{
			DstX: v.X, DstY: v.Y, SrcX: 1.5, SrcY: 1.5,
			ColorR: v.Color.R, ColorG: v.Color.G, ColorB: v.Color.B, ColorA: v.Color.A,
		})
	}
	c.screen.DrawTriangles32(c.vertices, m.Indices, c.white, nil)
}

// Sprite implements Target.
func (c *Canvas) Sprite(s Sprite, x, y, alpha float64, shadow bool) {
	img := c.sprite(s)
	if img == nil {
		return
	}
	op := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Translate(x, y)
	if shadow {
		op.ColorScale.Scale(0, 0, 0, 1)
	}
	op.ColorScale.ScaleAlpha(float32(alpha))
	c.screen.DrawImage(img, &op)
}

// Size implements Target.
func (c *Canvas) Size(s Sprite) (width, height int) {
	if img := c.sprite(s); img != nil {
		return img.Bounds().Dx(), img.Bounds().Dy()
	}
	return 0, 0
}

func (c *Canvas) sprite(s Sprite) *ebiten.Image {
	c.used[s] = true
	img, have := c.sprites[s]
	if have {
		return img
	}
	width, height, pixels := c.rasterize(s)
	if width > 0 && height > 0 && len(pixels) == 4*width*height {
		img = ebiten.NewImage(width, height)
		img.WritePixels(pixels)
	}
	c.sprites[s] = img
	return img
}

// spriteRoom is how many sprites may pile up, twelve pieces in a few sizes and some dozen words, before
// those that nobody uses are thrown away.
const spriteRoom = 96

// End forgets sprites that have gone out of use, such as those of another size.
func (c *Canvas) End() {
	if len(c.sprites) <= spriteRoom {
		return
	}
	for s, img := range c.sprites {
		if !c.used[s] {
			if img != nil {
				img.Deallocate()
			}
			delete(c.sprites, s)
		}
	}
	clear(c.used)
}

// Forget drops all sprites, because the browser would draw them differently now.
func (c *Canvas) Forget() {
	for s, img := range c.sprites {
		if img != nil {
			img.Deallocate()
		}
		delete(c.sprites, s)
	}
	clear(c.used)
}
