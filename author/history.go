package author

// longestPast is how many changes can be taken back.
const longestPast = 200

// change is a set as it was, or will be, and what leads from it or to it.
type change struct {
	set   set
	label string
	// key is the text that was typed, "" for a change of another kind: to type on is one change.
	key string
}

// history keeps the sets before and after the one being edited, the nearest last.
type history struct{ past, future []change }

// keep notes a set that is about to be changed.
func (h *history) keep(before set, label, key string) {
	h.future = nil
	if n := len(h.past); key != "" && n > 0 && h.past[n-1].key == key {
		return
	}
	if len(h.past) == longestPast {
		h.past = h.past[1:]
	}
	h.past = append(h.past, change{before, label, key})
}

// pause ends what is being typed: what comes next is a change of its own.
func (h *history) pause() {
	if n := len(h.past); n > 0 {
		h.past[n-1].key = ""
	}
}

// back and forth return the set to go to; false where there is none.
func (h *history) back(now set) (set, bool)  { return step(&h.past, &h.future, now) }
func (h *history) forth(now set) (set, bool) { return step(&h.future, &h.past, now) }

func step(from, to *[]change, now set) (set, bool) {
	last := len(*from) - 1
	if last < 0 {
		return now, false
	}
	c := (*from)[last]
	*from = (*from)[:last]
	*to = append(*to, change{now, c.label, ""})
	return c.set, true
}
