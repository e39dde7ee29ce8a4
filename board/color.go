package board

import "strconv"

// Color is a colour with straight (not premultiplied) alpha, each part from 0 to 1, in sRGB.
type Color struct{ R, G, B, A float32 }

// rgb returns the opaque colour of a 0xRRGGBB number.
func rgb(hex uint32) Color {
	return Color{float32(hex>>16&255) / 255, float32(hex>>8&255) / 255, float32(hex&255) / 255, 1}
}

// fade returns the colour with its alpha multiplied by a.
func (c Color) fade(a float64) Color {
	c.A *= float32(a)
	return c
}

// Hex returns "#rrggbb", without the alpha.
func (c Color) Hex() string {
	part := func(f float32) int64 { return int64(f*255 + 0.5) }
	return "#" + strconv.FormatInt(1<<24|part(c.R)<<16|part(c.G)<<8|part(c.B), 16)[1:]
}
