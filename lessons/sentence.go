package lessons

import "strings"

// sentences counts the sentences of a text.
func sentences(text string) int { return len(splitSentences(text)) }

// splitSentences parts a text behind each ".", "!" or "?" that a space and no small letter follow. "e.p." and "1." end no sentence.
func splitSentences(text string) []string {
	var parts []string
	start := 0
	words := strings.Fields(text)
	for i, w := range words {
		last := i == len(words)-1
		bare := strings.TrimRight(w, `"')”’`)
		ends := strings.TrimRight(bare, ".!?") != bare
		if !last {
			next := words[i+1][0]
			ends = ends && (next < 'a' || next > 'z') && w[0] > '9' && w != "e.p."
		}
		if ends || last {
			parts = append(parts, strings.Join(words[start:i+1], " "))
			start = i + 1
		}
	}
	return parts
}
