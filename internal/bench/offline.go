package bench

import (
	"fmt"
	"io"
	"net"
	"net/http"
)

// offlineFigures is what web/bench/offline.mjs prints.
type offlineFigures struct {
	// First and Again are the times to the first frame at a first and a second visit over a slow line, ms.
	First []float64 `json:"first"`
	Again []float64 `json:"again"`
	// AgainBytes came over the line at a second visit, the most of all runs.
	AgainBytes int `json:"againBytes"`
	// Plain is a first visit to a host that compresses nothing.
	Plain struct {
		MS    float64 `json:"ms"`
		Bytes int     `json:"bytes"`
	} `json:"plain"`
}

// measureOffline needs the site at the address and in the folder dir.
func (f *figures) measureOffline(log io.Writer, root, address, dir string) error {
	listener, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		return err
	}
	server := &http.Server{Handler: http.FileServer(http.Dir(dir))} // as plain as they come
	go server.Serve(listener)
	defer server.Close()
	plain := fmt.Sprintf("http://localhost:%d/", listener.Addr().(*net.TCPAddr).Port)
	return node(log, root, &f.offline, "offline.mjs", address, plain)
}

// offlineRows writes what was measured, and what it must be, into the table.
func (f *figures) offlineRows(row func(what, ours, against, ratio, must string, holds bool)) {
	first, again := median(f.offline.First), median(f.offline.Again)
	row("Second visit to first frame, 4 Mbit/s and 100 ms", milliseconds(again), milliseconds(first)+" first visit",
		times(again/first), "≤ 0.35 ×", again > 0 && again/first <= 0.35)
	row("Second visit, bytes from the network", fmt.Sprint(f.offline.AgainBytes), "", "", "0", again > 0 && f.offline.AgainBytes == 0)
	plain, gzip := float64(f.offline.Plain.Bytes), size(f.site, f.browser.SiteFiles, ".gz")
	row("First visit to a host that compresses nothing", megabytes(plain), megabytes(gzip)+" all in gzip",
		times(plain/gzip), "≤ 1.20 ×", plain > 0 && plain/gzip <= 1.20)
}
