/** Work that is done again and again. */
export interface Repeated {
  /** Finishes what has begun. */
  stop(): Promise<void>;
}

/**
 * Does work after each pause, unless it is still being done.
 * @param onError called with what the work throws; it goes on
 */
export function repeat(work: () => Promise<unknown>, everyMs: number, onError: (error: unknown) => void): Repeated {
  let running: Promise<unknown> | null = null;
  const run = () => {
    running ??= work()
      .catch(onError)
      .finally(() => (running = null));
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
