package author

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/tutor"
)

// fragment is what a link has in its fragment: a set, and the picture that is shown until the player is there. web/src has
// its twin.
type fragment struct {
	Version int    `json:"v"`
	PGN     string `json:"pgn"`
	Title   string `json:"title"`
	// Still is a tutor.Still, missing where the set cannot be played.
	Still json.RawMessage `json:"still,omitempty"`
}

const (
	fragmentVersion = 1
	// fragmentName stands before the value in a link.
	fragmentName = "set="
	// mostFragment is how large a fragment may be when it is unpacked: the largest script, and room for the picture.
	mostFragment = pgn.MaxBytes + 64<<10
	// longLink is how many characters a link can have without trouble: some mail programs and platforms cut longer ones.
	longLink = 4000
)

// encodeFragment returns the value of a link's fragment: base64url of DEFLATE of JSON.
func encodeFragment(f fragment) string {
	var text bytes.Buffer
	json := json.NewEncoder(&text)
	json.SetEscapeHTML(false) // it is packed, so nobody takes it for HTML
	if err := json.Encode(f); err != nil {
		panic(err) // there is nothing in it that JSON cannot say
	}
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.BestCompression)
	if err != nil {
		panic(err) // the level is one
	}
	// A buffer refuses nothing.
	w.Write(bytes.TrimSpace(text.Bytes()))
	w.Close()
	return base64.RawURLEncoding.EncodeToString(packed.Bytes())
}

// unreadable says why a fragment cannot be read, in a sentence for people.
type unreadable string

func (u unreadable) Error() string { return string(u) }

const (
	errNoFragment    = unreadable("This link has no set in it. It has “#set=” and many letters behind it.")
	errBadFragment   = unreadable("This link is damaged: a part of it is missing or was changed. Copy it again, to its end.")
	errLargeFragment = unreadable("The set in this link is larger than 1 MiB.")
	errNewFragment   = unreadable("This link was made by a newer version. Reload the page, and try again.")
)

// decodeFragment reads the value of a fragment, or a whole link. It unpacks no more than mostFragment bytes.
func decodeFragment(text string) (fragment, error) {
	text = strings.Join(strings.Fields(text), "") // as mail programs break it
	if _, after, found := strings.Cut(text, "#"); found {
		text = after
		if _, value, found := strings.Cut(text, fragmentName); found {
			text, _, _ = strings.Cut(value, "&")
		} else {
			return fragment{}, errNoFragment
		}
	}
	text = strings.TrimRight(strings.TrimPrefix(text, fragmentName), "=")
	if text == "" {
		return fragment{}, errNoFragment
	}
	packed, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return fragment{}, errBadFragment
	}
	plain, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), mostFragment+1))
	if len(plain) > mostFragment {
		return fragment{}, errLargeFragment
	}
	if err != nil || !utf8.Valid(plain) {
		return fragment{}, errBadFragment
	}
	var version struct {
		Version int `json:"v"`
	}
	if json.Unmarshal(plain, &version) != nil || version.Version < fragmentVersion {
		return fragment{}, errBadFragment
	}
	if version.Version > fragmentVersion {
		return fragment{}, errNewFragment
	}
	var f fragment
	if err := json.Unmarshal(plain, &f); err != nil || f.PGN == "" {
		return fragment{}, errBadFragment
	}
	if len(f.PGN) > pgn.MaxBytes {
		return fragment{}, errLargeFragment
	}
	return f, nil
}

// fragment is the value for a link to the set.
func (s *Session) fragment() string {
	f := fragment{Version: fragmentVersion, PGN: s.compact(), Title: s.set.title}
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

// read opens the set of a link in place of this one.
func (s *Session) read(e Event) {
	f, err := decodeFragment(e.Text)
	if err != nil {
		s.notice = err.Error()
		return
	}
	s.openScript(f.PGN, f.Title, labelRead)
}

// restore opens a set that was kept.
func (s *Session) restore(e Event) { s.openScript(e.Text, "", labelRead) }

// openScript opens a script of ours, with nothing changed in it.
func (s *Session) openScript(text, title, label string) {
	games, faults := pgn.Parse([]byte(text))
	if len(faults) > 0 || len(games) == 0 {
		s.notice = sayBadScript
		if len(faults) > 0 {
			s.notice += " " + faults[0].Text
		}
		if len(games) == 0 {
			return
		}
	}
	next := set{title: title}
	for i := range games {
		if studyName := plain(tag(&games[i], "StudyName")); next.title == "" {
			next.title = studyName
		}
		next.exercises = append(next.exercises, &exercise{game: &games[i]})
	}
	s.mode = s.modeFor(next)
	s.change(next, label, "")
	s.toQuestion()
}
