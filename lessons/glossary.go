package lessons

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// Term is a word that the glossary explains.
type Term struct {
	// Forms are how texts write it ("pin", "pinned"), in lower case where a name is none; the first one names it.
	Forms []string `json:"forms"`
	// Text is one or two sentences.
	Text string `json:"text"`
}

// glossaryFile names the glossary in faults.
const glossaryFile = "glossary.txt"

// longestExplanation bounds, in characters, what is shown over the exercise that one is about to solve.
const longestExplanation = 160

// ParseGlossary reads glossary.txt: a term a line, its forms with commas between, a colon, the text. The error is Faults.
func ParseGlossary(src string) ([]Term, error) {
	terms := []Term{}
	var faults Faults
	seen := map[string]int{}
	for i, text := range strings.Split(strings.TrimPrefix(src, "\uFEFF"), "\n") {
		line := i + 1
		fault := func(text, suggestion string) {
			faults = append(faults, Fault{File: glossaryFile, Line: line, Col: 1, Text: text, Suggestion: suggestion})
		}
		text = strings.TrimSpace(text)
		if text == "" || strings.HasPrefix(text, "#") {
			continue
		}
		names, explanation, ok := strings.Cut(text, ":")
		term := Term{Text: strings.TrimSpace(explanation)}
		switch {
		case !ok || term.Text == "":
			fault("The term "+strconv.Quote(strings.TrimSpace(names))+" is not explained.", "Write the term, a colon and a sentence.")
		case !strings.ContainsAny(term.Text[len(term.Text)-1:], ".?!"):
			fault("The explanation does not end like a sentence.", "")
		case utf8.RuneCountInString(term.Text) > longestExplanation:
			fault("The explanation has more than "+strconv.Itoa(longestExplanation)+" characters.", "")
		}
		for _, form := range strings.Split(names, ",") {
			form = strings.Join(strings.Fields(form), " ")
			key := strings.ToLower(form)
			switch {
			case form == "":
				fault("There is a comma too many, or nothing before the colon.", "")
			case seen[key] > 0:
				fault(strconv.Quote(form)+" stands in line "+strconv.Itoa(seen[key])+" already.", "")
			default:
				seen[key] = line
				term.Forms = append(term.Forms, form)
			}
		}
		terms = append(terms, term)
	}
	if len(faults) > 0 {
		return nil, faults
	}
	return terms, nil
}
