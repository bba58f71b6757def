import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** A text as it is once nobody has typed in it for a moment. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    if (typed === settled) return undefined;
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, settled]);
  return settled;
}
