package tutor

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// squares is what stands on each square as it is seen.
type squares [64]chess.Piece

// String returns the board as Phase.Before writes it.
func (b *squares) String() string {
	letters := make([]byte, len(b))
	for i, piece := range b {
		letters[i] = piece.Letter()
	}
	return string(letters)
}

func squaresOf(p *chess.Position) *squares {
	var b squares
	for sq := range chess.NoSquare {
		b[sq] = p.PieceAt(sq)
	}
	return &b
}

// longestLeadIn is how many moves of an exercise's history are shown on opening it. Each glides for a
// sixth of a second, and who opens an exercise wants to begin.
const longestLeadIn = 6

// move shows a change on the board.
func (s *Session) move(phases ...Phase) {
	s.seq++
	s.motion = phases
}

func phase(before *squares, taken chess.Square, glides ...Glide) Phase {
	return Phase{Before: before.String(), Glides: glides, Taken: taken, Said: sayGlides(before, glides)}
}

// phaseOf returns how a legal move glides. Where it shall be quiet, the check or mate it gives is not told.
func phaseOf(p *chess.Position, m chess.Move, quiet bool) Phase {
	forth := phase(squaresOf(p), p.Captured(m), glidesOf(p, m)...)
	forth.Said += words.MoveChange(*p, m)
	if !quiet {
		forth.Said += words.MoveGives(*p, m)
	}
	return forth
}

// phaseBack returns how a legal move is taken back. The piece it took is there again at the end.
func phaseBack(p *chess.Position, m chess.Move) Phase {
	after := p.After(m)
	glides := glidesOf(p, m)
	for i, g := range glides {
		glides[i] = Glide{From: g.To, To: g.From}
	}
	return phase(squaresOf(&after), chess.NoSquare, glides...)
}

func glidesOf(p *chess.Position, m chess.Move) []Glide {
	glides := []Glide{{m.From, m.To}}
	if p.PieceAt(m.From).Type() == chess.King {
		switch m.To {
		case m.From + 2:
			glides = append(glides, Glide{m.From + 3, m.From + 1})
		case m.From - 2:
			glides = append(glides, Glide{m.From - 4, m.From - 1})
		}
	}
	return glides
}

// phasesSince returns the moves of a game from a ply on, told as phaseOf does.
func phasesSince(g *chess.Game, ply int, quiet bool) []Phase {
	phases := []Phase{}
	for i, m := range g.Moves()[ply:] {
		p := g.At(ply + i)
		phases = append(phases, phaseOf(&p, m, quiet))
	}
	return phases
}

// phasesBack returns how the moves of a game are taken back, the last one first.
func phasesBack(g *chess.Game) []Phase {
	phases := []Phase{}
	moves := g.Moves()
	for i := len(moves) - 1; i >= 0; i-- {
		p := g.At(i)
		phases = append(phases, phaseBack(&p, moves[i]))
	}
	return phases
}
