package author

import "strings"

// export makes something to take away.
func (s *Session) export(e Event) {
	out := Out{Kind: OutKind(e.Name)}
	switch out.Kind {
	case OutPGN:
		out.Text, out.Name = s.PGN(0), fileName(s.set.title)+".pgn"
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
		out.Name = fileName(s.set.title) + ".html"
	case OutCSV:
		if s.results == nil {
			return
		}
		out.Text, out.Name = s.results.csv(), "results.csv"
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

// fileName makes the name of a file of a title.
func fileName(title string) string {
	var name strings.Builder
	for _, r := range strings.ToLower(title) {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			name.WriteRune(r)
		case name.Len() > 0 && !strings.HasSuffix(name.String(), "-"):
			name.WriteByte('-')
		}
		if name.Len() >= 40 {
			break
		}
	}
	if text := strings.Trim(name.String(), "-"); text != "" {
		return text
	}
	return "exercises"
}
