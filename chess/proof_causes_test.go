package chess

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// scene is a board that may be changed, and a try on it.
type scene struct {
	mailbox
	try Move
}

// remedies take away what a reason names, each as the reason says it. They report false where that makes no sense on
// this board. The reasons that are not listed name nothing that could be taken away: a piece that stays where it is, a
// pawn that goes backwards.
var remedies = map[ReasonCode]func(s *scene, e Evidence) bool{
	ReasonNoPiece: func(s *scene, _ Evidence) bool {
		s.board[s.try.From] = s.letter('q', s.white)
		return true
	},
	ReasonNotYourTurn: func(s *scene, _ Evidence) bool {
		s.white = !s.white
		return true
	},
	ReasonOwnPieceOnTarget: func(s *scene, e Evidence) bool { return s.remove(e.Blockers...) },
	ReasonNotHowItMoves:    (*scene).exchange,
	ReasonPathBlocked:      func(s *scene, e Evidence) bool { return s.remove(e.Blockers...) },

	ReasonPawnBlocked:         func(s *scene, e Evidence) bool { return s.remove(e.Blockers...) },
	ReasonPawnTakesDiagonally: func(s *scene, e Evidence) bool { return s.remove(e.Target) },
	ReasonPawnNothingToTake: func(s *scene, _ Evidence) bool {
		s.board[s.try.To] = s.letter('n', !s.isOwn(s.board[s.try.From], true))
		return true
	},
	ReasonPawnDoubleStepOnlyFromStart: func(s *scene, _ Evidence) bool {
		pawn := s.board[s.try.From]
		s.board[s.try.From] = '.'
		start, two := Square(8), Square(16)
		if pawn == 'p' {
			start, two = 48, -two
		}
		s.try.From = start | s.try.From&7
		s.try.To = s.try.From + two
		s.board[s.try.From] = pawn
		return true
	},
	ReasonEnPassantExpired:      (*scene).doubleStepNow,
	ReasonEnPassantNotPossible:  (*scene).doubleStepNow,
	ReasonEnPassantUncoversKing: func(s *scene, e Evidence) bool { return s.remove(e.Attackers...) },

	ReasonKingOntoAttacked:    func(s *scene, e Evidence) bool { return s.remove(e.Attackers...) },
	ReasonKingBesideKing:      func(s *scene, e Evidence) bool { return s.remove(e.Attackers...) },
	ReasonKingAlongTheLine:    func(s *scene, e Evidence) bool { return s.remove(e.Attackers...) },
	ReasonPinned:              func(s *scene, e Evidence) bool { return s.remove(e.Pinner) },
	ReasonCheckNotAnswered:    func(s *scene, e Evidence) bool { return s.remove(e.Checkers...) },
	ReasonDoubleCheck:         func(s *scene, e Evidence) bool { return s.remove(e.Checkers[1:]...) },
	ReasonKingIsNeverTaken:    func(s *scene, e Evidence) bool { return s.remove(e.King) },
	ReasonCastleNoRook:        (*scene).allowCastling,
	ReasonCastleBlocked:       func(s *scene, e Evidence) bool { return s.remove(e.Blockers...) },
	ReasonCastleInCheck:       func(s *scene, e Evidence) bool { return s.remove(e.Attackers...) },
	ReasonCastleOntoAttacked:  func(s *scene, e Evidence) bool { return s.remove(e.Attackers...) },
	ReasonCastleThroughCheck:  func(s *scene, e Evidence) bool { return s.remove(e.Attackers...) },
	ReasonCastleKingHasMoved:  (*scene).allowCastling,
	ReasonCastleRookHasMoved:  (*scene).allowCastling,
	ReasonCastleRightNotGiven: (*scene).allowCastling,

	ReasonPromotionNotChosen: func(s *scene, _ Evidence) bool {
		s.try.Promotion = Queen
		return true
	},
	ReasonPromotionPieceNotAllowed: func(s *scene, _ Evidence) bool {
		s.try.Promotion = Rook
		return true
	},
	ReasonPromotionNotLastRank: func(s *scene, _ Evidence) bool {
		s.try.Promotion = NoPieceType
		return true
	},
	// A mate without its checkers may still be a stalemate, which names none.
	ReasonGameOver: func(s *scene, e Evidence) bool { return len(e.Checkers) > 0 && s.remove(e.Checkers...) },
}

