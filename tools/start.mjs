// `npm start` in a fresh clone: nothing is installed yet, so this file needs nothing but Node.
process.argv.splice(2, 0, 'start');
await import('./run.mjs');
