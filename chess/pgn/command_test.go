package pgn

import (
	"reflect"
	"testing"
)

// TestJoinCommands writes a text with commands and reads it again.
func TestJoinCommands(t *testing.T) {
	for _, c := range []struct {
		name, text string
		commands   []Command
		want       string
	}{
		{"nothing", "", nil, ""},
		{"a text", "Find  the\nmove.", nil, "Find the move."},
		{"a command", "", []Command{{Name: "csl", Args: "Gd4"}}, "[%csl Gd4]"},
		{"one without arguments", "", []Command{{Name: "offer"}}, "[%offer]"},
		{"both", "Look.", []Command{{Name: "hint", Args: "Here."}, {Name: "hint", Args: "There."}}, "Look. [%hint Here.] [%hint There.]"},
		{"brackets", `a ] b [ c`, []Command{{Name: "hint", Args: `[x] \ ]`}}, `a \] b [ c [%hint [x\] \\ \]]`},
		{"backslashes", `\`, []Command{{Name: "hint", Args: `\\`}}, `\\ [%hint \\\\]`},
		{"what looks like a command", "[%hint no]", nil, `[ %hint no\]`},
		{"one that was never closed", "", []Command{{Name: "hint", Args: "x", Unclosed: true}}, "[%hint x]"},
	} {
		got := JoinCommands(c.text, c.commands)
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		text, commands := Commands(Comment{Text: got})
		for i := range commands {
			commands[i].Line, commands[i].Col = 0, 0
			c.commands[i].Unclosed = false
		}
		if JoinCommands(text, nil) != JoinCommands(c.text, nil) || !reflect.DeepEqual(commands, c.commands) {
			t.Errorf("%s: read again: %q %+v", c.name, text, commands)
		}
	}
}
