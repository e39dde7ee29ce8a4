package author

import (
	"fmt"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/internal/effort"
)

// castle begins an exercise that can be solved.
const castle = "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n"

// hostile are files made to cost the page more time than their size is worth.
var hostile = effort.Files{
	"one hint again and again": func(n int) string { return castle + "{ Castle. " + strings.Repeat("[%hint a] ", n/10) + "} 1. O-O *" },
	"words for moves that nobody can try": func(n int) string {
		return castle + "{ Castle. " + strings.Repeat("[%illegal a1h8 x] ", n/18) + "} 1. O-O *"
	},
	"words for wrong answers": func(n int) string {
		return "[Goal \"choose status\"]\n" + castle + "{ Choose. " + strings.Repeat("[%wrong check x] ", n/17) + "} *"
	},
	"commands that mean nothing": func(n int) string { return castle + "{ Castle. " + strings.Repeat("[%x a] ", n/7) + "} 1. O-O *" },
	"commands never closed":      func(n int) string { return castle + "{ Castle. " + strings.Repeat("[%hint ", n/7) + "} 1. O-O *" },
	"comments":                   func(n int) string { return "1. e4 " + strings.Repeat("{ a } ", n/6) + "*" },
	"circles":                    func(n int) string { return "{ a " + strings.Repeat("[%csl Ge2] ", n/11) + "} 1. e4 *" },
	"arrows in one command":      func(n int) string { return "{ a [%cal " + strings.Repeat("Ge2e4,", n/6) + "Ge2e4] } 1. e4 *" },
	"drawings that are none":     func(n int) string { return "{ a [%cal " + strings.Repeat("Ge2e9,", n/6) + "Ge2e4] } 1. e4 *" },
	"tags": func(n int) string {
		var tags strings.Builder
		for i := range n / 12 {
			fmt.Fprintf(&tags, "[Goal%d \"x\"]\n", i)
		}
		return tags.String() + "1. e4 *"
	},
	"claims about pieces": func(n int) string {
		return castle + "{ " + strings.Repeat("A rook stands on e4. ", n/21) + "} 1. O-O *"
	},
	"moves in a text": func(n int) string { return castle + "{ " + strings.Repeat("Play Ke5 now. ", n/14) + "} 1. O-O *" },
	"training questions": func(n int) string {
		return "{ a " + strings.Repeat("[%tqu \"En\",\"Castle\",\"\",\"\",\"e2e4\",\"\",10] ", n/44) + "} 1. e4 *"
	},
	"training questions that are none": func(n int) string { return "{ a " + strings.Repeat("[%tqu 1] ", n/9) + "} 1. e4 *" },
	"answers of a training question": func(n int) string {
		return "{ a [%tqu \"En\",\"a\",\"\",\"\"" + strings.Repeat(",\"e2e4\",\"w\",1", n/13) + "]} 1. e4 *"
	},
	"answers of one within a variation": func(n int) string {
		return "1. e4 ( 1. d4 { a [%tqu \"En\",\"a\",\"\",\"\"" + strings.Repeat(",\"e7e5\",\"w\",1", n/13) + "]} e5 ) *"
	},
	"variations":              func(n int) string { return "1. e4 " + strings.Repeat("( 1. d4 ) ", n/10) + "*" },
	"variations with a word":  func(n int) string { return "1. e4 " + strings.Repeat("( 1. d4 { a } ) ", n/16) + "*" },
	"games":                   func(n int) string { return strings.Repeat("{ a } 1. e4 *\n\n", n/15) },
	"games that cannot be":    func(n int) string { return strings.Repeat("[FEN \"x\"]\n\n1. e4 *\n\n", n/21) },
	"games with a wrong move": func(n int) string { return strings.Repeat("1. Ke5 *\n\n", n/10) },
}

// A file is brought in, its first exercise opened, and one exercise after another proved, as the page does. Of a file with
// many exercises only as many are proved here as the smallest has: each is one turn of the page.
func TestHostile(t *testing.T) {
	const all = "github.com/touchmove/touchmove/"
	effort.Grows(t, hostile, func(src []byte) error {
		s := New()
		s.ImportFile("hostile.pgn", src)
		for range 100 {
			s.Handle(Event{Type: EventCheck})
		}
		s.View()
		return nil
	}, all+"author", all+"lessons", all+"chess", all+"chess/pgn", all+"tutor")
}
