package author

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/lessons"
)

// setField changes one of the texts.
func (s *Session) setField(e Event) {
	text := plain(e.Text)
	name := FieldName(e.Name)
	key := e.Name + " " + e.Key + " " + number(e.Number) + " " + number(s.set.open) + " " + number(s.set.at)
	if name == FieldHeading {
		s.edit(labelHeading, key, func(g *pgn.Game, at *node) (*pgn.Move, bool) {
			return at.move, setTag(g, "ChapterName", text)
		})
		return
	}
	s.edit(labelWords, key, func(g *pgn.Game, at *node) (*pgn.Move, bool) {
		said := sayingAt(g, at)
		if !s.write(&said, name, e, text) {
			return nil, false
		}
		said.say(g, at)
		return at.move, true
	})
}

// write changes what is said at the cursor, and reports whether it did.
func (s *Session) write(said *saying, name FieldName, e Event, text string) bool {
	if text != "" && len(text) > longestText {
		s.notice = sayLongText
		return false
	}
	switch name {
	case FieldWords:
		changed := said.text != text
		said.text = text
		return changed
	case FieldHint:
		return e.Number >= 1 && said.set("hint", text, e.Number-1, anyArgs)
	case FieldRight:
		return said.set("right", text, 0, anyArgs)
	case FieldWrong:
		isReply := s.isReply()
		return said.set("wrong", notKey(text, isReply), 0, func(args string) bool { return !isReply(firstWord(args)) })
	case FieldReply:
		return s.isReply()(e.Key) && said.set("wrong", withKey(e.Key, text), 0, keyed(e.Key))
	case FieldIllegal:
		if e.Key == "" {
			return said.set("illegal", notKey(text, isTry), 0, func(args string) bool { return !isTry(firstWord(args)) })
		}
		return isTry(e.Key) && said.set("illegal", withKey(e.Key, text), 0, keyed(e.Key))
	}
	return false
}

// longestText is more than anybody reads.
const longestText = 4000

func firstWord(text string) string {
	first, _, _ := strings.Cut(text, " ")
	return first
}

func withKey(key, text string) string {
	if text == "" {
		return ""
	}
	return key + " " + text
}

// notKey sees to it that words that are about everything else are not taken for words about one thing.
func notKey(text string, isKey func(string) bool) string {
	if !isKey(firstWord(text)) {
		return text
	}
	r, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(r)) + text[size:]
}

// isReply tells the words that name an answer of the open exercise.
func (s *Session) isReply() func(string) bool {
	e := s.reading.exercise
	ids := map[string]bool{}
	for _, c := range s.answers() {
		ids[c.ID] = true
	}
	return func(word string) bool {
		if ids[word] {
			return true
		}
		_, err := chess.ParseSquare(word)
		return err == nil && e.Asks() == lessons.AsksSquares
	}
}

// answers are those of the open exercise, where it is a question.
func (s *Session) answers() []lessons.Choice {
	if !s.reading.sound {
		return nil
	}
	return s.reading.exercise.Answers()
}

// isTry tells the words that name an illegal try, or the reason of one.
func isTry(word string) bool {
	for _, code := range chess.ReasonCodes() {
		if word == string(code) {
			return true
		}
	}
	if len(word) < 4 || len(word) > 5 {
		return false
	}
	_, err := chess.ParseSquare(word[:2])
	_, err2 := chess.ParseSquare(word[2:4])
	return err == nil && err2 == nil && (len(word) == 4 || strings.Contains("qrbn", word[4:]))
}

// setView says who sits at the lower edge.
func (s *Session) setView(e Event) {
	value := e.Name
	switch value {
	case viewLearner:
		value = ""
	case "white", "black":
	default:
		return
	}
	s.edit(labelView, "", func(g *pgn.Game, at *node) (*pgn.Move, bool) {
		return at.move, setTag(g, "Orientation", value)
	})
}

const viewLearner = "learner"

// setFirst says who makes the first move.
func (s *Session) setFirst(e Event) {
	if e.Name != "learner" && e.Name != "opponent" || !s.canOpponentFirst() {
		return
	}
	s.edit(labelFirst, "", func(g *pgn.Game, at *node) (*pgn.Move, bool) {
		return at.move, setOpponentFirst(g, s.reading.exercise.Start.Turn(), e.Name == "opponent")
	})
	s.toQuestion()
}

// setOpponentFirst gives the first move to the opponent, or takes it from them.
func setOpponentFirst(g *pgn.Game, turn chess.Color, opponent bool) bool {
	value := ""
	if opponent {
		value = turn.Other().String()
	}
	lead := setTag(g, "LeadIn", "")
	return setTag(g, "Learner", value) || lead
}

// canOpponentFirst reports whether somebody else than the learner can make the first move of the line.
func (s *Session) canOpponentFirst() bool {
	asks := s.reading.exercise.Asks()
	return !s.reading.exercise.Alone && (asks == lessons.AsksMove || asks == lessons.AsksWriting)
}
