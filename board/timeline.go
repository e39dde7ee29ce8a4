package board

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/tutor"
)

// diagram is a board of FEN letters, a1 b1 … h8, 0 for an empty square.
type diagram [64]byte

func diagramOf(cells []tutor.Cell) (d diagram) {
	for _, cell := range cells {
		if cell.Square < chess.NoSquare && cell.Piece != "" {
			d[cell.Square] = cell.Piece[0]
		}
	}
	return d
}

// parseDiagram reads Phase.Before.
func parseDiagram(text string) (d diagram, ok bool) {
	if len(text) != len(d) {
		return d, false
	}
	for i := range d {
		if text[i] != '.' {
			d[i] = text[i]
		}
	}
	return d, true
}

// figure is one piece as it stands at a moment.
type figure struct {
	letter byte
	at     point
	alpha  float64
	stands bool // does not move or fade during this phase
}

// figures returns the pieces of a diagram, standing.
func (d *diagram) figures(center func(chess.Square) point) (figures []figure) {
	for sq, letter := range d {
		if letter != 0 {
			figures = append(figures, figure{letter, center(chess.Square(sq)), 1, true})
		}
	}
	return figures
}

// glide is a piece on its way.
type glide struct {
	letter byte
	from   chess.Square
	to     chess.Square
	// start is where it was let go, if it was dragged.
	start *point
}

// phase is a move being shown.
type phase struct {
	still  diagram // stands all the time
	leaves diagram // fades away
	comes  diagram // fades in: a capture taken back
	glides []glide
}

// timeline is the movement from one position to the next. The zero value is none.
type timeline struct {
	phases []phase
	start  float64 // on the scene's clock
}

// newTimeline works out what moves, from what the view says and where it ends.
func newTimeline(motion []tutor.Phase, end diagram, start float64) timeline {
	t := timeline{start: start}
	for i, p := range motion {
		before, ok := parseDiagram(p.Before)
		if !ok {
			return timeline{}
		}
		after := end
		if i+1 < len(motion) {
			if after, ok = parseDiagram(motion[i+1].Before); !ok {
				return timeline{}
			}
		}
		t.phases = append(t.phases, newPhase(before, after, p))
	}
	return t
}

func newPhase(before, after diagram, p tutor.Phase) phase {
	ph := phase{still: before}
	var arrives [64]bool
	for _, g := range p.Glides {
		if g.From >= chess.NoSquare || g.To >= chess.NoSquare || before[g.From] == 0 {
			continue
		}
		ph.glides = append(ph.glides, glide{letter: before[g.From], from: g.From, to: g.To})
		ph.still[g.From] = 0
		arrives[g.To] = true
	}
	for sq := range ph.still {
		if ph.still[sq] != 0 && (arrives[sq] || ph.still[sq] != after[sq] || chess.Square(sq) == p.Taken) {
			ph.leaves[sq], ph.still[sq] = ph.still[sq], 0
		}
		if after[sq] != 0 && after[sq] != before[sq] && !arrives[sq] {
			ph.comes[sq] = after[sq]
		}
	}
	return ph
}

// homing is the way back of a piece that was let go where it may not stand.
func homing(end diagram, sq chess.Square, from point, start float64) timeline {
	if end[sq] == 0 {
		return timeline{}
	}
	ph := phase{still: end, glides: []glide{{end[sq], sq, sq, &from}}}
	ph.still[sq] = 0
	return timeline{[]phase{ph}, start}
}

// releasedAt makes the glide that begins on a square begin where the pointer let go instead.
func (t timeline) releasedAt(sq chess.Square, p point) {
	if len(t.phases) == 0 {
		return
	}
	for i := range t.phases[0].glides {
		if g := &t.phases[0].glides[i]; g.from == sq {
			g.start = &p
		}
	}
}

// firstEnd and end are the times at which the first phase and all of them are over.
func (t timeline) firstEnd() float64 {
	if len(t.phases) == 0 {
		return t.start
	}
	return t.start + glideTime
}

func (t timeline) end() float64 {
	if len(t.phases) == 0 {
		return t.start
	}
	return t.start + float64(len(t.phases))*(glideTime+restTime) - restTime
}

// phase returns which phase a time belongs to.
func (t timeline) phase(now float64) int {
	return min(int(max(now-t.start, 0)/(glideTime+restTime)), len(t.phases)-1)
}

// figures returns the pieces at a time before the end, in the order in which they are drawn.
// center tells where a square is.
func (t timeline) figures(now float64, center func(chess.Square) point) []figure {
	i := t.phase(now)
	ph := &t.phases[i]
	progress := easeOut((now - t.start - float64(i)*(glideTime+restTime)) / glideTime)

	figures := ph.still.figures(center)
	fade := func(d *diagram, alpha float64) {
		for _, f := range d.figures(center) {
			figures = append(figures, figure{f.letter, f.at, alpha, false})
		}
	}
	fade(&ph.leaves, 1-progress)
	fade(&ph.comes, progress)
	for _, g := range ph.glides {
		start := center(g.from)
		if g.start != nil {
			start = *g.start
		}
		figures = append(figures, figure{g.letter, start.toward(center(g.to), progress), 1, false})
	}
	return figures
}
