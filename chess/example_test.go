package chess_test

import (
	"errors"
	"fmt"

	"github.com/touchmove/touchmove/chess"
)

// The rook on f7 guards the square that the king would cross.
func ExamplePosition_Explain() {
	p, err := chess.ParseFEN("4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	castling, err := p.ReadTry("O-O")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, r := range p.Explain(castling).Reasons {
		fmt.Printf("%s (FIDE %s): %v attacks %v\n", r.Code, r.Article, r.Evidence.Attackers, r.Evidence.Target)
	}
	// Output: castle-through-check (FIDE 3.8.2.2): [f7] attacks f1
}

// With the history of the game, a lost right to castle is told with the move that lost it.
func ExampleGame_Explain() {
	g := chess.NewGame(chess.StartPosition())
	for _, san := range []string{"e4", "e5", "Ke2", "Ke7", "Ke1", "Ke8", "Nf3", "Nf6", "Bc4", "Bc5"} {
		p := g.Position()
		m, err := p.ParseSAN(san)
		if err == nil {
			err = g.Play(m)
		}
		if err != nil {
			fmt.Println(err)
			return
		}
	}
	for _, r := range g.Explain(chess.CastlingMove(chess.White, chess.KingSide)).Reasons {
		fmt.Printf("%s: %v, ply %d\n", r.Code, g.Move(r.Evidence.Ply), r.Evidence.Ply)
	}
	// Output: castle-king-has-moved: e1e2, ply 3
}

func ExampleParseFEN() {
	_, err := chess.ParseFEN("4k3/8/8/8/8/8/8/4K3 x K - 0 1")
	var problems *chess.FENError
	if errors.As(err, &problems) {
		for _, p := range problems.Problems {
			fmt.Printf("%s: %s\n", p.Field, p.Text)
		}
	}
	// Output:
	// side to move: is "x", not w or b
	// castling: has 'K', but no white rook is on h1
}

func ExamplePosition_LegalMoves() {
	p, err := chess.ParseFEN("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range p.LegalMoves() {
		next := p.After(m)
		fmt.Println(m, p.SAN(m), next.FEN())
	}
	// Output:
	// e1d2 Kd2 4k3/8/8/8/8/8/3Kp3/8 b - - 1 1
	// e1e2 Kxe2 4k3/8/8/8/8/8/4K3/8 b - - 0 1
	// e1f2 Kf2 4k3/8/8/8/8/8/4pK2/8 b - - 1 1
}

func ExamplePosition_ParseSAN() {
	p := chess.StartPosition()
	m, err := p.ParseSAN("Nf3")
	fmt.Println(m, err)
	_, err = p.ParseSAN("Bc4")
	fmt.Println(err)
	// Output:
	// g1f3 <nil>
	// chess: "Bc4" is not legal for white here
}

// What a learner types need not be legal: Explain then says why not.
func ExamplePosition_ReadTry() {
	p := chess.StartPosition()
	try, err := p.ReadTry("Lc4") // a German bishop
	fmt.Println(try, err)
	r := p.Explain(try).Reasons[0]
	fmt.Println(r.Code, r.Evidence.Blockers)
	// Output:
	// f1c4 <nil>
	// path-blocked [e2]
}

func ExampleParseEPD() {
	e, err := chess.ParseEPD(`1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id "BK.01";`)
	if err != nil {
		fmt.Println(err)
		return
	}
	best, _ := e.Operation("bm")
	fmt.Println(e.Text("id"), best.Moves)
	// Output: BK.01 [d6d1]
}

func ExamplePerft() {
	fmt.Println(chess.Perft(chess.StartPosition(), 4))
	// Output: 197281
}
