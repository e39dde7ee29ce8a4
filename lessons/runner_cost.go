package lessons

// Wrong is how many wrong tries this attempt has cost. The same wrong answer costs once where an answer stays on the board or on its
// button: to a question, a square, a call at a turn.
func (r *Runner) Wrong() int { return r.wrong }

// HintsOpened is how many hints this attempt has opened, at all its turns.
func (r *Runner) HintsOpened() int {
	count := 0
	for _, n := range r.opened {
		count += n
	}
	return count
}

// Shown reports whether "show me" was asked for in this attempt.
func (r *Runner) Shown() bool { return r.shown }

// Stars are 1 to 3: what solving the exercise is worth, as things stand. Wrong tries and hints count together.
func (r *Runner) Stars() int {
	switch cost := r.wrong + r.HintsOpened(); {
	case r.shown || cost > 2:
		return 1
	case cost > 0, r.tookLonger():
		return 2
	}
	return 3
}

// PendingCall is the call that the next piece touched or the next move belongs to, "" for none.
func (r *Runner) PendingCall() string {
	switch {
	case r.beside.adjusting:
		return callAdjust
	case r.Announcing():
		return announcing(r.beside.announcing)
	}
	return ""
}
