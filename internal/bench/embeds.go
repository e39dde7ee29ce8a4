package bench

import (
	"fmt"
	"io"
)

// embedFigures is what web/bench/embeds.mjs prints.
type embedFigures struct {
	// One and Ten are the processor's time of the whole browser during half an untouched minute of a page with one and with ten
	// exercises that were woken, ms.
	One float64 `json:"one"`
	Ten float64 `json:"ten"`
	// Asleep counts what ten untouched exercises have fetched of the program and its scripts.
	Asleep int `json:"asleep"`
	// measured tells a page that fetched nothing from one that was not looked at.
	measured bool
}

// measureEmbeds needs the site at the address.
func (f *figures) measureEmbeds(log io.Writer, root, address string) error {
	err := node(log, root, &f.embeds, "embeds.mjs", address)
	f.embeds.measured = err == nil
	return err
}

// embedRows writes what was measured, and what it must be, into the table.
func (f *figures) embedRows(row func(what, ours, against, ratio, must string, holds bool)) {
	e := f.embeds
	row("Ten exercises on a page, untouched: programs fetched", fmt.Sprint(e.Asleep), "", "", "0", e.measured && e.Asleep == 0)
	row("Whole browser's processor time in 30 s untouched, ten woken", milliseconds(e.Ten), milliseconds(e.One)+" one woken", times(e.Ten/e.One),
		"≤ 1.5 ×", e.One > 0 && e.Ten/e.One <= 1.5)
}
