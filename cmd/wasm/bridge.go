//go:build js

package main

import (
	"encoding/json"
	"fmt"
	"syscall/js"

	"github.com/touchmove/touchmove/board"
	"github.com/touchmove/touchmove/tutor"
)

// bridge is globalThis.touchmove, what the page may call.
type bridge struct {
	host    host
	game    *game
	session *tutor.Session
}

func newBridge(h host, g *game) *bridge {
	var visit tutor.Visit
	if text := h.text("visit"); text != "" {
		if err := json.Unmarshal([]byte(text), &visit); err != nil {
			visit = tutor.Visit{} // the page writes it; the course is better than nothing
		}
	}
	return &bridge{h, g, tutor.NewVisit([]byte(h.text("course")), h.text("save"), visit)}
}

// publish sets the global.
func (b *bridge) publish() {
	functions := map[string]func(args []js.Value) any{
		"event":      b.event,
		"drag":       b.drag,
		"layout":     b.layout,
		"appearance": b.appearance,
		"frames":     func([]js.Value) any { return b.game.frames },
	}
	addBench(functions)
	object := js.Global().Get("Object").New()
	for name, f := range functions {
		object.Set(name, js.FuncOf(func(_ js.Value, args []js.Value) (result any) {
			defer func() {
				if fault := recover(); fault != nil {
					b.host.call("fault", fmt.Sprint(fault))
				}
			}()
			return f(args)
		}))
	}
	js.Global().Set("touchmove", object)
}

// begin opens the exercise that the page names, or the free board, and sends the first view, which shows the exercise if
// the page has its script at hand. A save that makes the session fail is reported, not fatal.
func (b *bridge) begin() {
	defer func() {
		if fault := recover(); fault != nil {
			b.host.call("fault", fmt.Sprint(fault))
		}
	}()
	b.arrange(b.host.text("layout"))
	b.dress(b.host.text("appearance"))
	if own := b.host.text("own"); own != "" {
		b.session.Handle(tutor.Event{Type: tutor.EventOwn, Text: own, Step: b.host.number("step")})
	} else {
		b.session.Handle(b.first())
	}
	if id := b.session.View().Want; id != "" {
		if script := b.host.call("script", id); script.Type() == js.TypeString && script.String() != "" {
			b.session.Handle(tutor.Event{Type: tutor.EventScript, Name: id, Text: script.String()})
		}
	}
	b.host.call("view", b.show())
}

// first is the event with which the session begins.
func (b *bridge) first() tutor.Event {
	if position := b.host.get("board"); position.Type() == js.TypeString {
		return tutor.Event{Type: tutor.EventFree, Name: position.String(), Text: b.host.text("moves")}
	}
	return tutor.Event{Type: tutor.EventOpen, Name: b.host.text("lesson"), Step: b.host.number("step")}
}

// show gives the view to the scene and returns it as JSON.
func (b *bridge) show() string {
	view := b.session.View()
	b.game.scene.Show(&view)
	b.game.wake()
	text, err := json.Marshal(&view)
	if err != nil {
		panic(err) // a View holds nothing that JSON cannot say
	}
	return string(text)
}

// event(json: string): string handles an Event and returns the View.
func (b *bridge) event(args []js.Value) any {
	b.session.HandleJSON([]byte(text(args)))
	return b.show()
}

// drag(x: number, y: number) moves the held piece.
func (b *bridge) drag(args []js.Value) any {
	if len(args) == 2 && args[0].Type() == js.TypeNumber && args[1].Type() == js.TypeNumber {
		b.game.scene.Drag(args[0].Float(), args[1].Float())
		b.game.wake()
	}
	return nil
}

// layout(json: string) says where things are.
func (b *bridge) layout(args []js.Value) any {
	b.arrange(text(args))
	return nil
}

func (b *bridge) arrange(text string) {
	var l board.Layout
	if json.Unmarshal([]byte(text), &l) == nil {
		b.game.scene.Arrange(l)
		b.game.wake()
	}
}

// appearance(json: string) says how things look.
func (b *bridge) appearance(args []js.Value) any {
	b.dress(text(args))
	return nil
}

func (b *bridge) dress(text string) {
	var a board.Appearance
	if json.Unmarshal([]byte(text), &a) == nil {
		b.game.scene.Dress(a)
		b.game.wake()
	}
}

// text returns the only argument, "" where it is not one string.
func text(args []js.Value) string {
	if len(args) == 1 && args[0].Type() == js.TypeString {
		return args[0].String()
	}
	return ""
}
