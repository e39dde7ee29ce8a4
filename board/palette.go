package board

// Palette is one profile of colours. A mark is readable on every square, whatever its own colour,
// because it wears a halo: the tests ask 3 : 1 between a mark and its halo, and between a mark
// without one and both squares (WCAG 2.2, 1.4.11), and 4.5 : 1 for words (1.4.3).
type Palette struct {
	// LightSquare and DarkSquare are the board; Coordinate is written on both.
	LightSquare, DarkSquare, Coordinate Color

	// Rim is the frame around the squares, RimLine the fine line inside it, RimInk written on it.
	Rim, RimLine, RimInk Color

	// Tint lies over the two squares of the last move and over a selected one. Bracket draws the
	// corners of the former, Selected the frame of the latter.
	Tint, Bracket, Selected Color
	// Dot is for squares that can be reached, and the ring for captures.
	Dot Color
	// Check glows under a king.
	Check Color
	// Target frames the square on which a held piece would land.
	Target Color

	// Halo surrounds what follows.
	Halo                         Color
	Right, Wrong, Illegal, Other Color // the signs
	Hint, Show                   Color
	Pin                          Color
	Shade                        Color // the footprint, the padlock, the ring round a piece that is not there
	Green, Red, Blue             Color // circles and arrows of scripts
	Yellow, YellowHalo           Color // no yellow is dark enough for a light halo

	// Panel, PanelLine and Veil are the promotion chooser and what lies under it.
	Panel, PanelLine, Veil Color

	// Paper is the page behind the strip, which the canvas leaves transparent. On it: words.
	Paper, Ink                               Color
	InkRight, InkWrong, InkIllegal, InkOther Color
	TurnWhite, TurnBlack, TurnOutline        Color

	// Weight makes every stroke thicker or thinner.
	Weight float64
}

var light = Palette{
	LightSquare: rgb(0xF0E6D2),
	DarkSquare:  rgb(0x9CAF88),
	Coordinate:  rgb(0x2E3D26),

	Rim:     rgb(0x5C4733),
	RimLine: rgb(0x3D2E20),
	RimInk:  rgb(0xF0E6D2),

	Tint:     rgb(0xE3B23C).fade(0.42),
	Bracket:  rgb(0x5E4A0C),
	Selected: rgb(0x1F5145),
	Dot:      rgb(0x1F5145),
	Check:    rgb(0x98291A),
	Target:   rgb(0x1F5145),

	Halo:       rgb(0xFFFDF7),
	Right:      rgb(0x2E7D4F),
	Wrong:      rgb(0xB3412E),
	Illegal:    rgb(0x8A5A00),
	Other:      rgb(0x4F5B75),
	Hint:       rgb(0x3B6FB6),
	Show:       rgb(0x2F6F5E),
	Pin:        rgb(0x6B4494),
	Shade:      rgb(0x4A4238),
	Green:      rgb(0x2E7D4F),
	Red:        rgb(0xB3412E),
	Blue:       rgb(0x2F62A8),
	Yellow:     rgb(0xF2C230),
	YellowHalo: rgb(0x4A3800),

	Panel:     rgb(0xFAF7F2),
	PanelLine: rgb(0xDDD5C8),
	Veil:      rgb(0x1E2430).fade(0.12),

	Paper:       rgb(0xFAF7F2),
	Ink:         rgb(0x1E2430),
	InkRight:    rgb(0x2A7449),
	InkWrong:    rgb(0xA93B29),
	InkIllegal:  rgb(0x7C5000),
	InkOther:    rgb(0x4F5B75),
	TurnWhite:   rgb(0xFFFDF7),
	TurnBlack:   rgb(0x2E2B2A),
	TurnOutline: rgb(0x2E2B2A),

	Weight: 1,
}

