package pgn_test

import (
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
)

// A file is read game by game. The second game has a slip in a variation; the first is not troubled by it.
func ExampleReader() {
	file := strings.NewReader(`
[White "Ada"]
1. e4 e5 2. Nf3 { attacks the pawn } Nc6 *

[White "Bo"]
1. d4 d5 (1... Nf7 2. c4) 2. c4 *
`)
	games := pgn.NewReader(file)
	for {
		g, faults, err := games.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			log.Fatal(err)
		}
		white, _ := g.Tag("White")
		plies := 0
		faults = append(faults, g.Play(func(*chess.Position, *pgn.Move, chess.Move) { plies++ })...)
		fmt.Println(white.Value, plies)
		for _, fault := range faults {
			fmt.Println(fault)
		}
	}
	// Output:
	// Ada 4
	// Bo 3
	// 6:16: "Nf7": no black knight can be meant.
}

// What was written anyhow is written as the standard asks.
func ExampleGame_Normalize() {
	games, _ := pgn.Parse([]byte("[Black \"Bo\"]\ne4 e5 Bc4 Nc6 Qh5 Nf6?? Qxf7 ; too early\n1-0"))
	games[0].Normalize()
	pgn.Write(os.Stdout, games)
	// Output:
	// [Event "?"]
	// [Site "?"]
	// [Date "????.??.??"]
	// [Round "?"]
	// [White "?"]
	// [Black "Bo"]
	// [Result "1-0"]
	//
	// 1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 $4 4. Qxf7# { too early } 1-0
}
