package lessons

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
)

// findFile asks for all squares of a file, findRank for those of a rank, counted from 0.
type findFile struct {
	bare
	file int
}

func readFindFile(args []string) (Goal, bool) {
	if len(args) != 1 || len(args[0]) != 1 || args[0] < "a" || args[0] > "h" {
		return nil, false
	}
	return findFile{file: int(args[0][0] - 'a')}, true
}

func (f findFile) letter() string { return string(rune('a' + f.file)) }
func (f findFile) String() string { return "find file " + f.letter() }

func (f findFile) squares(*chess.Game) chess.Bitboard {
	var set chess.Bitboard
	for rank := range 8 {
		set |= 1 << chess.NewSquare(f.file, rank)
	}
	return set
}

func (f findFile) about(_ *chess.Game, s chess.Square) Miss {
	return Miss{Text: "That is " + s.String() + ", on the " + s.String()[:1] + "-file. The " + f.letter() + "-file goes straight up and down."}
}

type findRank struct {
	bare
	rank int
}

func readFindRank(args []string) (Goal, bool) {
	if len(args) != 1 || len(args[0]) != 1 || args[0] < "1" || args[0] > "8" {
		return nil, false
	}
	return findRank{rank: int(args[0][0] - '1')}, true
}

func (f findRank) number() string { return strconv.Itoa(f.rank + 1) }
func (f findRank) String() string { return "find rank " + f.number() }

func (f findRank) squares(*chess.Game) chess.Bitboard {
	return 0xff << (8 * f.rank)
}

func (f findRank) about(_ *chess.Game, s chess.Square) Miss {
	return Miss{Text: "That is " + s.String() + ", on rank " + s.String()[1:] + ". Rank " + f.number() + " goes straight across."}
}

// findDiagonal asks for the squares of a diagonal, from one end to the other.
type findDiagonal struct {
	bare
	from, to chess.Square
}

func readFindDiagonal(args []string) (Goal, bool) {
	if len(args) != 2 {
		return nil, false
	}
	from, err := chess.ParseSquare(args[0])
	to, err2 := chess.ParseSquare(args[1])
	if err != nil || err2 != nil || from == to {
		return nil, false
	}
	files, ranks := to.File()-from.File(), to.Rank()-from.Rank()
	return findDiagonal{from: from, to: to}, files == ranks || files == -ranks
}

func (f findDiagonal) String() string {
	return "find diagonal " + f.from.String() + " " + f.to.String()
}

func (f findDiagonal) squares(*chess.Game) chess.Bitboard {
	return chess.Between(f.from, f.to) | 1<<f.from | 1<<f.to
}

func (f findDiagonal) about(_ *chess.Game, s chess.Square) Miss {
	return Miss{Text: "The diagonal goes from " + f.from.String() + " to " + f.to.String() + " through the corners of its squares, and " +
		s.String() + " is not on it."}
}
