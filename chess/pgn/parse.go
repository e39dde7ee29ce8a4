package pgn

// Parse reads all games of a small file, such as a lesson script, within the limits MaxBytes to MaxDepth; a Reader has
// others. It is tolerant where the meaning is clear (missing numbers, tags, results and blank lines; a byte order mark;
// any line ends) and exact about the rest: a fault names line and column. A game with a fault in its moves is kept up to
// there, and reading goes on with the next game. Parse never panics.
//
// A comment that follows the result without a blank line belongs to the game that ended, otherwise to the next.
func Parse(src []byte) ([]Game, []Fault) {
	if len(src) > MaxBytes {
		return nil, []Fault{{Line: 1, Col: 1, Text: "The file is larger than 1 MiB (1,048,576 bytes). Split it into several."}}
	}
	text, err := plainText(src)
	if err != nil {
		return nil, []Fault{*err}
	}
	p := newParser(Limits{Plies: MaxPlies, Depth: MaxDepth}, false)
	p.text = text
	var games []Game
	for g := p.next(); g != nil; g = p.next() {
		if len(games) == MaxGames {
			faults := p.faults[:p.faultsBefore]
			return games, append(faults, Fault{Line: g.Line, Col: g.Col, Text: "The file has more than 500 games. Split it into several."})
		}
		games = append(games, *g)
	}
	return games, p.faults
}
