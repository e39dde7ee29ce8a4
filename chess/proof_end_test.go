package chess

import (
	"slices"
	"testing"
)

// end proves what ExplainEnd tells of the last board: the kind, and where the game is over everything that leaves no way
// out, each square and each try, and no other.
func (c *proof) end(t *testing.T, name string, p *Position, x *exam) {
	t.Helper()
	end := p.ExplainEnd()
	kind := Ongoing
	if x.king >= 0 && len(x.legalMove) == 0 {
		kind = Stalemate
		if len(x.checkers) > 0 {
			kind = Checkmate
		}
	}
	if end.Kind != kind || !slices.Equal(end.Checkers, x.checkers) {
		t.Errorf("%s, %s: %v, checkers %v; the mailbox says %v, %v", name, x.fen(), end.Kind, end.Checkers, kind, x.checkers)
	}
	if p.InCheck() != (len(x.checkers) > 0) || p.IsCheckmate() != (kind == Checkmate) || p.IsStalemate() != (kind == Stalemate) {
		t.Errorf("%s, %s: check %v, mate %v, stalemate %v; the mailbox says %v, checkers %v",
			name, x.fen(), p.InCheck(), p.IsCheckmate(), p.IsStalemate(), kind, x.checkers)
	}
	if kind == Ongoing {
		return
	}
	c.ends++
	flights := x.flightsOf()
	if !slices.EqualFunc(end.Flights, flights, sameFlight) {
		t.Errorf("%s, %s: flights\n%v, by walking\n%v", name, x.fen(), end.Flights, flights)
	}
	var between, stuck []Square
	for _, checker := range x.checkers {
		between = append(between, way(int(checker), x.king)...)
	}
	var tries []Move
	for from := range 64 {
		if from == x.king || !x.isOwn(x.board[from], x.mailbox.white) {
			continue
		}
		stuck = append(stuck, Square(from))
		for to := range 64 {
			x.ask(from, to, NoPieceType)
			if x.wouldHelp(kind, between) {
				tries = append(tries, Move{From: Square(from), To: Square(to)})
			}
		}
	}
	if !slices.Equal(end.Between, between) || !slices.Equal(end.Stuck, stuck) {
		t.Errorf("%s, %s: between %v, stuck %v; by walking %v, %v", name, x.fen(), end.Between, end.Stuck, between, stuck)
	}
	if !slices.EqualFunc(end.Tries, tries, func(f FailedTry, m Move) bool { return f.Move.From == m.From && f.Move.To == m.To }) {
		t.Errorf("%s, %s: tries\n%v, by walking\n%v", name, x.fen(), end.Tries, tries)
	}
	for _, f := range end.Tries {
		x.ask(int(f.Move.From), int(f.Move.To), f.Move.Promotion)
		if want := x.appendReasons(nil, predicates)[1:]; !slices.EqualFunc(f.Reasons, want, sameReason) {
			t.Errorf("%s, %s %v:\ngot  %v\nwant %v", name, x.fen(), f.Move, said(f.Reasons), said(want))
		}
	}
}

func sameFlight(a, b Flight) bool {
	return a.Square == b.Square && a.Own == b.Own && slices.Equal(a.Guards, b.Guards)
}

// flightsOf returns the squares next to the king, each with who attacks it once the king is gone.
func (x *exam) flightsOf() []Flight {
	gone := x.mailbox
	gone.board[x.king] = '.'
	var flights []Flight
	for s := range 64 {
		if files, ranks := s%8-x.king%8, s/8-x.king/8; s != x.king && max(files, -files, ranks, -ranks) == 1 {
			flights = append(flights, Flight{Square(s), gone.attackers(s, !x.mailbox.white), x.isOwn(x.board[s], x.mailbox.white)})
		}
	}
	return flights
}

// wouldHelp reports whether the try, of a piece other than the king, is one that the end has to tell of: its way is
// free, and in a mate it takes a checker or steps between.
func (x *exam) wouldHelp(kind EndKind, between []Square) bool {
	if len(x.occupiedOf(way(x.from, x.to))) > 0 || x.from == x.to || !x.movesLikeThat() {
		return false
	}
	ahead := x.pawnStep(0, 1) || x.pawnStep(0, 2)
	switch {
	case x.is('p') && !ahead && x.ownOn(x.to), x.pawnStep(0, 2) && x.board[x.to] != '.':
		return false
	case kind == Stalemate:
		return true
	case ahead && x.board[x.to] != '.':
		return false
	}
	takes := Square(x.to)
	if x.inPassing() {
		takes = Square(x.beside())
	}
	return slices.Contains(x.checkers, takes) || slices.Contains(between, Square(x.to))
}
