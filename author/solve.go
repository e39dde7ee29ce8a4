package author

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/lessons"
)

// solve looks for the answer and writes it in, in place of what was written there.
func (s *Session) solve(e Event) {
	exercise := s.reading.exercise
	most := min(e.Number, s.canSolve())
	if most < 1 {
		return
	}
	ways, proved := exercise.Solve(most)
	switch {
	case !proved:
		s.notice = sayNotSolved
		return
	case len(ways) == 0:
		s.notice = sayNoSolution(exercise.Goal.String(), most)
		return
	}
	first := s.reading.first()
	s.edit(labelSolve, "", func(g *pgn.Game, _ *node) (*pgn.Move, bool) {
		at := nodes(g)[first]
		*at.line = (*at.line)[:at.i+1]
		p := s.positionAt(s.reading.nodes[first])
		hang(at, &p, ways)
		return at.move, true
	})
}

// hang writes ways behind a place: the first goes on with the line, the others are variations called right.
func hang(at *node, p *chess.Position, ways []lessons.Way) {
	for i, w := range ways {
		m := &pgn.Move{SAN: p.SAN(w.Move)}
		if i > 0 {
			m.NAGs = []int{judgements["right"]}
		}
		line := []*pgn.Move{m}
		end := &node{move: m, line: &line}
		if !w.Reply.IsZero() {
			after := p.After(w.Move)
			line = append(line, &pgn.Move{SAN: after.SAN(w.Reply)})
			end.i = 1
			next := after.After(w.Reply)
			hang(end, &next, w.Next)
		}
		if i == 0 {
			*at.line = append(*at.line, line...)
			continue
		}
		owner := at.next()
		owner.Variations = append(owner.Variations, line)
	}
}

// canSolve is as in Exercise.Solve.
func (s *Session) canSolve() int {
	if !s.reading.sound {
		return 0
	}
	return s.reading.exercise.CanSolve()
}
