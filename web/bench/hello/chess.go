//go:build js && chess

package main

import (
	"syscall/js"

	"github.com/touchmove/touchmove/chess"
)

// With the tag "chess" hello can do with the rules what Touchmove does, so that the bench sees what they
// add to a download: read a position, list its moves, read and explain a try, play it, name it, explain the end.
func init() {
	js.Global().Set("tryMove", js.FuncOf(func(_ js.Value, args []js.Value) any {
		p, err := chess.ParseFEN(args[0].String())
		if err != nil {
			return err.Error()
		}
		game := chess.NewGame(p)
		try, err := p.ReadTry(args[1].String())
		if err != nil {
			return err.Error()
		}
		verdict := game.Explain(try)
		text := ""
		for _, reason := range verdict.Reasons {
			text += string(reason.Code) + " "
		}
		if !verdict.Legal {
			return text
		}
		if err := game.Play(try); err != nil {
			return err.Error()
		}
		after := game.Position()
		for _, m := range after.LegalMoves() {
			text += after.SAN(m) + " "
		}
		return after.FEN() + text + after.ExplainEnd().Kind.String()
	}))
}
