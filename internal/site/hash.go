package site

import (
	"crypto/sha256"
	"encoding/hex"
)

// hashed names a file after its content, so that a browser may keep it for ever.
func hashed(stem string, content []byte, ext string) string {
	sum := sha256.Sum256(content)
	return stem + "-" + hex.EncodeToString(sum[:5]) + ext
}
