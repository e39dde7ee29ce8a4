package diagram

import (
	"io/fs"
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// Symbols are the shapes that the diagrams of a page refer to: the board, and those of the twelve pieces
// that stand on one of them. Inside the page they need no other file, which a page opened from a disk
// could not refer to. pieces holds pieces/wK.svg and the others.
func Symbols(pieces fs.FS, diagrams []*Diagram) (string, error) {
	if len(diagrams) == 0 {
		return "", nil
	}
	var used []string
	flipped := false
	for _, d := range diagrams {
		flipped = flipped || d.Bottom == chess.Black
		for _, s := range d.Position.Occupied().Squares() {
			used = append(used, symbol(d.Position.PieceAt(s)))
		}
	}
	slices.Sort(used)
	out := `<svg width="0" height="0" class="symbols" aria-hidden="true"><defs>` + defsBoard()
	if flipped {
		out += defsNames(chess.Black)
	}
	for _, name := range slices.Compact(used) {
		source, err := fs.ReadFile(pieces, "pieces/"+name+".svg")
		if err != nil {
			return "", err
		}
		out += `<g id="` + name + `" stroke-linejoin="round">` + inner(string(source)) + "</g>"
	}
	return out + "</defs></svg>", nil
}

// inner is what a drawing has inside its frame, without the space between its elements.
func inner(drawing string) string {
	lines := strings.Split(strings.TrimSpace(drawing), "\n")
	for i := range lines {
		lines[i] = strings.TrimSpace(lines[i])
	}
	_, rest, _ := strings.Cut(strings.Join(lines, ""), ">")
	return strings.TrimSuffix(rest, "</svg>")
}
