package main

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"path/filepath"
	"strconv"

	"github.com/touchmove/touchmove/internal/static"
)

func runServe(args []string) error {
	flags := flag.NewFlagSet("serve", flag.ContinueOnError)
	o := buildFlags(flags)
	port := flags.Int("port", 8080, "port to listen on; another free one where it is taken")
	ready := flags.Bool("no-build", false, "serve the folder as it is")
	if err := parse(flags, args); err != nil {
		return err
	}
	if !*ready {
		if err := build(o); err != nil {
			return err
		}
	}
	if o.Dist == "" {
		root, err := sourceRoot()
		if err != nil {
			return err
		}
		o.Dist = filepath.Join(root, "dist")
	}
	listener, err := listen(*port)
	if err != nil {
		return err
	}
	fmt.Printf("Touchmove is at http://localhost:%d/ (Ctrl+C ends it)\n", listener.Addr().(*net.TCPAddr).Port)
	return http.Serve(listener, static.Handler(o.Dist))
}

// listen opens the port on this machine alone, or a free one where it is taken.
func listen(port int) (net.Listener, error) {
	listener, err := net.Listen("tcp", net.JoinHostPort("localhost", strconv.Itoa(port)))
	if err != nil && port != 0 {
		return net.Listen("tcp", "localhost:0")
	}
	return listener, err
}
