//go:build js

// Command hello is the least that Ebitengine can be asked for: one colour, sixty times a second.
// The bench measures Touchmove against it.
package main

import (
	"image/color"
	"log"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

type hello struct{ frames int }

func (h *hello) Update() error { return nil }

// Draw counts frames for the page, and tells it of the first as Touchmove does: when the frame has
// been handed to the browser, which is after Ebitengine has done what Draw only orders.
func (h *hello) Draw(screen *ebiten.Image) {
	screen.Fill(color.RGBA{0x9c, 0xaf, 0x88, 0xff})
	h.frames++
	js.Global().Set("helloFrames", h.frames)
	if h.frames == 1 {
		js.Global().Call("queueMicrotask", js.Global().Get("drawn"))
	}
}

func (h *hello) Layout(width, height int) (int, int) { return width, height }

func main() {
	if err := ebiten.RunGame(&hello{}); err != nil {
		log.Fatal(err)
	}
}
