// Package icons makes pictures of the application's icon, for systems that take no SVG. It reads as much of SVG as the
// drawings in assets use: a square viewBox, groups that move and scale, rectangles, circles and paths, filled or with strokes that are round
// at ends and corners.
package icons

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
)

// samples is how many points across and down a pixel has looked at. Its colour is their mean.
const samples = 4

// PNG draws an SVG as a picture of so many pixels a side. Equal drawings make equal bytes on every machine. An error says what of the
// drawing is not understood.
func PNG(svg []byte, pixels int) ([]byte, error) {
	shapes, side, err := parse(svg)
	if err != nil {
		return nil, err
	}
	if pixels <= 0 || pixels > 4096 {
		return nil, fmt.Errorf("a picture of %d pixels a side", pixels)
	}
	c := newCanvas(pixels * samples)
	scale := float64(pixels*samples) / side
	for _, s := range shapes {
		lines, err := s.outline(scale)
		if err != nil {
			return nil, err
		}
		if s.fill.A != 0 {
			c.fill(lines, s.fill)
		}
		if s.stroke.A != 0 {
			c.stroke(lines, s.width*s.scale*scale, s.stroke)
		}
	}
	var out bytes.Buffer
	err = (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&out, c.picture(pixels))
	return out.Bytes(), err
}

// picture is the canvas, each pixel the mean of its samples.
func (c *canvas) picture(pixels int) image.Image {
	img := image.NewNRGBA(image.Rect(0, 0, pixels, pixels))
	for y := range pixels {
		for x := range pixels {
			var r, g, b, a int
			for dy := range samples {
				for dx := range samples {
					s := c.points[(y*samples+dy)*c.side+x*samples+dx]
					if s.A != 0 {
						r, g, b, a = r+int(s.R), g+int(s.G), b+int(s.B), a+1
					}
				}
			}
			if a > 0 {
				half := a / 2
				img.SetNRGBA(x, y, color.NRGBA{
					uint8((r + half) / a), uint8((g + half) / a), uint8((b + half) / a),
					uint8((a*255 + samples*samples/2) / (samples * samples)),
				})
			}
		}
	}
	return img
}
