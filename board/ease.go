package board

// The durations of all that moves, in seconds.
const (
	glideTime = 0.160 // one move
	restTime  = 0.080 // between a move and the reply, so that the eye can follow: 240 ms a move
	popTime   = 0.120 // a sign
	rayTime   = 0.220 // a ray of evidence
)

// easeOut starts fast and comes to rest softly. t is clamped to 0 … 1.
func easeOut(t float64) float64 {
	t = 1 - clamp01(t)
	return 1 - t*t*t
}

// pop grows from nothing a little beyond the full size and settles at 1.
func pop(t float64) float64 {
	t = clamp01(t) - 1
	const beyond = 2.2
	return 1 + t*t*((beyond+1)*t+beyond)
}

func clamp01(t float64) float64 { return min(max(t, 0), 1) }
