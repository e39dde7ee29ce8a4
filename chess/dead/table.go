package dead

// table maps positions to a number. It is a hash table with open addressing, as small as it can be: nearly all its time
// goes into waiting for memory.
type table struct {
	slots []slot // a power of two of them, at most three quarters used
	used  int
}

// slot is free while its key is zero; no position has that key, since every position has kings.
type slot struct {
	key   key
	value int32
}

const firstSlots = 1 << 10

// at returns the value kept for a position, to be read or set, and whether the position is new; then the value is 0.
// The pointer is good until the next call.
func (t *table) at(k key) (value *int32, isNew bool) {
	if 4*t.used >= 3*len(t.slots) {
		t.grow()
	}
	s := t.find(k)
	if s.key == k {
		return &s.value, false
	}
	s.key = k
	t.used++
	return &s.value, true
}

// find returns the slot of a key, or the free one where it belongs.
func (t *table) find(k key) *slot {
	last := uint64(len(t.slots) - 1)
	for i := k.hash() & last; ; i = (i + 1) & last {
		if s := &t.slots[i]; s.key == k || s.key == (key{}) {
			return s
		}
	}
}

func (t *table) grow() {
	old := t.slots
	t.slots = make([]slot, max(firstSlots, 2*len(old)))
	for i := range old {
		if old[i].key != (key{}) {
			*t.find(old[i].key) = old[i]
		}
	}
}
