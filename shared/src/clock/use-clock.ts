import { useEffect, useState } from 'react';

const EVERY_MS = 20_000;

/** The time of now in milliseconds, renewed often enough for words in minutes. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
