const MIN_MAJOR = 20;
const MIN_MINOR = 19;

/** Ends the process with one line where Node is too old for the rest. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MIN_MAJOR || (major === MIN_MAJOR && minor >= MIN_MINOR)) return;
  process.stderr.write(`Node ${MIN_MAJOR}.${MIN_MINOR} or newer is needed, this is ${process.version}\n`);
  process.exit(1);
}
