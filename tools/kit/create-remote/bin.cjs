#!/usr/bin/env node
// In the words of old versions of Node, which must be able to read why they do not suffice.
'use strict';

var path = require('path');

var MIN_MAJOR = 20;
var MIN_MINOR = 19;
var numbers = process.versions.node.split('.').map(Number);
var major = numbers[0] || 0;
var minor = numbers[1] || 0;

if (major < MIN_MAJOR || (major === MIN_MAJOR && minor < MIN_MINOR)) {
  process.stderr.write(
    'Node ' + MIN_MAJOR + '.' + MIN_MINOR + ' or newer is needed, this is ' + process.version + '\n',
  );
  process.exitCode = 1;
} else {
  require(path.join(__dirname, 'create-remote.cjs'));
}
