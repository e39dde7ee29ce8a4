package dead

import (
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// What is said of walls, drawn as a board: one line for each rank from the eighth, in each a letter for the squares that
// belong, a point for the others.
func TestExplain(t *testing.T) {
	for _, c := range []struct {
		name, fen                 string
		frozen, whiteKing, noMate string
		outOfWhitesReach          string
	}{
		{
			"a wall across the board that no king crosses",
			"2k5/4p3/3pPp2/2pP1Pp1/1pP3Pp/pP5P/P3K3/8 w - - 0 1",
			"........ ....x... ...xxx.. ..xx.xx. .xx...xx xx.....x x....... ........",
			"........ ........ ........ ........ ....x... ...xxx.. ..xxxxxx xxxxxxxx",
			"white black",
			"xxxxxxxx xxx.x.xx xx.x.x.x x.x.x.x. .x.xxx.x x.xxxxxx xxxxxxxx xxxxxxxx",
		},
		{
			"a bishop behind a wall, which can still mate",
			"3k4/p1b5/Pp1p1pBp/1P1P1P1P/8/8/8/7K w - - 0 1",
			"........ x....... xx.x.x.x .x.x.x.x ........ ........ ........ ........",
			"........ ........ ........ ........ xxxxxxxx xxxxxxxx xxxxxxxx xxxxxxxx",
			"black",
			".x.x.x.x x.x.x.x. .x.x.x.x x.x.x.x. xxxxxxxx xxxxxxxx xxxxxxxx xxxxxxxx",
		},
		{
			"no wall",
			"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
			"........ ........ ........ ........ ........ ........ ........ ........",
			"xxxxxxxx xxxxxxxx xxxxxxxx xxxxxxxx xxxxxxxx xxxxxxxx xxxxxxxx xxxxxxxx",
			"black",
			"........ ........ ........ ........ ........ ........ ........ ........",
		},
	} {
		w, ok := Explain(mustFEN(t, c.fen))
		if !ok {
			t.Errorf("%s: nothing said", c.name)
			continue
		}
		var noMate []string
		for side := chess.White; side <= chess.Black; side++ {
			if w.NoMate[side] {
				noMate = append(noMate, side.String())
			}
		}
		for _, field := range []struct{ name, got, want string }{
			{"frozen men", drawn(w.Frozen), c.frozen},
			{"region of the white king", drawn(w.KingRegion[chess.White]), c.whiteKing},
			{"never mating", strings.Join(noMate, " "), c.noMate},
			{"out of White's reach", drawn(w.OutOfReach[chess.White]), c.outOfWhitesReach},
		} {
			if field.got != field.want {
				t.Errorf("%s: %s:\n%s, want\n%s", c.name, field.name, field.got, field.want)
			}
		}
	}
}

func drawn(b chess.Bitboard) string {
	var text strings.Builder
	for rank := 7; rank >= 0; rank-- {
		for file := range 8 {
			if b.Has(chess.NewSquare(file, rank)) {
				text.WriteByte('x')
			} else {
				text.WriteByte('.')
			}
		}
		if rank > 0 {
			text.WriteByte(' ')
		}
	}
	return text.String()
}
