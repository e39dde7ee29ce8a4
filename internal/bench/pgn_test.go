package bench

import (
	"path/filepath"
	"testing"
)

func TestMadeUpGamesAreRead(t *testing.T) {
	file := filepath.Join(t.TempDir(), "games.pgn")
	if err := writeGames(file); err != nil {
		t.Fatal(err)
	}
	f, err := readGames(file, 1)
	if err != nil {
		t.Fatal(err)
	}
	if f.Plies < 50_000 || f.Comments < 10_000 || f.Glyphs < 5_000 || len(f.MS) != 1 {
		t.Errorf("read %+v", f)
	}
}
