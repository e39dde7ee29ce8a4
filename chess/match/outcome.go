package match

// Outcome is how a game has ended.
type Outcome uint8

// The outcomes. Those before ThreefoldRepetition come by themselves; for the others a player has to do something.
const (
	None                Outcome = iota
	Checkmate                   // FIDE 5.1.1
	Stalemate                   // 5.2.1
	DeadPosition                // 5.2.2: neither side can mate by any series of legal moves
	FivefoldRepetition          // 9.6.1
	SeventyFiveMoves            // 9.6.2
	ThreefoldRepetition         // 9.2, claimed
	FiftyMoves                  // 9.3, claimed
	Agreement                   // 5.2.3
	Resignation                 // 5.1.2; a draw where the opponent cannot mate
	FlagFall                    // 6.9; a draw where the opponent cannot mate
	SecondIllegalMove           // 7.5.5; a draw where the opponent cannot mate
)

var outcomes = [...]struct{ name, article string }{
	None:                {"none", ""},
	Checkmate:           {"checkmate", "5.1.1"},
	Stalemate:           {"stalemate", "5.2.1"},
	DeadPosition:        {"dead-position", "5.2.2"},
	FivefoldRepetition:  {"fivefold-repetition", "9.6.1"},
	SeventyFiveMoves:    {"seventy-five-moves", "9.6.2"},
	ThreefoldRepetition: {"threefold-repetition", "9.2"},
	FiftyMoves:          {"fifty-moves", "9.3"},
	Agreement:           {"agreement", "5.2.3"},
	Resignation:         {"resignation", "5.1.2"},
	FlagFall:            {"flag-fall", "6.9"},
	SecondIllegalMove:   {"second-illegal-move", "7.5.5"},
}

// String returns the name used in files and JSON: "none", "checkmate", "dead-position", …; "" for values that are no
// outcome.
func (o Outcome) String() string {
	if int(o) >= len(outcomes) {
		return ""
	}
	return outcomes[o].name
}

// MarshalText writes the outcome as String does, for JSON.
func (o Outcome) MarshalText() ([]byte, error) { return []byte(o.String()), nil }

// claimed reports whether the outcome is a draw that has to be claimed.
func (o Outcome) claimed() bool { return o == ThreefoldRepetition || o == FiftyMoves }
