package author

import "strings"

// goalWord is how a goal is offered.
type goalWord struct{ group, label string }

// The headings of the list of goals.
const (
	groupPlay   = "Play on the board"
	groupAlone  = "Play alone, the other side stands still"
	groupChoose = "Answer a question"
	groupFind   = "Find squares"
	groupWrite  = "Notation"
)

// goalWords has every goal that is offered, by its name in the file. One that is missing here is kept where a file has it.
var goalWords = map[string]goalWord{
	"line":               {groupPlay, "Play the answer that I show on the board"},
	"mate":               {groupPlay, "Give mate"},
	"stalemate":          {groupPlay, "Reach stalemate"},
	"check":              {groupPlay, "Give check"},
	"escape":             {groupPlay, "Get out of check, in any way"},
	"capture all":        {groupAlone, "Take every piece of the other side"},
	"reach":              {groupAlone, "Reach squares"},
	"explore":            {groupAlone, "Try out moves, as many as I say"},
	"choose castlings":   {groupChoose, "Which castlings are allowed now?"},
	"choose status":      {groupChoose, "Check, mate, stalemate or none?"},
	"choose legal":       {groupChoose, "Is this move legal?"},
	"choose attacked":    {groupChoose, "Is this square attacked?"},
	"choose colour":      {groupChoose, "Is this square light or dark?"},
	"choose board":       {groupChoose, "Does the board lie right?"},
	"choose name":        {groupChoose, "What is this square called?"},
	"choose trade":       {groupChoose, "Does this capture win something?"},
	"choose worth":       {groupChoose, "Which of two pieces is worth more?"},
	"choose mating":      {groupChoose, "Can this side still give mate?"},
	"choose flag":        {groupChoose, "This side's time has run out: how does the game end?"},
	"choose resign":      {groupChoose, "This side resigns: how does the game end?"},
	"choose penalty":     {groupChoose, "What follows an illegal move?"},
	"choose claims":      {groupChoose, "Which draws may be claimed?"},
	"choose occurrences": {groupChoose, "How often has the position stood on the board?"},
	"choose outcome":     {groupChoose, "How does the game stand?"},
	"choose number":      {groupChoose, "How many legal moves are there?"},
	"choose san":         {groupChoose, "How is this move written?"},
	"choose mover":       {groupChoose, "Whose turn is it?"},
	"write":              {groupWrite, "Write the moves that I play on the board"},
	"read":               {groupWrite, "Play the move that the question names"},
	"find square":        {groupFind, "One square, by its name"},
	"find file":          {groupFind, "A whole file"},
	"find rank":          {groupFind, "A whole rank"},
	"find diagonal":      {groupFind, "A whole diagonal"},
	"find pieces":        {groupFind, "Every piece of a kind"},
	"find moves":         {groupFind, "Where a piece can go"},
	"find captures":      {groupFind, "What a piece can take"},
	"find guarded":       {groupFind, "What a piece attacks or guards"},
	"find attackers":     {groupFind, "Who attacks a square"},
	"find defenders":     {groupFind, "Who guards a square"},
	"find movable":       {groupFind, "Pieces that can move"},
	"find takeable":      {groupFind, "Pieces that can be taken"},
	"find loose":         {groupFind, "Pieces that can be taken and are not guarded"},
	"find checkers":      {groupFind, "Pieces that give check"},
	"find pinned":        {groupFind, "Pieces that are pinned"},
	"find flights":       {groupFind, "Squares the king can step to"},
	"find mates":         {groupFind, "Squares on which a move mates"},
}

// goalNotes say what a goal needs.
var goalNotes = map[string]string{
	"mate":        "Show the mate on the board, or let it be found. Every other mate counts as well.",
	"stalemate":   "Show it on the board, or let it be found. Every other stalemate counts as well.",
	"check":       "Show one check on the board, or let it be found. Every other check counts as well.",
	"escape":      "The side to move must be in check. Every legal move is right.",
	"capture all": "The other side stands still and needs no king. The shortest way is found by itself.",
	"reach":       "The other side stands still and needs no king. The shortest way is found by itself.",
	"explore":     "Nothing can go wrong: the learner makes as many moves as you say.",
	"write":       "An arrow shows each move; the learner writes it.",
	"read":        "Name the move in the question, exactly as it is written.",
}

// noteOf says what the goal chosen needs.
func noteOf(name string) string {
	switch {
	case goalNotes[name] != "":
		return goalNotes[name]
	case strings.HasPrefix(name, "choose ") || strings.HasPrefix(name, "find "):
		return "The right answer is worked out from the position. Moves played on the board lead up to it."
	}
	return ""
}

// fill gives a field of a goal its label, and the list to choose from.
func fill(f *GoalField, goal string) {
	switch f.Kind {
	case "square":
		f.Label = "Square"
		if f.Optional {
			f.Label = "Only the piece on"
		}
	case "move":
		f.Label = "Move, from and to"
	case "side":
		f.Label = "Side"
		f.Options = []Option{{"white", "White"}, {"black", "Black"}}
	case "file":
		f.Label, f.Options = "File", letters("abcdefgh")
	case "piece":
		f.Label = "Piece"
		for _, c := range []struct{ letters, side string }{{"KQRBNP", "White’s "}, {"kqrbnp", "Black’s "}} {
			for i, name := range []string{"king", "queens", "rooks", "bishops", "knights", "pawns"} {
				f.Options = append(f.Options, Option{c.letters[i : i+1], c.side + name})
			}
		}
	case "number":
		f.Label = "How many"
		switch goal {
		case "find rank":
			f.Label, f.Options = "Rank", letters("12345678")
		case "choose penalty":
			f.Label, f.Options = "Which illegal move", []Option{{"1", "The first"}, {"2", "The second"}}
		}
	case "option":
		f.Label = "Kind of game"
		f.Options = []Option{{"standard", "Standard"}, {"rapid", "Rapid"}, {"blitz", "Blitz"}}
	}
}

func letters(all string) []Option {
	var options []Option
	for _, l := range all {
		options = append(options, Option{string(l), string(l)})
	}
	return options
}
