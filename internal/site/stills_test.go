package site

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestAddStills(t *testing.T) {
	files := Files{
		"lessons/course.json": []byte(`{"title":"Chess","lessons":[{"id":"castling","title":"Castle","steps":2},{"id":"kings","title":"Kings","steps":1}]}`),
		"lessons/castling.pgn": []byte(`[StudyName "Castle <b>"]
[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]
[SetUp "1"]

{ Castle. } 1. O-O *

[FEN "r3k3/8/8/8/8/8/8/4K3 b q - 0 1"]
[SetUp "1"]

{ Castle [%csl Gc8] on the long side. } 1... O-O-O *
`),
		"lessons/kings.pgn": []byte(`[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]
[SetUp "1"]

{ Step up. } 1. Ke2 *
`),
	}
	if err := addStills(files); err != nil {
		t.Fatal(err)
	}
	// What the page reads of it.
	var stills []struct {
		Prompt, Placement, Bottom string
		Marks                     []struct{ Kind, Square, Color string }
	}
	if err := json.Unmarshal(files["stills/castling.json"], &stills); err != nil || len(stills) != 2 {
		t.Fatalf("%s, %v", files["stills/castling.json"], err)
	}
	one, two := stills[0], stills[1]
	if one.Prompt != "Castle." || one.Placement != "4k3/8/8/8/8/8/8/4K2R" || one.Bottom != "white" || len(one.Marks) != 0 {
		t.Errorf("the first is %+v", one)
	}
	if two.Placement != "r3k3/8/8/8/8/8/8/4K3" || two.Bottom != "black" || len(two.Marks) != 1 || two.Marks[0].Kind != "circle" {
		t.Errorf("the second is %+v", two)
	}
	if !strings.Contains(string(files["stills/kings.json"]), "Step up.") {
		t.Errorf("the other lesson has %s", files["stills/kings.json"])
	}

	files["lessons/kings.pgn"] = []byte("nonsense (")
	if err := addStills(files); err == nil || !strings.Contains(err.Error(), "kings 1") {
		t.Errorf("a script that cannot be read: %v", err)
	}
}
