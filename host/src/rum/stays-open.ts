/** Enough for the next document's first byte, which ends this page. */
const END_MS = 1000;

/**
 * Tells whether the page stays. Firefox lets requests fail that a navigation cancels, a moment
 * before it hides the page; nobody wants to know of them.
 */
export function staysOpen(): Promise<boolean> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const finish = (stays: boolean) => {
      ended.abort();
      clearTimeout(timer);
      resolve(stays);
    };
    const timer = setTimeout(finish, END_MS, true);
    addEventListener('pagehide', () => finish(false), ended);
  });
}
