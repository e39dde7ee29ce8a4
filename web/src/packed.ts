// The page's script where everything is inside the page, as one file to carry about: all modules in one classic script,
// because a file opened from a disk may not load others.

import "./main";
