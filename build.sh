#!/bin/bash
# Builds, serves, tests and measures Touchmove. Building and serving need Go alone.
#
#   ./build.sh          write dist/, a folder for any static host (-fast: do not wait for compression)
#   ./build.sh serve    build, serve on this machine, print the address
#   ./build.sh test     install what the tests need (Debian), run them all
#   ./build.sh bench    install the same, print the table of docs/benchmarks.md
set -euo pipefail
cd "$(dirname "$0")"

command=build
if [ $# -gt 0 ] && [ "${1#-}" = "$1" ]; then command=$1; shift; fi
PATH=$PATH:/usr/games # where Debian puts Stockfish
case $command in
test) .ci/install ;;
bench) .ci/install chromium-headless-shell ;;
esac

# Built, not "go run": so a signal to this process reaches the program.
go build -o .cache/touchmove ./cmd/touchmove
exec .cache/touchmove "$command" "$@"