func (s *scene) remove(squares ...Square) bool {
	for _, square := range squares {
		s.board[square] = '.'
	}
	return true
}

func (s *scene) letter(kind byte, white bool) byte {
	if white {
		return kind - 0x20
	}
	return kind
}

// exchange puts a piece in place of the one tried that does move like that, if there is one.
func (s *scene) exchange(_ Evidence) bool {
	for _, kind := range []byte("qn") {
		x := exam{mailbox: s.mailbox}
		x.board[s.try.From] = s.letter(kind, s.isOwn(s.board[s.try.From], true))
		x.ask(int(s.try.From), int(s.try.To), NoPieceType)
		if x.movesLikeThat() {
			s.mailbox = x.mailbox
			return true
		}
	}
	return false
}

// doubleStepNow has the pawn beside, or one put there, just come with a double step.
func (s *scene) doubleStepNow(e Evidence) bool {
	s.board[e.Target] = s.letter('p', !s.white)
	s.skipped = int(e.Ghost)
	return s.doubleStepFits()
}

// doubleStepFits reports whether a pawn can just have skipped the square that is noted.
func (s *scene) doubleStepFits() bool {
	up := 1
	if !s.white {
		up = -1
	}
	ghost := s.skipped
	return ghost >= 0 && ghost/8 == map[bool]int{true: 5, false: 2}[s.white] && s.board[ghost] == '.' &&
		s.board[ghost+8*up] == '.' && s.board[ghost-8*up] == s.letter('p', !s.white)
}

// allowCastling puts king and rook in their places and gives the right.
func (s *scene) allowCastling(_ Evidence) bool {
	side, home := "KQ", E1
	if !s.white {
		side, home = "kq", E8
	}
	king, corner := s.board[s.try.From], home+3
	right := side[:1]
	to := home + 2
	if s.try.To < s.try.From {
		corner, right, to = home-4, side[1:], home-2
	}
	s.board[s.try.From] = '.'
	s.board[home], s.board[corner] = king, s.letter('r', s.white)
	s.try.From, s.try.To = home, to
	s.castling = strings.Trim(s.castling, "-") + right
	return true
}

// position reads the board. What the change has made impossible of castling and en passant is left out.
func (s *scene) position(t *testing.T) *Position {
	t.Helper()
	rights := ""
	for i, c := range []struct {
		king, rook Square
		letters    string
	}{{E1, H1, "KR"}, {E1, A1, "KR"}, {E8, H8, "kr"}, {E8, A8, "kr"}} {
		if strings.Contains(s.castling, "KQkq"[i:i+1]) && s.board[c.king] == c.letters[0] && s.board[c.rook] == c.letters[1] {
			rights += "KQkq"[i : i+1]
		}
	}
	if rights == "" {
		rights = "-"
	}
	passing, turn := "-", "b"
	if s.doubleStepFits() {
		passing = Square(s.skipped).String()
	}
	if s.white {
		turn = "w"
	}
	p, err := ParseLessonFEN(strings.Join([]string{placement(s.board), turn, rights, passing}, " "))
	if err != nil {
		t.Fatal(err)
	}
	return &p
}

