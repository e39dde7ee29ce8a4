package pgn

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// nullMove is how a side that does not move is written.
const nullMove = "--"

// ordinaryStart is kept, because to set it up takes as long as to play a dozen moves.
var ordinaryStart = chess.StartPosition()

// Start returns the position that the game starts from: that of the tag FEN, else the one every game starts from. A
// position that no game could lead to is taken too, as long as it can be played from (chess.ParseLessonFEN). The error is
// a *chess.FENError.
func (g *Game) Start() (chess.Position, error) {
	tag, there := g.Tag("FEN")
	if !there || strings.TrimSpace(tag.Value) == "" {
		return ordinaryStart, nil
	}
	return chess.ParseLessonFEN(tag.Value)
}

// Play plays the game by the rules, with all variations, in the order in which it is written. For each move it calls visit
// with the position before it and the move played; where a side passes (IsNull) that is the zero Move. Moves are read as
// chess.ReadMove reads them, so UCI and the piece letters of other languages are no fault.
//
// The faults tell which moves cannot be played, at most one in each line: what follows it is left out. Their Game is 0,
// because a game does not know its number. No more than a hundred are told.
func (g *Game) Play(visit func(before *chess.Position, m *Move, played chess.Move)) []Fault {
	start, faults := g.start()
	if faults != nil {
		return faults
	}
	p := player{visit: visit}
	p.line(&start, g.Moves)
	return p.faults
}

// start is Start with the fault of the tag.
func (g *Game) start() (chess.Position, []Fault) {
	start, err := g.Start()
	if err != nil {
		tag, _ := g.Tag("FEN")
		return start, []Fault{{Line: tag.Line, Col: tag.Col, Text: "The tag FEN has no position: " + chess.Message(err) + "."}}
	}
	return start, nil
}

type player struct {
	visit  func(before *chess.Position, m *Move, played chess.Move)
	cut    bool // leave out of variations what cannot be played
	faults []Fault
}

// line plays moves from a position and returns how many can be played.
func (p *player) line(start *chess.Position, moves []*Move) (played int) {
	position := *start
	for i, m := range moves {
		move, err := p.read(&position, m.SAN)
		if err != "" && len(p.faults) < mostFaults {
			p.faults = append(p.faults, Fault{Line: m.Line, Col: m.Col, Text: err})
		}
		if err == "" && p.visit != nil {
			p.visit(&position, m, move)
		}
		for j, v := range m.Variations {
			if n := p.line(&position, v); p.cut {
				m.Variations[j] = v[:n]
			}
		}
		if p.cut {
			m.Variations = slices.DeleteFunc(m.Variations, func(v []*Move) bool { return len(v) == 0 })
		}
		if err != "" {
			return i
		}
		if move.IsZero() {
			position, _ = position.AfterPass() // not in check: read has looked
		} else {
			position = position.After(move)
		}
	}
	return len(moves)
}

// read returns the move that a text means, or what is wrong with it.
func (p *player) read(position *chess.Position, san string) (played chess.Move, fault string) {
	played, err := position.ReadMove(san)
	if err == nil {
		return played, ""
	}
	quoted := "The move " + strconv.Quote(shorten(san))
	if IsNull(san) {
		if position.InCheck() {
			return chess.Move{}, quoted + " passes, in check."
		}
		return chess.Move{}, ""
	}
	verdict := chess.Verdict{Legal: true}
	try, tryErr := position.ReadTry(san)
	var unread *chess.ReadError
	switch {
	case tryErr == nil:
		verdict = position.Explain(try)
	case errors.As(tryErr, &unread) && unread.Kind == chess.ReadErrorCastling:
		verdict = position.ExplainCastling(unread.Wing)
	default:
		err = tryErr
	}
	if verdict.Legal { // it was not read, or is what a learner could mean and ReadMove does not guess
		return chess.Move{}, chess.Message(err) + "."
	}
	return chess.Move{}, quoted + " is not legal here: " + string(verdict.Reasons[0].Code) + "."
}
