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
    // First, so that a job that throws does not stop the queue.
    frame = null;
    const end = performance.now() + FRAME_BUDGET_MS;
    do waiting.shift()?.();
    while (waiting.length > 0 && performance.now() < end);
    if (waiting.length > 0) frame ??= requestAnimationFrame(run);
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
