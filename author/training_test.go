package author

import (
	"strings"
	"testing"
)

// What is more than anybody writes is left out, and counted.
func TestTrainingInMasses(t *testing.T) {
	const head = "[FEN \"6k1/8/8/8/8/8/5PPP/4K2R w K - 0 1\"]\n[SetUp \"1\"]\n\n"
	for name, c := range map[string]struct{ text, says string }{
		"answers":    {`{[%tqu "En","Castle","","",` + strings.Repeat(`"e1g1","yes",1,`, 60_000) + `]} 1. O-O *`, "left out: 59980."},
		"beside":     {`{ Castle. } 1. O-O (1. Kf1 {[%tqu "En","a","","",` + strings.Repeat(`"g8g7","no",1,`, 60_000) + `]} Kg7) *`, "left out: 59980."},
		"none":       {"{ Castle. " + strings.Repeat("[%tqu 1] ", 60_000) + "} 1. O-O *", "Nor can 59995 more"},
		"languages":  {`{[%tqu "En","Castle","","",` + strings.Repeat(`"De","Rochade","","",`, 40_000) + `"e1g1","",1]} 1. O-O *`, "De, De,"},
		"just right": {`{[%tqu "En","Castle","","",` + strings.Repeat(`"e1g1","yes",1,`, 20) + `]} 1. O-O *`, "is taken over"},
	} {
		s := New()
		s.ImportFile("x.pgn", []byte(head+c.text))
		lines := s.View().Import.Lines
		told := ""
		for _, l := range lines {
			told += l.Text + "\n"
		}
		if !strings.Contains(told, c.says) || len(told) > 2000 || s.imported.Taken != 1 {
			t.Errorf("%s: %d lines of %d letters, %d taken: %.400s", name, len(lines), len(told), s.imported.Taken, told)
		}
		if name == "just right" && strings.Contains(told, "left out: ") {
			t.Errorf("%s: %s", name, told)
		}
	}
}
