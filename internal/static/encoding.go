package static

import (
	"os"
	"strconv"
	"strings"
)

// encodings in the order of our liking: the smaller first.
var encodings = []struct{ name, ext string }{{"br", ".br"}, {"gzip", ".gz"}}

// choose picks the encoding that the header accepts and that lies beside the plain file.
// It returns "" and the plain file where there is none.
func choose(accept, plain string) (encoding, file string) {
	for _, e := range encodings {
		if !accepts(accept, e.name) {
			continue
		}
		if info, err := os.Stat(plain + e.ext); err == nil && info.Mode().IsRegular() {
			return e.name, plain + e.ext
		}
	}
	return "", plain
}

// accepts reads an Accept-Encoding header (RFC 9110, 12.5.3). A weight of zero is a refusal; an
// encoding named counts before the star.
func accepts(header, encoding string) bool {
	star := false
	for _, item := range strings.Split(header, ",") {
		name, params, _ := strings.Cut(item, ";")
		name = strings.ToLower(strings.TrimSpace(name))
		yes := weight(params) > 0
		if name == encoding {
			return yes
		}
		if name == "*" {
			star = yes
		}
	}
	return star
}

// weight reads "q=0.5"; without it the weight is 1, and 0 where it makes no sense.
func weight(params string) float64 {
	key, value, found := strings.Cut(strings.TrimSpace(params), "=")
	if !found || !strings.EqualFold(strings.TrimSpace(key), "q") {
		return 1
	}
	q, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
	if err != nil {
		return 0
	}
	return q
}
