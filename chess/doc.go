// Package chess is the rules of chess, for programs that teach: besides which moves are legal it says why
// others are not.
//
// A [Position] is a value: who stands where and who is to move. [ParseFEN] reads one, [Position.LegalMoves] lists
// its moves, [Position.Play] makes one, and [Position.SAN] and [Position.ParseSAN] write and read them. A [Game] is
// a position and the moves played from it; what depends on the past, such as a repetition or a castling right
// lost, asks the game.
//
// What makes something of a whole position is asked of the value, so that calls can follow each other, as in
// p.After(m).FEN(): the next position (Play, After, AfterPass), its texts and key (FEN, EPD, Key) and every Explain. All
// else, small questions and lists of moves that inner loops ask for, is asked of a pointer, which copies nothing. No method
// that is exported changes the position.
//
// A [Move] is a try. It need not be legal: [Position.ReadTry] reads whatever names a piece and a square, and
// [Game.Explain] judges it. The [Verdict] on an illegal try has every [Reason] that holds, the one a teacher
// would give first in front, each with a stable code, its article of the FIDE Laws of Chess (2023) and the
// squares that prove it. [Position.ExplainEnd] explains mate and stalemate alike.
//
// Positions come in by two doors. ParseFEN is strict and names every problem; [ParseLessonFEN] also takes what no
// game leads to but a lesson may show, such as a board without kings.
//
// Below it stand chess/pgn, which reads and writes games, chess/dead, which decides who can still mate,
// chess/match, which is a game between two people with all the ways it ends, and chess/words, which says all of
// this in English.
package chess
