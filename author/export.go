package author

import "strings"

// export makes something to take away.
func (s *Session) export(e Event) {
	out := Out{Kind: OutKind(e.Name)}
	switch out.Kind {
	case OutPGN:
		out.Text = s.PGN(0)
	case OutLink:
		out.Text = s.link(e.Text)
		out.Length = len(out.Text)
		if out.Length > longLink {
			out.Note = sayLongLink(out.Length)
		}
	case OutWorksheet:
		var left int
		if out.Text, left = s.worksheet(); left > 0 {
			out.Note = sayLeftOff(left)
		}
	case OutCSV:
		if s.results == nil {
			return
		}
		out.Text = s.results.csv()
	default:
		s.notice = sayUnknownEvent(e.Name)
		return
	}
	if _, unsound := s.blocked(); unsound && out.Kind != OutCSV && out.Kind != OutWorksheet {
		out.Note = strings.TrimSpace(sayBlocked + " " + out.Note)
	}
	s.out = &out
}

// blocked reports whether something keeps the set from being played.
func (s *Session) blocked() (fault Fault, is bool) {
	faults, _ := s.faults()
	for _, f := range faults {
		if f.Blocks {
			return f, true
		}
	}
	return Fault{}, false
}

// link is an address with the set in its fragment. What the address has of one already goes.
func (s *Session) link(address string) string {
	address, _, _ = strings.Cut(strings.TrimSpace(address), "#")
	return address + "#" + fragmentName + s.fragment()
}
