export interface QueueWorkerOptions {
  /** Sends what is due, and returns how much that was. */
  sendDue: () => Promise<number>;
  /** Time between two looks at an empty queue. */
  pollMs: number;
  onFailure: (error: unknown) => void;
}

/** Sends what a queue in the database has, part by part, and looks again while it is empty. */
export function createQueueWorker({ sendDue, pollMs, onFailure }: QueueWorkerOptions) {
  let isStopped = false;
  const isRunning = () => !isStopped;
  let wake = () => {};
  let running: Promise<void> = Promise.resolve();

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    while (isRunning()) {
      const sent = await sendDue().catch((error: unknown) => {
        onFailure(error);
        return 0;
      });
      if (sent === 0 && isRunning()) await pause();
    }
  }

  return {
    start(): void {
      running = run();
    },
    /** Looks at the queue immediately. */
    wake(): void {
      wake();
    },
    /** Finishes what is being sent. */
    async stop(): Promise<void> {
      isStopped = true;
      wake();
      await running;
    },
  };
}
