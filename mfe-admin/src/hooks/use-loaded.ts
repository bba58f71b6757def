import { useEffect, useState } from 'react';

interface Loaded<Value> {
  ask: () => Promise<Value>;
  attempt: number;
  /** Null after a failure. */
  value: Value | null;
}

/**
 * What is asked for once, and is not renewed by itself.
 * @param ask another function loads anew, so it is the same at each render
 * @returns `value` is null while it loads and after a failure
 */
export function useLoaded<Value>(ask: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<Loaded<Value> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const value = await ask().catch(() => null);
      if (!isLeft) setLoaded({ ask, attempt, value });
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [ask, attempt]);
  const isLoaded = loaded?.ask === ask && loaded.attempt === attempt;
  return {
    value: isLoaded ? loaded.value : null,
    hasFailed: isLoaded && loaded.value === null,
    loadAgain: () => setAttempt(attempt + 1),
  };
}
