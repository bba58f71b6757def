/** A task above 50 ms, and a request that has ended. Firefox and Safari know no long tasks. */
const SIGNS_OF_WORK = ['longtask', 'resource'];

/**
 * Does what no visitor waits for, once the page has neither computed nor loaded for a while.
 * @param quietMs how long, in ms
 * @returns gives up waiting
 */
export function whenQuiet(quietMs: number, work: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const finish = () => {
    stop();
    work();
  };
  let timer = setTimeout(finish, quietMs);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(finish, quietMs);
  });
  for (const type of SIGNS_OF_WORK)
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type });
  return stop;
}
