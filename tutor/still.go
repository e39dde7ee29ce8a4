package tutor

import (
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// Still is the unmoving first picture of an exercise, for a page that does not run the program yet.
type Still struct {
	Title   string `json:"title"` // of the lesson
	Heading string `json:"heading"`
	Prompt  string `json:"prompt"`
	Line    string `json:"line"`
	// Label is the position in words: "White: king e1, rook h1. Black: king e8. White to move."
	Label  string      `json:"label"`
	Bottom chess.Color `json:"bottom"`
	Turned bool        `json:"turned"`
	Plain  bool        `json:"plain"`
	// Placement is the first field of a FEN.
	Placement string `json:"placement"`
	Marks     []Mark `json:"marks"`
}

// StillOf returns the picture of a View. Where pieces glide into place, it is their end.
func StillOf(v *View) Still {
	s := Still{
		Title: v.Title, Heading: v.Heading, Prompt: v.Prompt, Line: v.Board.Line,
		Bottom: v.Board.Bottom, Turned: v.Board.Turned, Plain: v.Board.Plain, Marks: v.Board.Marks,
	}
	var letters [64]byte
	for _, c := range v.Board.Cells {
		letters[c.Square] = '.'
		if c.Piece != "" {
			letters[c.Square] = c.Piece[0]
		}
	}
	s.Placement = placement(&letters)
	s.Label = sayPieces(&letters)
	if len(v.Choices) == 0 { // else that may be the question
		s.Label = join(s.Label, words.Turn(v.Board.Turn)+".")
	}
	return s
}

// placement writes pieces as the first field of a FEN.
func placement(letters *[64]byte) string {
	var field []byte
	for rank := 7; rank >= 0; rank-- {
		empty := byte(0)
		for file := range 8 {
			letter := letters[chess.NewSquare(file, rank)]
			if letter == '.' {
				empty++
				continue
			}
			if empty > 0 {
				field = append(field, '0'+empty)
				empty = 0
			}
			field = append(field, letter)
		}
		if empty > 0 {
			field = append(field, '0'+empty)
		}
		if rank > 0 {
			field = append(field, '/')
		}
	}
	return string(field)
}

// sayPieces tells a position: each side's pieces from the king down.
func sayPieces(letters *[64]byte) string {
	text := ""
	for _, side := range []chess.Color{chess.White, chess.Black} {
		var listed []string
		for t := chess.King; t > chess.NoPieceType; t-- {
			for square := range chess.NoSquare {
				if letters[square] == chess.NewPiece(side, t).Letter() {
					listed = append(listed, words.PieceType(t)+" "+square.String())
				}
			}
		}
		if len(listed) > 0 {
			text = join(text, capital(side.String())+": "+strings.Join(listed, ", ")+".")
		}
	}
	return text
}
