//go:build js && !bench

package main

import "syscall/js"

func addBench(map[string]func(args []js.Value) any) {}
