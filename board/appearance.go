package board

// Appearance is what the settings say about how the board looks.
type Appearance struct {
	// Theme is "light" or "dark"; anything else is light.
	Theme string `json:"theme"`
	// Coordinates shows the letters of the files and the numbers of the ranks.
	Coordinates bool `json:"coordinates"`
	// Contrast is the profile for projectors: white, black, thick.
	Contrast bool `json:"contrast"`
	// Motion is false where the learner asked for less of it: everything is then shown at once.
	Motion bool `json:"motion"`
}

// palette returns the colours of the appearance.
func (a Appearance) palette() *Palette {
	switch {
	case a.Contrast && a.Theme == "dark":
		return &projectorDark
	case a.Contrast:
		return &projector
	case a.Theme == "dark":
		return &dark
	}
	return &light
}
