//go:build js

// The program of the author's page: an author.Session behind touchmoveAuthor.*. It draws nothing.
//
// All calls come from the browser's one thread and return before the next begins, so nothing here is locked.
package main

func main() {
	b := newBridge()
	b.publish()
	b.host.call("ready", b.show())
	select {}
}
