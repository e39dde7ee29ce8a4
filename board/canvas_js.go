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
	screen    *ebiten.Image // what is being painted on
	white     *ebiten.Image
	sprites   map[Sprite]*ebiten.Image // nil where the browser could not
	used      map[Sprite]bool          // since the last sweep
	vertices  []ebiten.Vertex
	mesh      Mesh

	// still is the picture that PaintStill made, named below.
	still     *ebiten.Image
	stillName Still
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

// Draw draws the scene.
func (c *Canvas) Draw(screen *ebiten.Image, s *Scene) {
	if !s.Ready() {
		return
	}
	size := screen.Bounds().Size()
	if c.still != nil && c.still.Bounds().Size() != size {
		c.still.Deallocate()
		c.still = nil
	}
	if name := s.Still(); c.still == nil || c.stillName != name {
		if c.still == nil {
			c.still = ebiten.NewImage(size.X, size.Y)
		}
		c.still.Clear()
		c.screen = c.still
		s.PaintStill(c, &c.mesh)
		c.stillName = name
	}
	screen.DrawImage(c.still, nil)
	c.screen = screen
	s.PaintMoving(c, &c.mesh)
	c.sweep()
}

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

// sweep forgets sprites that have gone out of use, such as those of another size.
func (c *Canvas) sweep() {
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
