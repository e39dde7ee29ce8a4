module github.com/touchmove/touchmove

go 1.25.0
