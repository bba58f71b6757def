/** The time that all jobs of one frame share. It keeps dragging smooth, and a page that opens. */
const FRAME_BUDGET_MS = 8;

/** What the map draws, a few jobs in each frame, in their order. */
export interface FrameQueue {
  add: (job: () => void) => void;
  /** Forgets the jobs that wait. */
  stop: () => void;
}

/** Creates an empty queue. A frame runs at least one job, however long it takes. */
export function createFrameQueue(): FrameQueue {
  const waiting: (() => void)[] = [];
  let frame: number | null = null;

  const run = () => {
    const end = performance.now() + FRAME_BUDGET_MS;
    do waiting.shift()?.();
    while (waiting.length > 0 && performance.now() < end);
    frame = waiting.length > 0 ? requestAnimationFrame(run) : null;
  };

  return {
    add(job) {
      waiting.push(job);
      frame ??= requestAnimationFrame(run);
    },
    stop() {
      waiting.length = 0;
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
    },
  };
}
