/** Runs work that nobody waits for. Safari has no idle callbacks. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work);
}