// TestCauses takes away what each reason names, and the reason must be gone. Where pieces are taken off, others may come
// to do the same, a rook behind a rook: then the reason must name these, and is taken away again. Of several pieces named
// together each must be enough alone. TOUCHMOVE_PROOF_CAUSES is the number of positions.
func TestCauses(t *testing.T) {
	positions := number(t, "TOUCHMOVE_PROOF_CAUSES", 150)
	if testing.Short() {
		positions = min(positions, 50)
	}
	r := rand.New(rand.NewPCG(3, 4))
	tested := map[ReasonCode]int{}
	for n := range positions {
		g, _, start := proofGame(t, n)
		causes(t, g, start, r, 2, tested)
	}
	for _, row := range tsv(t, "tries.tsv") {
		causes(t, after(t, row[1], row[2]), row[1], r, 1, tested)
	}
	for code := range remedies {
		if tested[code] == 0 {
			t.Errorf("%s was never taken away", code)
		}
	}
	t.Log(tested)
}

// causes takes away the reasons of some tries in a position, so many of each code.
func causes(t *testing.T, g *Game, start string, r *rand.Rand, most int, tested map[ReasonCode]int) {
	t.Helper()
	board := newMailbox(start)
	for _, m := range g.moves {
		board = board.make(m)
	}
	done := map[ReasonCode]int{}
	for _, i := range r.Perm(64 * 64) {
		m := Move{From: Square(i / 64), To: Square(i % 64)}
		if r.IntN(4) == 0 {
			m.Promotion = PieceType(r.IntN(7))
		}
		for _, reason := range g.Explain(m).Reasons {
			if done[reason.Code]++; done[reason.Code] > most {
				continue
			}
			eachAlone(t, scene{board, m}, reason)
			if remedy := remedies[reason.Code]; remedy != nil && takeAway(t, scene{board, m}, reason, remedy) {
				tested[reason.Code]++
			}
		}
	}
}

// takeAway applies a remedy until the reason is gone; false where the remedy makes no sense.
func takeAway(t *testing.T, s scene, reason Reason, remedy func(*scene, Evidence) bool) bool {
	t.Helper()
	before, try := placement(s.board), s.try
	for range 64 {
		if !remedy(&s, reason.Evidence) {
			return false
		}
		p := s.position(t)
		v := p.Explain(s.try)
		i := slices.IndexFunc(v.Reasons, func(r Reason) bool { return r.Code == reason.Code })
		if i < 0 || reason.Code == ReasonGameOver && len(v.Reasons[i].Evidence.Checkers) == 0 {
			return true
		}
		next := v.Reasons[i]
		fresh := without(men(next.Evidence), men(reason.Evidence))
		gone := slices.ContainsFunc(men(next.Evidence), func(m Square) bool { return s.board[m] == '.' })
		if len(fresh) == 0 || gone {
			t.Errorf("%s %v: without its cause (%v), %s is still a reason in %s for %v (%v)",
				before, try, reason.Evidence, reason.Code, p.FEN(), s.try, next.Evidence)
			return true
		}
		reason = next
	}
	t.Errorf("%s %v: %s cannot be taken away", before, try, reason.Code)
	return true
}

// men returns the pieces that are the cause of a reason.
func men(e Evidence) []Square {
	all := slices.Concat(e.Attackers, e.Checkers, e.Blockers)
	if e.Pinner != NoSquare {
		all = append(all, e.Pinner)
	}
	return all
}

// eachAlone takes away all pieces a reason names but one: that one must be enough.
func eachAlone(t *testing.T, s scene, reason Reason) {
	t.Helper()
	named := slices.Concat(reason.Evidence.Attackers, reason.Evidence.Blockers)
	if len(named) < 2 || reason.Code == ReasonDoubleCheck {
		return // it takes two to give double check
	}
	for _, one := range named {
		alone := s
		alone.remove(without(named, []Square{one})...)
		p := alone.position(t)
		v := p.Explain(s.try)
		if !slices.ContainsFunc(v.Reasons, func(r Reason) bool {
			return r.Code == reason.Code && slices.Contains(men(r.Evidence), one)
		}) {
			t.Errorf("%s %v: %s names %v, but the piece on %v alone is no such reason",
				placement(s.board), s.try, reason.Code, named, one)
		}
	}
}
