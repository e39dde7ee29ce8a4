package dead

// queue holds states by how far they look from a mate, the nearest first and of those the last one put in. States
// of the same number are a chain through their field next.
type queue struct {
	chains  [512]int32 // 1 plus the last state of each number, 0 for none
	nearest int        // no chain before it has a state
}

// put adds a state and returns what its next must be. A number too high counts as the highest.
func (q *queue) put(far int, i int32) (next int32) {
	far = min(far, len(q.chains)-1)
	q.nearest = min(q.nearest, far)
	next = q.chains[far]
	q.chains[far] = i + 1
	return next
}

// first returns the nearest state. There must be one.
func (q *queue) first() int32 {
	for q.chains[q.nearest] == 0 {
		q.nearest++
	}
	return q.chains[q.nearest] - 1
}

// drop takes the first state out, whose next is given.
func (q *queue) drop(next int32) { q.chains[q.nearest] = next }