// dark dims the squares, so that the board does not glare, and turns the paper; the marks lie on
// the squares and stay.
var dark = derive(light, func(p *Palette) {
	p.LightSquare = rgb(0xD8CFBC)
	p.DarkSquare = rgb(0x869A74)
	p.Coordinate = rgb(0x1F2A19)
	p.Rim = rgb(0x3A2E23)
	p.RimLine = rgb(0x241B13)
	p.RimInk = rgb(0xD8CFBC)
	p.Tint = rgb(0xE3B23C).fade(0.40)
	p.Bracket = rgb(0x4A3A06)
	p.Selected = rgb(0x163D34)
	p.Dot = rgb(0x163D34)
	p.Target = rgb(0x163D34)
	p.Check = rgb(0x84200F)

	p.Panel = rgb(0xE8E4DC)
	p.PanelLine = rgb(0xC6BFB2)
	p.Veil = rgb(0x000000).fade(0.14)

	p.Paper = rgb(0x15181D)
	p.Ink = rgb(0xE8E4DC)
	p.InkRight = rgb(0x76C99A)
	p.InkWrong = rgb(0xF0907A)
	p.InkIllegal = rgb(0xE5B45A)
	p.InkOther = rgb(0xA9B4C6)
	p.TurnOutline = rgb(0xE8E4DC)
})

// projector is for a beamer in a bright room: white, black, thick.
var projector = derive(light, func(p *Palette) {
	p.LightSquare = rgb(0xFFFFFF)
	p.DarkSquare = rgb(0x9A9A9A)
	p.Coordinate = rgb(0x000000)
	p.Rim = rgb(0x000000)
	p.RimLine = rgb(0x000000)
	p.RimInk = rgb(0xFFFFFF)
	p.Tint = rgb(0xFFD21F).fade(0.6)
	p.Bracket = rgb(0x000000)
	p.Selected = rgb(0x000000)
	p.Dot = rgb(0x000000)
	p.Target = rgb(0x000000)
	p.Check = rgb(0x8A0F00)

	p.Halo = rgb(0xFFFFFF)
	p.Right = rgb(0x005A2B)
	p.Wrong = rgb(0xA31500)
	p.Illegal = rgb(0x6B4300)
	p.Other = rgb(0x2B3550)
	p.Hint = rgb(0x0B4A9E)
	p.Show = rgb(0x00513F)
	p.Pin = rgb(0x4E1F80)
	p.Shade = rgb(0x000000)
	p.Green = rgb(0x005A2B)
	p.Red = rgb(0xA31500)
	p.Blue = rgb(0x0B4A9E)
	p.Yellow = rgb(0xFFD21F)
	p.YellowHalo = rgb(0x000000)

	p.Panel = rgb(0xFFFFFF)
	p.PanelLine = rgb(0x000000)
	p.Veil = rgb(0x000000).fade(0.12)

	p.Paper = rgb(0xFFFFFF)
	p.Ink = rgb(0x000000)
	p.InkRight = rgb(0x005A2B)
	p.InkWrong = rgb(0xA31500)
	p.InkIllegal = rgb(0x6B4300)
	p.InkOther = rgb(0x2B3550)
	p.TurnWhite = rgb(0xFFFFFF)
	p.TurnBlack = rgb(0x000000)
	p.TurnOutline = rgb(0x000000)

	p.Weight = 1.4
})

// projectorDark is the projector's board on a black page.
var projectorDark = derive(projector, func(p *Palette) {
	p.Paper = rgb(0x000000)
	p.Ink = rgb(0xFFFFFF)
	p.InkRight = rgb(0x7FE0A8)
	p.InkWrong = rgb(0xFF9C87)
	p.InkIllegal = rgb(0xFFC95C)
	p.InkOther = rgb(0xC3CCDD)
	p.TurnOutline = rgb(0xFFFFFF)
})

// derive returns a copy of a palette with changes.
func derive(from Palette, change func(*Palette)) Palette {
	change(&from)
	return from
}

// script returns the colour of a script's circle or arrow and of its halo.
func (p *Palette) script(name string) (c, halo Color) {
	switch name {
	case "red":
		return p.Red, p.Halo
	case "blue":
		return p.Blue, p.Halo
	case "yellow":
		return p.Yellow, p.YellowHalo
	}
	return p.Green, p.Halo
}
