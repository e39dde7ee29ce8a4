package tutor

import "slices"

// mostOwn is how many scripts from outside keep their stars. Whoever opens links all year must not fill the browser's storage:
// those opened longest ago are forgotten, and never a star of the course.
const mostOwn = 32

// stay keeps where the learner is, and reports whether that is news. A script from outside has a place of its own, so that the
// course is gone on with where it was left.
func (p *progress) stay(at place) bool {
	if !isOwn(at.Lesson) {
		news := p.At != at
		p.At = at
		return news
	}
	if len(p.Own) > 0 && p.Own[0] == at {
		return false
	}
	p.Own = slices.DeleteFunc(p.Own, func(o place) bool { return o.Lesson == at.Lesson })
	p.Own = slices.Insert(p.Own, 0, at)
	p.forgetOldest()
	return true
}

// left returns where the learner was last: in a script from outside, or, for "", in the course.
func (p *progress) left(own string) place {
	if own == "" {
		return p.At
	}
	for _, o := range p.Own {
		if o.Lesson == own {
			return o
		}
	}
	return place{}
}

// forgetOldest drops the scripts from outside that are too many, with their stars.
func (p *progress) forgetOldest() {
	p.Own = p.Own[:min(len(p.Own), mostOwn)]
	for id := range p.Best {
		if isOwn(id) && p.left(id) == (place{}) {
			delete(p.Best, id)
		}
	}
}
