import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** Often enough that nobody sees «открыто» long after it has closed. */
const LOOK_MS = 15_000;

function follow(onChange: () => void) {
  const timer = setInterval(onChange, LOOK_MS);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The present minute, in ms since 1970; null on the server and while its page is taken over: it is kept, and knows no time. */
export function useNow(): number | null {
  return useSyncExternalStore(follow, currentMinute, () => null);
}
