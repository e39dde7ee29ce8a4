package rulebook

import (
	"fmt"
	"slices"

	"github.com/touchmove/touchmove/lessons"
)

// Practice is a link into the course.
type Practice struct {
	// Address is relative to a page of the rulebook.
	Address, Title string
}

// practice returns the exercises that practise a rule: for each of its facts the first of the course,
// and nothing for a fact that has none yet. Fact 10 is a bundle, whose first exercise is about some other rule.
func practice(course []*lessons.Lesson, r *Rule) []Practice {
	var all []Practice
	for _, fact := range r.Facts {
		if p, ok := first(course, fact); ok && fact != "10" && !slices.Contains(all, p) {
			all = append(all, p)
		}
	}
	return all
}

func first(course []*lessons.Lesson, fact string) (Practice, bool) {
	for _, l := range course {
		for i, e := range l.Exercises {
			if slices.Contains(e.Facts, fact) {
				return Practice{fmt.Sprintf("../?lesson=%s&step=%d", l.ID, i+1), e.Title}, true
			}
		}
	}
	return Practice{}, false
}
