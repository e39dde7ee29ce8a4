package pgn

// What a file may hold at most. A file from a stranger must not be able to exhaust the reader.
const (
	MaxBytes = 1 << 20 // size of the file
	MaxGames = 500
	MaxMoves = 2000 // plies of a game, those in variations included
	MaxDepth = 50   // variations inside variations
)
