import type { Search } from './create-search';

/** A slice that no key press has to wait for, also on a slow phone. */
const SLICE_MS = 4;
const PAUSE_MS = 16;

/** Gets the search ready between frames; asked again, it goes on where it stopped. */
export function prepareWhenIdle(search: Search): void {
  const step = () => {
    const end = performance.now() + SLICE_MS;
    if (search.prepare(() => performance.now() < end)) wait();
  };
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(step);
    else setTimeout(step, PAUSE_MS);
  };
  wait();
}
