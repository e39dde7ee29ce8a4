package tutor

import (
	"slices"
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess/pgn"
)

// MostPocket is how many characters View.Save has at most where Visit.Pocket asks for a small one. SCORM 1.2 gives a course
// 4,096 for its cmi.suspend_data.
const MostPocket = 4000

// pocketMark begins a small save, so that nobody takes it for another.
const pocketMark = "pocket1"

// pocket returns the small form of View.Save: where the learner is, and the best stars, in ASCII.
//
//	pocket1 castling/3 castling=332 pawn=30021
//
// A digit is an exercise's stars, from step 1 on; what follows the last one is not solved. The whole course fits three times. Of
// more, the lessons of the run come first, then the others in the order of their ids, and those that do not fit are left out.
func (s *Session) pocket() string {
	text := pocketMark + " " + pocketPlace(s.progress.left(s.own))
	var ids []string
	for _, l := range s.course.lessons {
		ids = append(ids, l.ID)
	}
	run := len(ids)
	for id := range s.progress.Best {
		if !slices.Contains(ids[:run], id) {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids[run:])
	for _, id := range ids {
		digits := pocketStars(s.progress.Best[id])
		if part := " " + id + "=" + digits; digits != "" && fitsPocket(id) && len(text)+len(part) <= MostPocket {
			text += part
		}
	}
	return text
}

// pocketStars writes the stars of a lesson's steps.
func pocketStars(best map[int]int) string {
	last := 0
	for step := range best {
		if step <= pgn.MaxGames {
			last = max(last, step)
		}
	}
	digits := make([]byte, last)
	for i := range digits {
		digits[i] = '0' + byte(best[i+1])
	}
	return string(digits)
}

// pocketPlace writes a place, "-" for none.
func pocketPlace(at place) string {
	if !fitsPocket(at.Lesson) || at.Step < 1 {
		return "-"
	}
	return at.Lesson + "/" + strconv.Itoa(at.Step)
}

// longestPocketID is longer than any id of the course.
const longestPocketID = 100

// fitsPocket says whether an id can stand in a small save: one made of anything but letters, digits and hyphens of ASCII is left out.
func fitsPocket(id string) bool {
	for _, c := range []byte(id) {
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '-' && c != '_' {
			return false
		}
	}
	return id != "" && id[0] != '-' && len(id) <= longestPocketID
}

// unpocket reads a small save into p. It reports false where not all of it could be understood, and where it is none.
func (p *progress) unpocket(text string) bool {
	words := strings.Split(text, " ")
	if words[0] != pocketMark || len(words) < 2 {
		return false
	}
	whole := words[1] == "-"
	if lesson, step, ok := strings.Cut(words[1], "/"); ok && fitsPocket(lesson) {
		if n, err := strconv.Atoi(step); err == nil && n >= 1 {
			p.stay(place{lesson, n})
			whole = true
		}
	}
	for _, word := range words[2:] {
		lesson, digits, _ := strings.Cut(word, "=")
		if !fitsPocket(lesson) || digits == "" || len(digits) > pgn.MaxGames {
			whole = false
			continue
		}
		if isOwn(lesson) && p.left(lesson) == (place{}) {
			p.Own = append(p.Own, place{lesson, 1})
		}
		for i, digit := range []byte(digits) {
			switch {
			case digit > '0' && digit <= '3':
				p.record(place{lesson, i + 1}, int(digit-'0'))
			case digit != '0':
				whole = false
			}
		}
	}
	p.forgetOldest()
	return whole
}
