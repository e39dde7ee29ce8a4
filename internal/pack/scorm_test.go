package pack

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"io"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"
)

// manifestXML is what a platform reads of imsmanifest.xml.
type manifestXML struct {
	XMLName    xml.Name `xml:"http://www.imsproject.org/xsd/imscp_rootv1p1p2 manifest"`
	Identifier string   `xml:"identifier,attr"`
	Metadata   struct {
		Schema  string `xml:"schema"`
		Version string `xml:"schemaversion"`
	} `xml:"metadata"`
	Organizations struct {
		Default       string `xml:"default,attr"`
		Organizations []struct {
			Identifier string `xml:"identifier,attr"`
			Title      string `xml:"title"`
			Items      []struct {
				Identifier string `xml:"identifier,attr"`
				Resource   string `xml:"identifierref,attr"`
				Visible    bool   `xml:"isvisible,attr"`
				Title      string `xml:"title"`
				Mastery    string `xml:"http://www.adlnet.org/xsd/adlcp_rootv1p2 masteryscore"`
			} `xml:"item"`
		} `xml:"organization"`
	} `xml:"organizations"`
	Resources struct {
		Resources []struct {
			Identifier string `xml:"identifier,attr"`
			Type       string `xml:"type,attr"`
			SCORMType  string `xml:"http://www.adlnet.org/xsd/adlcp_rootv1p2 scormtype,attr"`
			Href       string `xml:"href,attr"`
			Files      []struct {
				Href string `xml:"href,attr"`
			} `xml:"file"`
		} `xml:"resource"`
	} `xml:"resources"`
}

func unzip(t *testing.T, content []byte) map[string]string {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(content), int64(len(content)))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	for _, file := range r.File {
		if !file.Modified.Equal(dated) {
			t.Errorf("%s tells when it was packed: %v", file.Name, file.Modified)
		}
		opened, err := file.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(opened)
		if err != nil {
			t.Fatal(err)
		}
		files[file.Name] = string(text)
	}
	return files
}

func readManifest(t *testing.T, text string) manifestXML {
	t.Helper()
	var m manifestXML
	if err := xml.Unmarshal([]byte(text), &m); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	return m
}

// What SCORM 1.2 asks of a package with one sharable content object (Content Aggregation Model, 2.3), and what its XML
// schemas ask that can be said without them: names of the XML kind, each once, and references that lead somewhere.
func TestManifest(t *testing.T) {
	for _, test := range []struct {
		name              string
		options           Options
		identifier, title string
	}{
		{"the course", Options{}, "touchmove", "All of it"},
		{"a lesson", Options{Lesson: "castling"}, "touchmove-castling", "Castle to safety"},
		{"a set", Options{Own: "[Event \"x\"]", Title: "My own"}, "touchmove-own-52bfc5e1", "My own"},
		{"a hostile title", Options{Lesson: "rook", Title: hostile + "]]>&quot;'"}, "touchmove-rook", hostile + "]]>&quot;'"},
		{"a title with what XML cannot hold", Options{Title: "a\x00b\x1b\nc\xff"}, "touchmove", "a\uFFFDb\uFFFD c\uFFFD"},
		{"a long title", Options{Title: strings.Repeat("ä", 400)}, "touchmove", strings.Repeat("ä", 199) + "…"},
	} {
		t.Run(test.name, func(t *testing.T) {
			packed, err := SCORM(parts(t, builtSite(1000)), test.options)
			if err != nil {
				t.Fatal(err)
			}
			files := unzip(t, packed)
			if len(files) != 2 || !strings.HasPrefix(files["index.html"], "<!doctype html>") {
				t.Fatalf("the zip holds %d files, and index.html begins with %.30q", len(files), files["index.html"])
			}
			text := files["imsmanifest.xml"]
			if !strings.HasPrefix(text, `<?xml version="1.0" encoding="UTF-8"?>`) || !utf8.ValidString(text) {
				t.Errorf("no XML in UTF-8: %.60q", text)
			}
			if strings.Contains(text, "xsi:") {
				t.Error("it names schemas that are not in the package")
			}
			m := readManifest(t, text)
			if m.Identifier != test.identifier {
				t.Errorf("the package is called %s", m.Identifier)
			}
			if m.Metadata.Schema != "ADL SCORM" || m.Metadata.Version != "1.2" {
				t.Errorf("metadata %+v", m.Metadata)
			}
			if len(m.Organizations.Organizations) != 1 || len(m.Resources.Resources) != 1 {
				t.Fatalf("%+v", m)
			}
			org, resource := m.Organizations.Organizations[0], m.Resources.Resources[0]
			if m.Organizations.Default != org.Identifier {
				t.Errorf("the default organization %q is not there", m.Organizations.Default)
			}
			if len(org.Items) != 1 {
				t.Fatalf("items: %+v", org.Items)
			}
			item := org.Items[0]
			if org.Title != test.title || item.Title != test.title {
				t.Errorf("titles are %q and %q", org.Title, item.Title)
			}
			if item.Resource != resource.Identifier || !item.Visible || item.Mastery != "" {
				t.Errorf("the item is %+v", item)
			}
			if resource.Type != "webcontent" || resource.SCORMType != "sco" || resource.Href != "index.html" ||
				len(resource.Files) != 1 || resource.Files[0].Href != "index.html" {
				t.Errorf("the resource is %+v", resource)
			}
			seen := map[string]bool{}
			for _, id := range []string{m.Identifier, org.Identifier, item.Identifier, resource.Identifier} {
				if seen[id] || !regexp.MustCompile(`^[A-Za-z_][\w.-]*$`).MatchString(id) {
					t.Errorf("the identifier %q is no name, or is there twice", id)
				}
				seen[id] = true
			}
			// The schemas have a fixed order of elements.
			at := -1
			for _, next := range []string{"<schema>", "<schemaversion>", "<organizations ", "<organization ", "<title>", "<item ", "<title>", "<resources>", "<resource ", "<file "} {
				found := strings.Index(text[at+1:], next)
				if found < 0 {
					t.Fatalf("%s is missing, or in the wrong place", next)
				}
				at += 1 + found
			}
			if u := unpack(t, []byte(files["index.html"])); u.Pack.Kind != scorm || u.Pack.Lesson != test.options.Lesson || u.Pack.Own != test.options.Own {
				t.Errorf("the page is about %+v", u.Pack)
			}
		})
	}
}

// A set that is packed again stays the same package; another set is another one.
func TestWrapSCORM(t *testing.T) {
	wrap := func(own string) string {
		packed, err := WrapSCORM([]byte("<!doctype html>"), Options{Own: own}, "Mine")
		if err != nil {
			t.Fatal(err)
		}
		return readManifest(t, unzip(t, packed)["imsmanifest.xml"]).Identifier
	}
	one, again, other := wrap("a"), wrap("a"), wrap("b")
	if one != again || one == other {
		t.Errorf("identifiers are %s, %s, %s", one, again, other)
	}
}

func TestSite(t *testing.T) {
	site := builtSite(1000)
	site["program-1.wasm.br"] = &fstest.MapFile{Data: []byte("compressed")}
	packed, err := Site(site)
	if err != nil {
		t.Fatal(err)
	}
	files := unzip(t, packed)
	if len(files) != len(site) {
		t.Errorf("%d files of %d", len(files), len(site))
	}
	for name, file := range site {
		if files[name] != string(file.Data) {
			t.Errorf("%s is another one", name)
		}
	}
	again, err := Site(site)
	if err != nil || !bytes.Equal(packed, again) {
		t.Errorf("the same site makes another zip (%v)", err)
	}
}
