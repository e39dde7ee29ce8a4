package dead

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// What a fallen flag is asked about most: a lone piece against few. The page must know, in nearly every position.
func TestFewPiecesAreDecidedInThePage(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	const each = 40
	undecided, asked := 0, 0
	for _, pieces := range []string{
		"KN KR", "KN KRR", "KN KRQ", "KN KB", "KN KN", "KN KP", "KN KRB", "KN KBQ", "KN KNQ",
		"KB KN", "KB KP", "KB KNQ", "KB KRP", "KB KBQ", "KB KNR", "KNN K", "KBN K",
	} {
		for n := 0; n < each; {
			p, ok := scattered(r, pieces)
			if !ok {
				continue
			}
			n++
			asked++
			proof := CanMate(p, chess.White, PageLimit)
			switch proof.Answer {
			case Undecided:
				undecided++
				if strings.HasPrefix(pieces, "KN KR") && !strings.Contains(pieces, "B") {
					t.Errorf("undecided: %s", p.FEN())
				}
			case Yes:
				replay(t, p, chess.White, proof)
			}
		}
	}
	t.Logf("%d of %d undecided", undecided, asked)
	if undecided*100 > asked*3 {
		t.Errorf("%d of %d undecided", undecided, asked)
	}
}

// scattered puts pieces on squares at random, White's before the space. It is false where that gives no position to play in.
func scattered(r *rand.Rand, pieces string) (chess.Position, bool) {
	board := []byte(strings.Repeat("1", 64))
	white, black, _ := strings.Cut(pieces, " ")
	for _, letter := range white + strings.ToLower(black) {
		s := r.IntN(64)
		if board[s] != '1' {
			return chess.Position{}, false
		}
		board[s] = byte(letter)
	}
	var ranks []string
	for i := 0; i < 64; i += 8 {
		rank := string(board[i : i+8])
		for empty := 8; empty > 1; empty-- {
			rank = strings.ReplaceAll(rank, strings.Repeat("1", empty), strconv.Itoa(empty))
		}
		ranks = append(ranks, rank)
	}
	p, err := chess.ParseLessonFEN(strings.Join(ranks, "/") + [2]string{" w", " b"}[r.IntN(2)] + " - - 0 1")
	if err != nil {
		return chess.Position{}, false
	}
	p, err = chess.ParseFEN(p.FEN())
	return p, err == nil && hasMove(&p)
}
