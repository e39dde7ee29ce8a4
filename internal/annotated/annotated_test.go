package annotated

import (
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess/pgn"
)

func TestGames(t *testing.T) {
	text := Games(30, 1)
	if Games(30, 1) != text || Games(30, 2) == text {
		t.Error("the numbers do not decide what the games are")
	}
	games, faults := pgn.Parse([]byte(text))
	if len(games) != 30 || len(faults) > 0 {
		t.Fatal(len(games), faults)
	}
	for i := range games {
		if faults := games[i].Play(nil); len(faults) > 0 {
			t.Error(faults)
		}
	}
	for _, part := range []string{"[%clk 0:", "[%eval ", "[%csl ", "[%cal ", " $", "( ", "ö"} {
		if !strings.Contains(text, part) {
			t.Errorf("no %q", part)
		}
	}
}
