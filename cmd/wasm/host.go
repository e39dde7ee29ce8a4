//go:build js

package main

import (
	"syscall/js"

	"github.com/touchmove/touchmove/board"
)

// host is touchmoveHost, what the page offers. Every method may be missing: a page that shows less
// must not stop the program.
type host struct{ value js.Value }

func newHost() host { return host{js.Global().Get("touchmoveHost")} }

func (h host) get(name string) js.Value {
	if h.value.Type() != js.TypeObject {
		return js.Undefined()
	}
	return h.value.Get(name)
}

func (h host) text(name string) string {
	if v := h.get(name); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

func (h host) number(name string) int {
	if v := h.get(name); v.Type() == js.TypeNumber {
		return v.Int()
	}
	return 0
}

func (h host) call(name string, args ...any) js.Value {
	if h.get(name).Type() != js.TypeFunction {
		return js.Undefined()
	}
	return h.value.Call(name, args...)
}

// canvas tells whether the page wants the canvas drawn; it does unless it says no.
func (h host) canvas() bool {
	v := h.get("canvas")
	return v.Type() != js.TypeBoolean || v.Bool()
}

// afterFrame calls a method of the host once the frame being drawn has been handed to the browser:
// a microtask runs as soon as the animation frame's callback, with all of Go's work, returns.
func (h host) afterFrame(name string) {
	if f := h.get(name); f.Type() == js.TypeFunction {
		js.Global().Call("queueMicrotask", f.Call("bind", h.value))
	}
}

// rasterize has the page draw a sprite and premultiplies it, as Ebitengine wants its pixels.
func (h host) rasterize(s board.Sprite) (width, height int, pixels []byte) {
	picture := h.call("rasterize", string(s.Kind), s.What, s.Px, s.Color.Hex())
	if picture.Type() != js.TypeObject {
		return 0, 0, nil
	}
	width, height = picture.Get("width").Int(), picture.Get("height").Int()
	pixels = make([]byte, 4*width*height)
	if js.CopyBytesToGo(pixels, picture.Get("data")) != len(pixels) {
		return 0, 0, nil
	}
	for i := 0; i < len(pixels); i += 4 {
		switch a := uint32(pixels[i+3]); a {
		case 255:
		case 0:
			pixels[i], pixels[i+1], pixels[i+2] = 0, 0, 0
		default:
			for j := i; j < i+3; j++ {
				pixels[j] = byte((uint32(pixels[j])*a + 127) / 255)
			}
		}
	}
	return width, height, pixels
}
