// Package annotated makes up annotated games: random legal moves with comments, clock and evaluation commands, arrows,
// glyphs and variations in variations. Readers of PGN are measured and compared on them.
package annotated

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// Games returns so many games as the text of a PGN file. Equal numbers give equal text, on every machine.
func Games(n int, seed uint64) string {
	w := writer{random: rand.New(rand.NewPCG(seed, 0))}
	for i := range n {
		w.game(i + 1)
	}
	return w.text.String()
}

// writer writes games as the servers on which people play and study do: lines of about 80 characters, comments and
// commands in braces.
type writer struct {
	text   strings.Builder
	random *rand.Rand
	column int
	// clocks and evaluations say that every move of the main line has them.
	clocks, evaluations bool
}

const maxPlies = 160

func (w *writer) game(round int) {
	w.clocks, w.evaluations = w.random.IntN(2) == 0, w.random.IntN(4) == 0
	results := []string{"1-0", "0-1", "1/2-1/2", "*"}
	result := results[w.random.IntN(len(results))]
	for _, tag := range [][2]string{
		{"Event", "Made up"},
		{"Site", "?"},
		{"Date", fmt.Sprintf("%d.%02d.%02d", 1990+w.random.IntN(35), 1+w.random.IntN(12), 1+w.random.IntN(28))},
		{"Round", fmt.Sprint(round)},
		{"White", "Player " + fmt.Sprint(w.random.IntN(1000))},
		{"Black", `Player "` + fmt.Sprint(w.random.IntN(1000)) + `"`},
		{"Result", result},
		{"WhiteElo", fmt.Sprint(800 + w.random.IntN(2000))},
		{"BlackElo", fmt.Sprint(800 + w.random.IntN(2000))},
		{"TimeControl", "180+2"},
	} {
		value := strings.ReplaceAll(tag[1], `"`, `\"`)
		fmt.Fprintf(&w.text, "[%s \"%s\"]\n", tag[0], value)
	}
	w.text.WriteString("\n")
	w.column = 0
	w.comment(6)
	w.line(chess.StartPosition(), 20+w.random.IntN(maxPlies-20), 0)
	w.word(result)
	w.text.WriteString("\n\n")
}

// line writes moves from a position, with variations as long as they are not too deep.
func (w *writer) line(p chess.Position, plies, depth int) {
	fresh := true
	for range plies {
		moves := p.LegalMoves()
		if len(moves) == 0 {
			return
		}
		m := moves[w.random.IntN(len(moves))]
		if p.Turn() == chess.White {
			w.word(fmt.Sprintf("%d.", p.MoveNumber()))
		} else if fresh {
			w.word(fmt.Sprintf("%d...", p.MoveNumber()))
		}
		w.word(p.SAN(m))
		fresh = false
		if w.random.IntN(10) == 0 {
			w.word(fmt.Sprintf("$%d", 1+w.random.IntN(18)))
		}
		if depth == 0 {
			fresh = w.machineComment()
		}
		fresh = w.comment(8) || fresh
		for len(moves) > 1 && depth < 4 && w.random.IntN(15+10*depth) == 0 {
			w.word("(")
			w.comment(10)
			w.line(p, 1+w.random.IntN(8), depth+1)
			w.word(")")
			fresh = true
		}
		p = p.After(m)
	}
}

// machineComment writes what programs say about a move.
func (w *writer) machineComment() bool {
	var commands []string
	if w.evaluations {
		commands = append(commands, fmt.Sprintf("[%%eval %.2f]", float64(w.random.IntN(800)-400)/100))
	}
	if w.clocks {
		commands = append(commands, fmt.Sprintf("[%%clk 0:%02d:%02d]", w.random.IntN(60), w.random.IntN(60)))
	}
	if len(commands) == 0 {
		return false
	}
	w.word("{")
	w.word(strings.Join(commands, " "))
	w.word("}")
	return true
}

var vocabulary = strings.Fields(`the knight is pinned and cannot move now White threatens mate on h7; after that
	Black should have castled a pity for such a fine game (Schönberg found this over the board) better was to take
	with the pawn`)

// comment writes some words, in one of so many places.
func (w *writer) comment(places int) bool {
	if w.random.IntN(places) != 0 {
		return false
	}
	w.word("{")
	for range 3 + w.random.IntN(20) {
		w.word(vocabulary[w.random.IntN(len(vocabulary))])
	}
	square := func() chess.Square { return chess.Square(w.random.IntN(64)) }
	switch w.random.IntN(4) {
	case 0:
		w.word(fmt.Sprintf("[%%csl G%v,R%v]", square(), square()))
	case 1:
		w.word(fmt.Sprintf("[%%cal G%v%v]", square(), square()))
	}
	w.word("}")
	return true
}

// word writes a word on the line, or on the next where it does not fit.
func (w *writer) word(text string) {
	const width = 80
	switch size := len([]rune(text)); {
	case w.column == 0:
		w.column = size
	case w.column+1+size >= width:
		w.text.WriteByte('\n')
		w.column = size
	default:
		w.text.WriteByte(' ')
		w.column += 1 + size
	}
	w.text.WriteString(text)
}
