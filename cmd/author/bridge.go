//go:build js

package main

import (
	"encoding/json"
	"fmt"
	"syscall/js"

	"github.com/touchmove/touchmove/author"
	"github.com/touchmove/touchmove/internal/pack"
)

// bridge is globalThis.touchmoveAuthor, what the page may call.
type bridge struct {
	host    host
	session *author.Session
}

// host is touchmoveAuthorHost, what the page offers. Every method may be missing.
type host struct{ value js.Value }

func (h host) call(name string, args ...any) {
	if h.value.Type() == js.TypeObject && h.value.Get(name).Type() == js.TypeFunction {
		h.value.Call(name, args...)
	}
}

func newBridge() *bridge {
	return &bridge{host{js.Global().Get("touchmoveAuthorHost")}, author.New()}
}

// publish sets the global. A fault in a function is reported, and nothing returned; the session goes on.
func (b *bridge) publish() {
	object := js.Global().Get("Object").New()
	for name, f := range map[string]func(args []js.Value) any{
		"event":      b.event,
		"importFile": b.importFile,
		"pgn":        b.pgn,
		"scorm":      b.scorm,
	} {
		object.Set(name, js.FuncOf(func(_ js.Value, args []js.Value) (result any) {
			defer func() {
				if fault := recover(); fault != nil {
					b.host.call("fault", fmt.Sprint(fault))
				}
			}()
			return f(args)
		}))
	}
	js.Global().Set("touchmoveAuthor", object)
}

// show returns the view as JSON.
func (b *bridge) show() string {
	view := b.session.View()
	text, err := json.Marshal(&view)
	if err != nil {
		panic(err) // a View holds nothing that JSON cannot say
	}
	return string(text)
}

// event(json: string): string handles an Event and returns the View.
func (b *bridge) event(args []js.Value) any {
	if len(args) == 1 && args[0].Type() == js.TypeString {
		b.session.HandleJSON([]byte(args[0].String()))
	}
	return b.show()
}

// importFile(name: string, content: Uint8Array): string reads a PGN as it is on the disk and returns the View.
func (b *bridge) importFile(args []js.Value) any {
	if len(args) == 2 && args[0].Type() == js.TypeString {
		if content, ok := bytesOf(args[1]); ok {
			b.session.ImportFile(args[0].String(), content)
		}
	}
	return b.show()
}

// pgn(number: number): string is the set as a script (0), or one exercise of it.
func (b *bridge) pgn(args []js.Value) any {
	if len(args) == 1 && args[0].Type() == js.TypeNumber {
		return b.session.PGN(args[0].Int())
	}
	return b.session.PGN(0)
}

// scorm(index: Uint8Array, title: string, lesson: string): Uint8Array puts a single file, made for a learning platform, into a
// package: of a lesson of the course, of the set where lesson is "". Where that is not possible it returns why, a string.
func (b *bridge) scorm(args []js.Value) any {
	if len(args) != 3 || args[1].Type() != js.TypeString || args[2].Type() != js.TypeString {
		return nil
	}
	index, ok := bytesOf(args[0])
	if !ok {
		return nil
	}
	about := pack.Options{Lesson: args[2].String()}
	if about.Lesson == "" {
		about.Own = b.session.PGN(0)
	}
	zip, err := pack.WrapSCORM(index, about, args[1].String())
	if err != nil {
		return err.Error()
	}
	array := js.Global().Get("Uint8Array").New(len(zip))
	js.CopyBytesToJS(array, zip)
	return array
}

// bytesOf copies a Uint8Array; false for anything else.
func bytesOf(v js.Value) ([]byte, bool) {
	if v.Type() != js.TypeObject || !v.InstanceOf(js.Global().Get("Uint8Array")) {
		return nil, false
	}
	content := make([]byte, v.Length())
	js.CopyBytesToGo(content, v)
	return content, true
}
