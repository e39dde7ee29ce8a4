package rulebook

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
)

var (
	betweenTags = regexp.MustCompile(`>\s+<`)
	pieceFrame  = regexp.MustCompile(`^<svg[^>]*>(.*)</svg>$`)
)

// symbols are the shapes that the diagrams of a page refer to: the board, and those of the twelve pieces
// that stand on one of them. Inside the page they need no other file, which a page opened from a disk
// could not refer to.
func symbols(pieces fs.FS, diagrams []*Diagram) (string, error) {
	if len(diagrams) == 0 {
		return "", nil
	}
	var used []string
	for _, d := range diagrams {
		for _, s := range d.Position.Occupied().Squares() {
			used = append(used, symbol(d.Position.PieceAt(s)))
		}
	}
	slices.Sort(used)
	out := `<svg width="0" height="0" class="symbols" aria-hidden="true"><defs>` + defsBoard()
	for _, name := range slices.Compact(used) {
		source, err := fs.ReadFile(pieces, "pieces/"+name+".svg")
		if err != nil {
			return "", err
		}
		drawing := betweenTags.ReplaceAllString(strings.TrimSpace(string(source)), "><")
		out += `<g id="` + name + `" stroke-linejoin="round">` + pieceFrame.ReplaceAllString(drawing, "$1") + "</g>"
	}
	return out + "</defs></svg>", nil
}
