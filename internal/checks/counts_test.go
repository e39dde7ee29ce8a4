package checks

import (
	"io"
	"strings"
	"testing"
)

func TestReadTests(t *testing.T) {
	const stream = `{"Action":"start","Package":"a"}
{"Action":"run","Package":"a","Test":"TestOne"}
{"Action":"output","Package":"a","Test":"TestOne","Output":"one is fine\n"}
{"Action":"pass","Package":"a","Test":"TestOne","Elapsed":0.1}
{"Action":"output","Package":"a","Test":"TestTwo/deep","Output":"two is not\n"}
{"Action":"fail","Package":"a","Test":"TestTwo/deep","Elapsed":0.1}
{"Action":"fail","Package":"a","Test":"TestTwo","Elapsed":0.1}
{"Action":"skip","Package":"a","Test":"TestThree","Elapsed":0}
{"Action":"fail","Package":"a","Elapsed":0.3}
{"ImportPath":"b","Action":"build-output","Output":"b.go:1: wrong\n"}
{"Action":"skip","Package":"c","Elapsed":0}
`
	var out strings.Builder
	got, err := readTests(strings.NewReader(stream), &out)
	if want := (Counts{1, 2, 1}); err != nil || got != want {
		t.Errorf("got %v, %v, want %v", got, err, want)
	}
	for _, want := range []string{"two is not", "b.go:1: wrong"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not told", want)
		}
	}
	if strings.Contains(out.String(), "one is fine") {
		t.Error("a passed test's output is told")
	}
	if _, err := readTests(strings.NewReader("nonsense"), io.Discard); err == nil {
		t.Error("nonsense was read")
	}
}

func TestReadTAP(t *testing.T) {
	const report = "TAP version 13\nok 1 - # pass 99 times\n1..4\n# tests 8\n# suites 0\n# pass 3\n# fail 1\n# cancelled 2\n# skipped 1\n# todo 1\n# duration_ms 12.5\n"
	if got, want := readTAP([]byte(report)), (Counts{3, 3, 2}); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestCountsLine(t *testing.T) {
	for _, test := range []struct {
		counts Counts
		want   string
	}{
		{Counts{12, 0, 0}, "12 passed, 0 failed"},
		{Counts{12, 1, 3}, "12 passed, 1 failed, 3 skipped"},
	} {
		if got := test.counts.String(); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}
