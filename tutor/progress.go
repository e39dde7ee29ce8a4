package tutor

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
)

// saveVersion is the version of the saved text that this program writes and reads.
const saveVersion = 1

// place is an exercise's address: a lesson's id and a step counted from 1.
type place struct {
	Lesson string `json:"lesson"`
	Step   int    `json:"step"`
}

// progress is what outlives a visit. Its JSON is View.Save.
type progress struct {
	Version int `json:"version"`
	// At is where the learner was last.
	At place `json:"at"`
	// Best holds the best stars, 1 to 3, by lesson and step. A step never solved is absent.
	Best map[string]map[int]int `json:"best"`
	// Resets counts how often the learner had everything forgotten. Results of an earlier count are gone,
	// whichever window still shows them.
	Resets int `json:"resets,omitempty"`
	// Own are the scripts from outside, the one opened last first, with the step where the learner was.
	Own []place `json:"own,omitempty"`
	// Kept holds saved texts that could not be read whole. They may come from a newer version or a
	// damaged disk; somebody who knows may still get a learner's stars out of them.
	Kept []string `json:"kept,omitempty"`

	// first is the exercise that was solved last of those that had never been solved before, in this visit.
	first place
}

func newProgress() progress {
	return progress{Version: saveVersion, Best: map[string]map[int]int{}}
}

// readProgress reads a saved text. It takes what can be understood; whole is false, and the text itself
// is in Kept, where that was not everything. Unknown fields are no damage.
func readProgress(save string) (p progress, whole bool) {
	p = newProgress()
	if save == "" {
		return p, true
	}
	if strings.HasPrefix(save, pocketMark) {
		whole = p.unpocket(save)
	} else {
		whole = p.decode([]byte(save))
	}
	p.first = place{}
	save = strings.ToValidUTF8(save, "\uFFFD") // JSON would do the same, but only on the second reading
	if !whole && !slices.Contains(p.Kept, save) {
		p.Kept = append(p.Kept, save)
	}
	return p, whole
}

func (p *progress) decode(text []byte) bool {
	var raw struct {
		Version int             `json:"version"`
		At      json.RawMessage `json:"at"`
		Best    json.RawMessage `json:"best"`
		Resets  json.RawMessage `json:"resets"`
		Own     json.RawMessage `json:"own"`
		Kept    json.RawMessage `json:"kept"`
	}
	if json.Unmarshal(text, &raw) != nil || raw.Version != saveVersion {
		return false
	}
	whole := true
	if len(raw.Kept) > 0 && json.Unmarshal(raw.Kept, &p.Kept) != nil {
		p.Kept, whole = nil, false
	}
	if len(raw.Resets) > 0 && (json.Unmarshal(raw.Resets, &p.Resets) != nil || p.Resets < 0) {
		p.Resets, whole = 0, false
	}
	if len(raw.At) > 0 && json.Unmarshal(raw.At, &p.At) != nil {
		p.At, whole = place{}, false
	}
	if len(raw.Own) > 0 && !p.decodeOwn(raw.Own) {
		whole = false
	}
	var best map[string]map[string]json.RawMessage
	if len(raw.Best) > 0 && json.Unmarshal(raw.Best, &best) != nil {
		return false
	}
	for lesson, steps := range best {
		for name, value := range steps {
			step, err := strconv.Atoi(name)
			var stars int
			if err != nil || step < 1 || json.Unmarshal(value, &stars) != nil || stars < 1 || stars > 3 {
				whole = false
				continue
			}
			p.record(place{lesson, step}, stars)
		}
	}
	p.forgetOldest()
	return whole
}

// decodeOwn reads Own, without what cannot be.
func (p *progress) decodeOwn(text []byte) bool {
	var own []place
	if json.Unmarshal(text, &own) != nil {
		return false
	}
	for _, o := range own {
		if isOwn(o.Lesson) && p.left(o.Lesson) == (place{}) {
			p.Own = append(p.Own, o)
		}
	}
	return true
}

// encode returns the text for View.Save. Equal progress gives equal text.
func (p *progress) encode() string {
	text, err := json.Marshal(p)
	if err != nil {
		panic(err) // strings, numbers and maps of them: nothing here can fail to encode
	}
	return string(text)
}

// stars returns the best result of an exercise, 0 where it was never solved.
func (p *progress) stars(at place) int { return p.Best[at.Lesson][at.Step] }

// record keeps a result if it is the best so far, and says whether it is.
func (p *progress) record(at place, stars int) bool {
	if stars <= p.stars(at) {
		return false
	}
	if p.stars(at) == 0 {
		p.first = at
	}
	if p.Best[at.Lesson] == nil {
		p.Best[at.Lesson] = map[int]int{}
	}
	p.Best[at.Lesson][at.Step] = stars
	return true
}

// merge takes in what another window has kept: the best of both, or, where everything was forgotten
// there, only what was earned since. It says whether there was anything new. The place stays ours.
func (p *progress) merge(other *progress) bool {
	if other.Resets < p.Resets {
		return false
	}
	defer func(first place) { p.first = first }(p.first)
	news := other.Resets > p.Resets
	if news {
		p.Resets, p.Best, p.Own, p.Kept = other.Resets, map[string]map[int]int{}, nil, nil
	}
	for _, o := range other.Own {
		if len(p.Own) < mostOwn && p.left(o.Lesson) == (place{}) {
			p.Own, news = append(p.Own, o), true
		}
	}
	for lesson, steps := range other.Best {
		for step, stars := range steps {
			if isOwn(lesson) && p.left(lesson) == (place{}) {
				continue
			}
			news = p.record(place{lesson, step}, stars) || news
		}
	}
	for _, text := range other.Kept {
		if !slices.Contains(p.Kept, text) {
			p.Kept, news = append(p.Kept, text), true
		}
	}
	return news
}
