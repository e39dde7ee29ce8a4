package lessons

import "strings"

// nearest returns the name that a word is probably a misspelling of, "" for none. A name in the wrong case is near;
// otherwise one letter may differ in short names and two in those of six letters or more.
func nearest(word string, names []string) string {
	best, least := "", 3
	for _, name := range names {
		allowed := 1
		if len(name) >= 6 {
			allowed = 2
		}
		d := distance(strings.ToLower(word), strings.ToLower(name))
		if d <= allowed && d < least {
			best, least = name, d
		}
	}
	return best
}

// distance is the number of letters to put in, take out, change or swap with the next one to make one word the other.
func distance(a, b string) int {
	if max(len(a), len(b)) > 100 {
		return 100 // no name of ours: not worth the work
	}
	var before []int
	last := make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row := make([]int, len(b)+1)
		row[0] = i
		for j := 1; j <= len(b); j++ {
			change := 1
			if a[i-1] == b[j-1] {
				change = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+change)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last = last, row
	}
	return last[len(b)]
}
