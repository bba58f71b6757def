// Loaded into the host by the benchmark: says how much the heap holds after everything that may go has gone.
process.on('message', (/** @type {{ type?: string }} */ { type }) => {
  if (type !== 'heap') return;
  global.gc?.();
  // What waits for a timer or a finished stream is free one turn later.
  setTimeout(() => {
    global.gc?.();
    process.send?.({ type: 'heap', bytes: process.memoryUsage().heapUsed });
  }, 200);
});
