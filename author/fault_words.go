package author

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/touchmove/touchmove/chess"
)

// courseOnly are faults of a lesson of the course, which has a curriculum. Nobody else need heed them.
var courseOnly = map[string]bool{
	"The exercise does not say what it teaches.":               true,
	"Other programs show a position only where a tag says so.": true,
	"The lesson has no title.":                                 true,
}

// inWords says a fault for who does not know how a script is written. The exercise is at this index of the set, and all are its
// places.
func inWords(index int, e *exercise, all []*node, f found) Fault {
	text, do := plainWords(f.fault.Text, f.fault.Suggestion)
	v := Fault{Exercise: index + 1, Move: f.move, Where: whereIn(e, index), Text: text, Do: do, Field: f.field, Blocks: f.blocks, Advice: isAdvice(f)}
	if f.move > 0 && f.move < len(all) {
		start, _ := e.game.Start()
		v.Where += ", at " + numbered(all[f.move], &start)
	}
	return v
}

// whereIn names the exercise at an index of the set.
func whereIn(e *exercise, index int) string {
	where := "Exercise " + number(index+1)
	if title := tag(e.game, "ChapterName"); title != "" {
		where += ", “" + title + "”"
	}
	return where
}

// advice begins what is said where nothing is wrong and more could be said.
var advice = []string{
	"There are no hints.", "There is only one hint.", "The same hint", "The prompt has", "There is no feedback", "There are no words for",
	"The words for moves that are not listed are too few", "The exercise has no title.", "Nothing says what is wrong with", "Nothing is said about",
	"The exercise is solved before it starts",
}

func isAdvice(f found) bool {
	return !f.blocks && slices.ContainsFunc(advice, func(begins string) bool { return strings.HasPrefix(f.fault.Text, begins) })
}

// plainWords are the sentences of a fault without the signs of the script.
func plainWords(text, suggestion string) (string, string) {
	if p, ok := rephrased(text); ok {
		text, suggestion = p.text, p.do
	} else if do, ok := suggestions[suggestion]; ok {
		suggestion = do
	}
	return sentence(text), sentence(suggestion)
}

func sentence(text string) string {
	text = scriptWords.Replace(withoutCommands(text))
	if r, size := utf8.DecodeRuneInString(text); size > 0 {
		text = string(unicode.ToUpper(r)) + text[size:]
	}
	return text
}

// suggestions are those of package lessons that tell what to write into a script, with what to do on the page.
var suggestions = map[string]string{
	"Write [%wrong …].":                                                          "Fill in “Words for a wrong answer”.",
	"Write [%right …].":                                                          "Fill in “When it is right”.",
	`Write [ChapterName "…"].`:                                                   "Write a heading: it stands above the question.",
	"Write two or more, from vague to pointing.":                                 "Write two or more: the first vague, the last pointing to the answer.",
	"Say in the comment before the learner's move what to do.":                   "Write a question.",
	"Mark it with $1.":                                                           "Call the move right.",
	"Mark it with $2.":                                                           "Call the move wrong.",
	"Leave out $1.":                                                              "Call the move wrong, or not the point.",
	"Write the solution as the main line.":                                       "Play the answer on the board.",
	"Make the right move the main line.":                                         "Put the cursor on the right move and make it the main line.",
	"List it as a variation marked $1.":                                          "Play it on the board, too, and call it right.",
	"List it as a variation, or change the position.":                            "Play it on the board, too, and say whether it is right.",
	"Say it after the move, or leave it out.":                                    "Put the cursor on the move and say it, or remove the move.",
	"Say it after the move.":                                                     "Put the cursor on the move and say it.",
	"Say after the move what was learned.":                                       "Put the cursor on the move and say what was learned.",
	"Write the feedback after the move.":                                         "Put the cursor on the move and say it there.",
	"End the line here.":                                                         "Remove the moves from here on.",
	"End the variation before it.":                                               "Remove the moves from here on.",
	`Write [Turns "learner"].`:                                                   "Choose the goal again: then the other side stands still.",
	`Write [Kings "none"], or leave the tag out.`:                                "Set the position up once more.",
	`Write [Calls "none"], or change the position.`:                              "Change the position or the goal.",
	`Write [Goal "choose board"], or leave Board out.`:                           "Choose the goal “Does the board lie right?”.",
	`Write [Goal "place"].`:                                                      "Take the tag Target out of the file: nothing is placed here.",
	`Where the other side shall stand still, write [Turns "learner"].`:           "Remove that move.",
	"What follows another move is found by search: end the variation before it.": "Remove the moves from here on.",
	"Write a command as [%hint …], and \\] for a bracket in its words.":          "Leave the bracket out.",
	"Put it into the comment that is the prompt.":                                "Put the cursor where the learner is asked and write it there.",
	"Leave out LeadIn, and let the learner be the side to move.":                 "Let the learner make the first move.",
	"Make Learner, LeadIn and the position agree.":                               "Choose again who makes the first move.",
	"It is the number of plies that are played before the learner's turn.":       "Choose again who makes the first move.",
	"FORMAT.md lists the goals.":                                                 "Choose one of the list.",
	"FORMAT.md lists the codes.":                                                 "Choose one of the list.",
	"FORMAT.md lists the facts.":                                                 "",
	"Leave none out of Calls.":                                                   "Take the button “There is none” away in the file: the tag Calls.",
	"Write ] where it ends, and \\] for a bracket inside.":                       "Type the text again.",
	"Leave the tag out.":                                                         "Choose again who makes the first move.",
	"To FEN pieces are only added.":                                              "Change the position: only pieces that are missing in it are placed.",
	"An arrow is written Ge2e4, a circle Gd4; the colours are G, R, B and Y.":    "Wipe the drawings at this place and draw them again.",
	"Write it exactly so.":                                                       "Write it in the question, exactly so.",
	"Say what is wrong with most of these moves.":                                "Say more in “Words for a wrong answer”: what is wrong with most of these moves.",
	`Write "white" or "black".`:                                                  "Choose a side.",
}

