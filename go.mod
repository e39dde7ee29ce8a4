module github.com/touchmove/touchmove

go 1.25.0

require (
	github.com/andybalholm/brotli v1.3.0
	github.com/evanw/esbuild v0.28.2
)

require golang.org/x/sys v0.44.0 // indirect
