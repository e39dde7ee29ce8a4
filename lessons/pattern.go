package lessons

import "github.com/touchmove/touchmove/chess"

// Pattern is a whole right answer to the exercise, as "show me" would give it from the beginning: moves in UCI, squares, ids
// of choices and calls, or what is to be written, in order. Where the script lists no line, it is what was found by search. It
// is empty for a page to read, and where no way is known.
func (r *Runner) Pattern() []string {
	e := r.exercise
	game := e.gameAt(e.First())
	switch goal := e.Goal.(type) {
	case question:
		return named(goal.right(game))
	case finding:
		squares := goal.squares(game)
		if squares == 0 && e.offersNone() {
			return []string{choiceNoSquare}
		}
		return squareNames(squares.Squares())
	case place:
		return squareNames(goal.missing(&e.Start))
	case task:
		if e.First().Main() == nil {
			return moveNames(r.work.ways[0].moves)
		}
	case solver:
		if e.First().Main() == nil {
			p := game.Position()
			m, ok := goal.solve(&p)
			if !ok {
				return []string{}
			}
			return moveNames([]chess.Move{m})
		}
	}
	return e.linePattern(game)
}

// linePattern is what the learner answers along the main line, with all that is to be done beside the board. The game stands
// at the first turn.
func (e *Exercise) linePattern(game *chess.Game) []string {
	pattern := []string{}
	for turn := e.First(); ; {
		for _, c := range turn.Do {
			pattern = append(pattern, c.pattern()...)
		}
		played := turn.Main()
		if played == nil {
			return pattern
		}
		p := game.Position()
		if e.Asks() == AsksWriting {
			pattern = append(pattern, p.SAN(played.Move))
		} else {
			pattern = append(pattern, played.Move.String())
		}
		for _, c := range turn.Then {
			pattern = append(pattern, c.pattern()...)
		}
		reply := played.Main()
		if !step(game, played.Move) || reply == nil || !step(game, reply.Move) {
			return pattern
		}
		turn = reply
	}
}

// pattern is a call with the piece that is then touched or the move that is then announced.
func (c Call) pattern() []string {
	switch {
	case c.Square != chess.NoSquare:
		return []string{c.ID, c.Square.String()}
	case !c.Move.IsZero():
		return []string{c.ID, c.Move.String()}
	}
	return []string{c.ID}
}

func named(id string) []string {
	if id == "" {
		return []string{}
	}
	return []string{id}
}

func squareNames(squares []chess.Square) []string {
	names := make([]string, len(squares))
	for i, s := range squares {
		names[i] = s.String()
	}
	return names
}

func moveNames(moves []chess.Move) []string {
	names := make([]string, len(moves))
	for i, m := range moves {
		names[i] = m.String()
	}
	return names
}
