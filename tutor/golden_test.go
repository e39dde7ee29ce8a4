package tutor

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files anew")

// TestGoldenView pins the JSON that the page and the canvas are built against.
func TestGoldenView(t *testing.T) {
	s := opened(t, "castle", 2)
	perform(t, s, "act hint; move e1 g1")
	got, err := json.MarshalIndent(s.View(), "", "\t")
	if err != nil {
		t.Fatal(err)
	}
	got = append(got, '\n')
	const file = "testdata/view.golden.json"
	if *update {
		if err := os.WriteFile(file, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("the View has changed; look at the difference and, where it is meant, run with -update:\n%s", got)
	}
}
