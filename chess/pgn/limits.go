package pgn

import "strconv"

// What Parse takes at most. A file from a stranger must not be able to exhaust the reader.
const (
	MaxBytes = 1 << 20 // size of the file
	MaxGames = 500
	MaxPlies = 2000 // moves of either side in a game, those in variations included
	MaxDepth = 50   // variations inside variations
)

// Limits are what a Reader takes of one game at most. What goes beyond is a fault, and is left out. 0 stands for the
// number given.
type Limits struct {
	Bytes int // the game's text, with comments around it: 16 MiB
	Plies int // moves of either side, those in variations included: 100,000
	Depth int // variations inside variations: 20,000
}

func (l Limits) withDefaults() Limits {
	for _, limit := range []struct {
		value     *int
		otherwise int
	}{{&l.Bytes, 16 << 20}, {&l.Plies, 100_000}, {&l.Depth, 20_000}} {
		if *limit.value <= 0 {
			*limit.value = limit.otherwise
		}
	}
	return l
}

// grouped writes a number as people read it: 100,000.
func grouped(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return grouped(n/1000) + "," + strconv.Itoa(1000 + n%1000)[1:]
}
