package pgn

import "strings"

// Command is a [%name args] inside a comment.
type Command struct {
	Name, Args string
	Line, Col  int // of the opening bracket
	// Unclosed is set where the bracket is never closed; Args is then the rest of the comment.
	Unclosed bool
}

// Commands parts a comment into its text and its commands. In both, \] stands for ] and \\ for \; a backslash
// before anything else is itself. White space is folded into single spaces: programs break lines where they like.
func Commands(c Comment) (text string, cmds []Command) {
	var plain strings.Builder
	line, col := c.Line, c.Col
	rest := c.Text
	advance := func(n int) {
		for _, r := range rest[:n] {
			if r == '\n' {
				line++
				col = 1
			} else {
				col++
			}
		}
		rest = rest[n:]
	}
	for rest != "" {
		n := strings.Index(rest, "[%")
		if n < 0 {
			n = len(rest)
		}
		plain.WriteString(unescape(rest[:n]))
		plain.WriteString(" ")
		advance(n)
		if rest == "" {
			break
		}
		cmd := Command{Line: line, Col: col}
		end := commandEnd(rest)
		inner := rest[len("[%"):end]
		if end == len(rest) {
			cmd.Unclosed = true
		} else {
			end++
		}
		split := strings.IndexAny(inner, " \t\n\v\f")
		if split < 0 {
			split = len(inner)
		}
		cmd.Name = inner[:split]
		cmd.Args = fold(unescape(inner[split:]))
		cmds = append(cmds, cmd)
		advance(end)
	}
	return fold(plain.String()), cmds
}

// commandEnd returns the index of the bracket that closes the command the text begins with, or its length.
func commandEnd(text string) int {
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '\\':
			if i+1 < len(text) && (text[i+1] == ']' || text[i+1] == '\\') {
				i++
			}
		case ']':
			return i
		}
	}
	return len(text)
}

func unescape(s string) string {
	if !strings.Contains(s, `\`) {
		return s
	}
	return strings.NewReplacer(`\]`, `]`, `\\`, `\`).Replace(s)
}

func fold(s string) string { return strings.Join(strings.Fields(s), " ") }

// JoinCommands is the inverse of Commands: the text of a comment that says a text and has these commands behind it.
// White space is folded, and "[%" in the text parted, because there is no way to write it.
func JoinCommands(text string, cmds []Command) string {
	parts := []string{escapeText.Replace(fold(strings.ReplaceAll(text, "[%", "[ %")))}
	for _, c := range cmds {
		part := "[%" + c.Name
		if c.Args != "" {
			part += " " + escapeText.Replace(fold(c.Args))
		}
		parts = append(parts, part+"]")
	}
	return strings.TrimSpace(strings.Join(parts, " "))
}

var escapeText = strings.NewReplacer(`\`, `\\`, `]`, `\]`)
