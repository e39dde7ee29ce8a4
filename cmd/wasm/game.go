//go:build js

package main

import (
	"fmt"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/touchmove/touchmove/board"
)

// game is the loop: it paints the scene while something moves and sleeps otherwise. It takes no
// input; the page does that.
type game struct {
	host   host
	scene  board.Scene
	canvas *board.Canvas

	awake   bool
	last    time.Time // when the scene was last brought up to date
	frames  int       // frames drawn
	running bool
}

func newGame(h host) *game { return &game{host: h} }

// run draws until the end of the page, or returns where it cannot.
func (g *game) run() {
	if !g.host.canvas() {
		return
	}
	defer g.guard()
	g.running = true
	g.awake, g.last = true, time.Now() // the first View came before there was anything to wake
	g.canvas = board.NewCanvas(g.host.rasterize)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetRunnableOnUnfocused(true) // or an iframe that nobody clicked never starts
	err := ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{
		InitUnfocused:     true,
		ScreenTransparent: true,
		DisableHiDPI:      true, // the page already counts in device pixels
	})
	if err != nil {
		g.fail(err.Error())
	}
}

// guard keeps a fault in the drawing from taking the lesson away: the page shows the board by itself
// from then on. It is deferred in each goroutine of Ebitengine's that comes by here.
func (g *game) guard() {
	if fault := recover(); fault != nil {
		g.fail(fmt.Sprint(fault))
	}
}

// fail gives the canvas up.
func (g *game) fail(message string) {
	g.running = false
	g.host.call("canvasFailed", message)
}

// wake asks for a frame, because the scene has changed.
func (g *game) wake() {
	if !g.running {
		return
	}
	if !g.awake {
		// The movement begins now, not with the first frame.
		g.last = time.Now()
		g.awake = true
	}
	g.host.call("wake")
}

// longestStep is the most time that may pass for the scene in one frame, in seconds: after a hitch
// a piece goes on from where it was instead of being there already.
const longestStep = 0.1

// Update implements ebiten.Game.
func (g *game) Update() error {
	defer g.guard()
	now := time.Now()
	if g.awake {
		g.scene.Update(min(now.Sub(g.last).Seconds(), longestStep))
	}
	g.last = now
	if !g.scene.Moving() {
		g.awake = false
		g.host.call("sleep")
	}
	return nil
}

// Draw implements ebiten.Game.
func (g *game) Draw(screen *ebiten.Image) {
	defer g.guard()
	g.canvas.Draw(screen, &g.scene)
	if !g.scene.Ready() {
		return
	}
	if g.frames == 0 {
		g.host.afterFrame("frame")
	}
	g.frames++
}

// Layout implements ebiten.Game: a pixel of the game is a pixel of the device.
func (g *game) Layout(width, height int) (int, int) { return width, height }
