package author

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"strings"

	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/tutor"
)

// fragment is what a link has in its fragment: a set, and the picture that is shown until the player is there. The page
// reads it, web/src/ownset.ts.
type fragment struct {
	Version int    `json:"v"`
	PGN     string `json:"pgn"`
	// Still is a tutor.Still, missing where the set cannot be played.
	Still json.RawMessage `json:"still,omitempty"`
}

const (
	fragmentVersion = 1
	// fragmentName stands before the value in a link.
	fragmentName = "set="
	// longLink is how many characters a link can have without trouble: some mail programs and platforms cut longer ones.
	longLink = 4000
	// mostFragment is what the page reads of one unpacked, in bytes (MOST in ownset.ts): the largest script, in JSON, where each quote
	// and line end takes two, and what is around it.
	mostFragment = 2*pgn.MaxBytes + 64<<10
)

// encodeFragment returns the value of a link's fragment: base64url of DEFLATE of JSON. A picture that would make it more than the
// page reads stays out: the exercises go before.
func encodeFragment(f fragment) string {
	text := f.json()
	if len(text) > mostFragment {
		f.Still = nil
		text = f.json()
	}
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.BestCompression)
	if err != nil {
		panic(err) // the level is one
	}
	// A buffer refuses nothing.
	w.Write(text)
	w.Close()
	return base64.RawURLEncoding.EncodeToString(packed.Bytes())
}

func (f fragment) json() []byte {
	var text bytes.Buffer
	to := json.NewEncoder(&text)
	to.SetEscapeHTML(false) // it is packed, so nobody takes it for HTML
	if err := to.Encode(f); err != nil {
		panic(err) // there is nothing in it that JSON cannot say
	}
	return bytes.TrimSpace(text.Bytes())
}

// fragment is the value for a link to the set.
func (s *Session) fragment() string {
	f := fragment{Version: fragmentVersion, PGN: s.compact()}
	t := tutor.New(nil, "")
	t.Handle(tutor.Event{Type: tutor.EventOwn, Text: f.PGN})
	if v := t.View(); strings.HasPrefix(v.Lesson, "own-") {
		still, err := json.Marshal(tutor.StillOf(&v))
		if err != nil {
			panic(err) // as above
		}
		f.Still = still
	}
	return encodeFragment(f)
}
