// `npm start` in a fresh clone: nothing is installed yet, so this file uses Node only.
process.argv.splice(2, 0, 'serve');
await import('./run.mjs');
