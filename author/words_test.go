package author

import (
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// Whoever writes words for illegal tries reads sentences, not codes.
func TestReasonLabels(t *testing.T) {
	labels := map[string]bool{}
	for _, code := range chess.ReasonCodes() {
		label := reasonLabels[code]
		if len(label) < 10 || labels[label] {
			t.Errorf("%s is called %q", code, label)
		}
		labels[label] = true
	}
}
