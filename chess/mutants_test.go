package chess

// mutants are the faults, by rule.
var mutants = []mutant{
	// Pieces (FIDE 3.1 to 3.6).
	{
		"a knight leaps one square too far", "attacks.go",
		"stepTable(1, 2, 2, 1, 2, -1,", "stepTable(1, 3, 2, 1, 2, -1,",
	},
	{
		"a bishop sees along one diagonal only", "sliders.go",
		"&line.diagonal |\n\t\trow[(occupied&line.antidiagonal)*fileB>>58]&line.antidiagonal", "&line.diagonal",
	},
	{
		"a slider sees through the piece before it", "sliders.go",
		"\t\tif occupied&b != 0 {\n\t\t\tbreak\n\t\t}\n", "",
	},
	{
		"a piece takes its own side's", "legality.go",
		"goal:     ^own &^", "goal:     ^Bitboard(0) &^",
	},
	{
		"a king is taken", "legality.go",
		"^own &^ (enemy & p.kinds[King])", "^own",
	},

	// Pawns (3.7).
	{
		"a double step from the third rank", "legality.go",
		"(step&(rank1<<16))<<8", "(step&(rank1<<16|rank1<<24))<<8",
	},
	{
		"Black's double step from the wrong rank", "legality.go",
		"(step&(rank1<<40))>>8", "(step&(rank1<<32))>>8",
	},
	{
		"a pawn takes straight ahead", "legality.go",
		"step := pawn << 8 &^ l.occupied", "step := pawn << 8",
	},
	{
		"a pawn goes diagonally to an empty square", "legality.go",
		"to := takes & l.occupied", "to := takes",
	},
	{
		"a pawn guards squares round the edge of the board", "attacks.go",
		"pawns&^fileA>>9 | pawns&^fileH>>7", "pawns>>9 | pawns>>7",
	},
	{
		"a pawn becomes a king", "piece.go",
		"t <= Queen", "t <= King",
	},
	{
		"a pawn stays a pawn on the last rank", "piece.go",
		"t >= Knight &&", "t >= Pawn &&",
	},
	{
		"a piece that is no pawn promotes", "moves.go",
		"return m.Promotion == NoPieceType\n", "return m.Promotion <= Queen\n",
	},

	// Taking in passing (3.7.3.1, 3.7.3.2).
	{
		"en passant looks only at the pawn that takes", "legality.go",
		"occupied := p.Occupied()&^(from.bit()|taken.bit()) | to.bit()", "occupied := p.Occupied()&^from.bit() | to.bit()",
	},
	{
		"en passant does not answer a check by the pawn it takes", "legality.go",
		"p.attackersThrough(king, p.turn.Other(), occupied)&^taken.bit() == 0", "p.attackersThrough(king, p.turn.Other(), occupied) == 0",
	},
	{
		"en passant a move late", "moves.go",
		"p.skipped, p.enPassant = NoSquare, NoSquare", "p.skipped = NoSquare",
	},
	{
		"en passant leaves the pawn on the board", "moves.go",
		"p.remove(them, pawnBeyond(m.To).bit())", "p.remove(them, m.To.bit())",
	},
	{
		"the en passant square is kept where nobody can legally take", "moves.go",
		"if p.enPassantIsSafe(takers.First(), s) {", "if takers != 0 {",
	},

	// Castling (3.8.2).
	{
		"castling out of check", "legality.go",
		"p.rights>>(2*us)&3 != 0 && l.checkers == 0", "p.rights>>(2*us)&3 != 0",
	},
	{
		"castling through check", "legality.go",
		"path := castledKing(us, w).bit() | castledRook(us, w).bit()", "path := castledKing(us, w).bit()",
	},
	{
		"castling onto an attacked square", "legality.go",
		"path := castledKing(us, w).bit() | castledRook(us, w).bit()", "path := castledRook(us, w).bit()",
	},
	{
		"castling over a piece on the b-file", "castling.go",
		"(B1.bit() | C1.bit() | D1.bit())", "(C1.bit() | D1.bit())",
	},
	{
		"castling without the right", "legality.go",
		"if p.rights.Has(us, w) && castlingGap", "if castlingGap",
	},
	{
		"castling leaves the rook in its corner", "moves.go",
		"p.kinds[Rook] ^= rook", "p.kinds[Rook] ^= 0",
	},
	{
		"a king that moves keeps the right", "castling.go",
		"lost[kingHome(c)] |= castlingRight(c, w)", "lost[kingHome(c)] |= 0",
	},
	{
		"a rook that moves keeps the right", "moves.go",
		"p.rights &^= rightsLostAt[m.From&63] | rightsLostAt[m.To&63]",
		"if t == King {\n\t\tp.rights &^= rightsLostAt[m.From&63]\n\t}\n\tp.rights &^= rightsLostAt[m.To&63]",
	},
	{
		"a rook taken at home leaves the right", "moves.go",
		"p.rights &^= rightsLostAt[m.From&63] | rightsLostAt[m.To&63]", "p.rights &^= rightsLostAt[m.From&63]",
	},

	// Check and pins (3.9).
	{
		"a king steps back along the line of a check", "legality.go",
		"p.attackedBy(us.Other(), l.occupied&^from.bit())", "p.attackedBy(us.Other(), l.occupied)",
	},
	{
		"a king steps beside the other", "attacks.go",
		"attacked |= kingAttacks[king.First()&63]", "attacked |= 0",
	},
	{
		"a king takes a guarded piece", "legality.go",
		"to &^= attacked\n", "to &^= attacked &^ l.occupied\n",
	},
	{
		"a knight's check needs no answer", "legality.go",
		"| knightAttacks[king]&p.kinds[Knight])", ")",
	},
	{
		"a check cannot be blocked", "legality.go",
		"l.goal &= l.checkers | between(king, l.checkers.First())", "l.goal &= l.checkers",
	},
	{
		"a checker cannot be taken", "legality.go",
		"l.goal &= l.checkers | between(king, l.checkers.First())", "l.goal &= between(king, l.checkers.First())",
	},
	{
		"one of two checkers is taken", "legality.go",
		"\t\t\tl.goal = 0\n", "\t\t\tl.goal &= l.checkers\n",
	},
	{
		"a pinned piece goes anywhere", "legality.go",
		"to &= l.goal\n\tif l.pinned.Has(from) {\n\t\tto &= line(l.king, from)\n\t}\n\treturn to\n", "to &= l.goal\n\treturn to\n",
	},
	{
		"a pinned pawn goes anywhere", "legality.go",
		"to &= l.goal\n\tif l.pinned.Has(from) {\n\t\tto &= line(l.king, from)\n\t}\n\tif takes", "to &= l.goal\n\tif takes",
	},
	{
		"a pinned piece never moves", "legality.go",
		"to &= l.goal\n\tif l.pinned.Has(from) {\n\t\tto &= line(l.king, from)\n\t}\n\treturn to\n",
		"to &= l.goal\n\tif l.pinned.Has(from) {\n\t\tto = 0\n\t}\n\treturn to\n",
	},
	{
		"queens pin along diagonals only", "legality.go",
		"(seen.rank|seen.file)&(p.kinds[Rook]|queens)", "(seen.rank|seen.file)&p.kinds[Rook]",
	},
	{
		"two pieces on a line are both pinned", "legality.go",
		"} else if shield.single() {", "} else {",
	},

	// The end, and what is counted (5.1.1, 5.2.1, 9.2, 9.3).
	{
		"stalemate in check", "status.go",
		"p.King(p.turn) != NoSquare && !p.InCheck() &&", "p.King(p.turn) != NoSquare &&",
	},
	{
		"mate without check", "status.go",
		"return p.InCheck() && !p.hasLegalMove()", "return !p.hasLegalMove()",
	},
	{
		"captures go on counting towards the fifty moves", "moves.go",
		"if t == Pawn || p.sides[them]&to != 0 {", "if t == Pawn {",
	},
	{
		"pawn moves go on counting towards the fifty moves", "moves.go",
		"if t == Pawn || p.sides[them]&to != 0 {", "if p.sides[them]&to != 0 {",
	},
	{
		"the move number grows after White's move", "moves.go",
		"\tif us == Black {\n\t\tp.number++", "\tif us == White {\n\t\tp.number++",
	},
	{
		"positions are the same although a castling right is lost", "repetition.go",
		"p.halfMoves, p.number = 0, 0", "p.halfMoves, p.number, p.rights = 0, 0, 0",
	},
	{
		"positions are the same although one allows en passant", "repetition.go",
		"p.skipped = p.enPassant\n", "p.skipped, p.enPassant = NoSquare, NoSquare\n",
	},
	{
		"positions differ by an en passant that is not legal", "repetition.go",
		"p.skipped = p.enPassant\n", "",
	},

	// The match (5.1.2, 5.2.3, 6.9, 9.2 to 9.6, 4.3).
	{
		"the seventy-fifth move goes before the mate it gives", "match/result.go",
		"case p.IsCheckmate():", "case p.IsCheckmate() && r.HalfMoveClock < 150:",
	},
	{
		"the fourth repetition ends the game", "match/result.go",
		"len(r.Occurrences) >= 5", "len(r.Occurrences) >= 4",
	},
	{
		"the second repetition can be claimed", "match/counts.go",
		"len(c.Occurrences) >= 3", "len(c.Occurrences) >= 2",
	},
	{
		"fifty moves are claimed a move early", "match/counts.go",
		"c.HalfMoveClock >= 100", "c.HalfMoveClock >= 99",
	},
	{
		"a move announced does not count as one more repetition", "match/counts.go",
		"append(g.OccurrencesOf(next), g.Ply()+1)", "g.OccurrencesOf(next)",
	},
	{
		"a draw is claimed after a piece was touched", "match/claim.go",
		"case len(m.touched) > 0:", "case len(m.touched) > 1:",
	},
	{
		"a draw is agreed before both have moved", "match/agreement.go",
		"case p.MoveNumber() < 2:", "case p.MoveNumber() < 1:",
	},
	{
		"on a flag the wrong side is asked whether it can mate", "match/loss.go",
		"side.Other(), m.limit)", "side, m.limit)",
	},
	{
		"on a flag undecided is a draw", "match/loss.go",
		"m.result.Mate.Answer == dead.No", "m.result.Mate.Answer != dead.Yes",
	},
	{
		"the first illegal move loses", "match/loss.go",
		"m.illegal[side] < 2", "m.illegal[side] < 1",
	},
	{
		"an enemy piece that was touched need not be taken", "match/touch.go",
		"o = t.limited(taking, chess.NoSquare, s)", "o = t.free(taking)",
	},
	{
		"king and rook touched need not castle", "match/touch.go",
		"o.Article, o.Castle, o.Moves = \"4.4.1\", rook, []chess.Move{castling}", "o.Article, o.Castle = \"4.4.1\", rook",
	},

	// Positions read (2.2, 3.8.2, 3.10.3).
	{
		"a castling right without its rook is read", "fen.go",
		"rook := rookHome(c, w); !p.Pieces(c, Rook).Has(rook)", "rook := rookHome(c, w); p.Pieces(c, Rook) == 0 && rook >= A1",
	},
	{
		"a position is read in which the king can be taken", "fen_reachable.go",
		"p.AttackersTo(p.King(them), p.turn) != 0", "p.AttackersTo(p.King(them), p.turn).Count() > 1",
	},

	// Notation (C.10).
	{
		"a pinned twin is told apart in SAN", "san.go",
		"if l.targets(others.First(), t).Has(m.To) {", "if attacksOf(t, others.First(), l.occupied).Has(m.To) {",
	},
	{
		"SAN names the rank before the file", "san.go",
		"case twins&(fileA<<m.From.File()) == 0:\n\t\treturn name[:1]", "case twins&(rank1<<(8*m.From.Rank())) == 0:\n\t\treturn name[1:]",
	},

	// Reasons.
	{
		"only the first piece in the way is named", "explain.go",
		"among(evidence.Path[:len(evidence.Path)-1], blockers)", "among(evidence.Path[:1], blockers)",
	},
	{
		"the king along the line is not told from other attacked squares", "explain_king.go",
		"along := attackers &^ e.AttackersTo(to, e.them)", "along := attackers & 0",
	},
	{
		"the pinner is any attacker of the pinned piece", "explain_king.go",
		"e.attackersThrough(king, e.them, e.Occupied()&^e.try.From.bit()) &^ e.legality.checkers", "e.AttackersTo(e.try.From, e.them)",
	},
	{
		"a check answered by blocking is called not answered", "explain_king.go",
		"(l.checkers | between(l.king, l.checkers.First())).Has(to)", "l.checkers.Has(to)",
	},
	{
		"only one attacker of a castling square is named", "explain_castling.go",
		"evidence.Attackers, evidence.Target = attackers.Squares(), step.square", "evidence.Attackers, evidence.Target = attackers.Squares()[:1], step.square",
	},
	{
		"the last move of the rook is blamed, not the first", "explain_castling.go",
		"for ply := range e.plies() {\n\t\tif e.stood(ply, square, t) != e.stood(ply+1, square, t) {\n\t\t\treturn ply + 1",
		"for ply := e.plies() - 1; ply >= 0; ply-- {\n\t\tif e.stood(ply, square, t) != e.stood(ply+1, square, t) {\n\t\t\treturn ply + 1",
	},
	{
		"en passant has expired although the pawn came with two single steps", "explain_pawn.go",
		"return arrived, e.game.positions[arrived].skipped == skipped", "return arrived, arrived > 0",
	},
	{
		"a choice is asked for where the pawn cannot get", "explain.go",
		"ranks == 1 && files >= -1 && files <= 1", "ranks >= 1 && files <= 7",
	},
}
