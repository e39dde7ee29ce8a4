//go:build js

// The program of the page: a tutor.Session behind touchmove.*, and the loop that draws its View.
//
// All calls come from the browser's one thread and return before the next begins, so nothing here is locked.
package main

func main() {
	host := newHost()
	game := newGame(host)
	bridge := newBridge(host, game)
	bridge.publish()
	bridge.begin()
	game.run()
	// Without the loop, because it cannot draw here or has failed, the bridge goes on: the page shows
	// the board by itself.
	select {}
}
