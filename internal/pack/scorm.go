package pack

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"encoding/hex"
	"encoding/xml"
	"strings"
	"unicode/utf8"
)

// SCORM makes a SCORM 1.2 package: a zip with imsmanifest.xml and the single file, which finds the platform's API by itself.
func SCORM(p *Parts, o Options) ([]byte, error) {
	index, err := p.single(scorm, o)
	if err != nil {
		return nil, err
	}
	_, title, err := p.choose(o)
	if err != nil {
		return nil, err
	}
	return WrapSCORM(index, o, title)
}

// WrapSCORM puts a single file that was made for a platform, index.html, into a SCORM 1.2 package with this title. Of o, it
// needs Lesson or Own for the package's name.
func WrapSCORM(index []byte, o Options, title string) ([]byte, error) {
	// index.html is mostly base64, in which nothing repeats: Huffman's codes alone get as much out of it, at once.
	a := newArchive(flate.HuffmanOnly)
	for _, file := range []struct {
		name    string
		content []byte
	}{{"imsmanifest.xml", manifest(identifier(o), title)}, {indexFile, index}} {
		if err := a.add(file.name, file.content, zip.Deflate); err != nil {
			return nil, err
		}
	}
	return a.bytes()
}

const indexFile = "index.html"

// identifier tells packages apart in a platform. It stays the same when a package is made anew, so that results stay where
// they are. It is an XML name.
func identifier(o Options) string {
	switch {
	case o.Own != "":
		sum := sha256.Sum256([]byte(o.Own))
		return "touchmove-own-" + hex.EncodeToString(sum[:4])
	case o.Lesson != "":
		return "touchmove-" + o.Lesson
	}
	return "touchmove"
}

// titleRunes is the longest title that every platform must take (SCORM Content Aggregation Model 1.2, smallest permitted
// maximum of a langstring's title).
const titleRunes = 200

// manifest is imsmanifest.xml as SCORM 1.2 asks for it (ADL, SCORM Version 1.2: The SCORM Content Aggregation Model, 2001,
// section 2.3): one organization with one item, which is one sharable content object. It has no mastery score: with one, a
// platform decides by the score alone, and calls seven of ten exercises a pass and the first of ten a failure.
func manifest(identifier, title string) []byte {
	title = cut(strings.Join(strings.Fields(title), " "), titleRunes)
	var written bytes.Buffer
	// A buffer refuses nothing. What XML cannot hold is replaced.
	xml.EscapeText(&written, []byte(title))
	return []byte(strings.NewReplacer(
		"IDENTIFIER", identifier, "TITLE", written.String(), "INDEX", indexFile,
	).Replace(manifestForm))
}

const manifestForm = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="IDENTIFIER" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>TITLE</title>
      <item identifier="exercises" identifierref="player" isvisible="true">
        <title>TITLE</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="player" type="webcontent" adlcp:scormtype="sco" href="INDEX">
      <file href="INDEX"/>
    </resource>
  </resources>
</manifest>
`

// cut leaves the first runes of a text, with an ellipsis where there were more.
func cut(text string, runes int) string {
	if utf8.RuneCountInString(text) <= runes {
		return text
	}
	return strings.TrimSpace(string([]rune(text)[:runes-1])) + "…"
}