// phrase is a fault in other words, with what to do instead of the suggestion.
type phrase struct{ text, do string }

// phrases are faults whose own words speak of the script, by how they begin.
var phrases = []struct {
	begins string
	phrase
}{
	{"LeadIn is ", phrase{text: "The number of moves before the question is not right.", do: "Choose again who makes the first move."}},
	{"This comment is never shown: the task is asked once", phrase{text: "What is said here is never shown: such a task is asked once, in the beginning.", do: "Say it after the learner's move."}},
	{"There is no prompt.", phrase{text: "There is no question.", do: "Say what the learner shall do."}},
	{"There are no words for moves that", phrase{text: "Nothing is said about wrong moves that you have not shown.", do: "Fill in “Words for a wrong answer”."}},
	{"There are no words for the end.", phrase{text: "Nothing is said when it is solved.", do: "Fill in “When it is right”."}},
	{"The exercise is solved before it starts", phrase{text: "There is no answer yet: learners see a page to read.", do: "Play the answer on the board, or choose another goal. Leave it where it shall be read only."}},
	{"The main line calls its own move a mistake.", phrase{text: "The answer is marked as a mistake.", do: "Put the cursor on the right move and make it the main line."}},
	{"There are two [%wrong …] for answers", phrase{text: "“Words for a wrong answer” stands there twice.", do: "Take one of them away in the file."}},
	{"A bracket in the text", phrase{text: "There is a bracket, [ or ], in the text.", do: "Leave it out: it looks like a command of the file."}},
}

// rephrased returns other words for a fault.
func rephrased(text string) (phrase, bool) {
	for _, p := range phrases {
		if strings.HasPrefix(text, p.begins) {
			return p.phrase, true
		}
	}
	return phrase{}, false
}

// scriptWords are expressions of the script, and what the page calls them.
var scriptWords = strings.NewReplacer(
	"The prompt", "The question",
	"the prompt", "the question",
	"main line", "answer",
	"the script", "the exercise",
	"The script", "The exercise",
	"lead-in", "moves before the question",
	"plies", "moves of either side",
	" ply ", " move ",
	"[Turns \"learner\"]", "that the other side stands still",
	"FORMAT.md", "The description of the file",
	"$1", "right",
	"$2", "wrong",
)

// commandNames are what the page calls the texts that commands write.
var commandNames = map[string]string{
	"hint": "“Hints”", "wrong": "“Words for a wrong answer”", "right": "“When it is right”", "illegal": "“Words for an illegal move”",
	"cal": "the arrows", "csl": "the circles",
}

// withoutCommands puts the page's names for the commands in a sentence.
func withoutCommands(text string) string {
	text = strings.ReplaceAll(text, "The command [%", "[%")
	for {
		at := strings.Index(text, "[%")
		if at < 0 {
			return text
		}
		name, rest := text[at+2:], ""
		if end := strings.IndexFunc(name, func(r rune) bool { return r < 'a' || r > 'z' }); end >= 0 {
			name, rest = name[:end], name[end:]
		}
		// What the command is shown with goes, up to its bracket: it stands in the same sentence.
		if end := strings.IndexByte(rest, ']'); end >= 0 && !strings.ContainsAny(rest[:end], "[.") {
			rest = rest[end+1:]
		}
		called := commandNames[name]
		if called == "" {
			called = "the command “" + name + "”"
		}
		text = text[:at] + called + rest
	}
}

// fieldOf tells where a fault is mended that its place alone does not tell.
func fieldOf(text string) (string, bool) {
	for begins, field := range faultFields {
		if strings.HasPrefix(text, begins) {
			return field, true
		}
	}
	return "", false
}

var faultFields = map[string]string{
	"There is no prompt.":              string(FieldWords),
	"The prompt":                       string(FieldWords),
	"There are no hints.":              string(FieldHint),
	"There is only one hint.":          string(FieldHint),
	"The same hint":                    string(FieldHint),
	"A hint speaks":                    string(FieldHint),
	"There are no words for moves":     string(FieldWrong),
	"The words for moves that":         string(FieldWrong),
	"There are no words for the right": string(FieldRight),
	"There are no words for the end":   string(FieldRight),
	"The exercise has no title":        string(FieldHeading),
	"There is no feedback":             string(FieldWords),
	"Nothing says what is wrong":       string(FieldWords),
	"Nothing is said about":            string(FieldWords),
	"There is no check to escape":      "position",
	"The position":                     "position",
}

// numbered is a move with its number, "2... Kf8", in a game that begins with a position.
func numbered(n *node, start *chess.Position) string {
	ply := n.ply - 1
	if start.Turn() == chess.Black {
		ply++
	}
	dots := ". "
	if ply%2 == 1 {
		dots = "... "
	}
	return number(start.MoveNumber()+ply/2) + dots + n.move.SAN
}
