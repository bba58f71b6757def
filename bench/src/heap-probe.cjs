// The benchmark loads this into the host. It reports the size of the heap after garbage collection.
process.on('message', (/** @type {{ type?: string }} */ { type }) => {
  if (type !== 'heap') return;
  global.gc?.();
  // One turn later, objects held by timers or finished streams are free as well.
  setTimeout(() => {
    global.gc?.();
    process.send?.({ type: 'heap', bytes: process.memoryUsage().heapUsed });
  }, 200);
});
