/** Replaces the observer that jsdom lacks; the test tells what has happened. */
export function installPerformanceObserver(supportedEntryTypes: readonly string[] = ['longtask', 'resource']) {
  const listeners = new Map<string, Set<() => void>>();
  class Observer {
    static readonly supportedEntryTypes = supportedEntryTypes;

    constructor(readonly listener: () => void) {}

    observe({ type }: { type: string }) {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(this.listener));
    }

    disconnect() {
      for (const known of listeners.values()) known.delete(this.listener);
    }
  }
  Object.defineProperty(globalThis, 'PerformanceObserver', { value: Observer, configurable: true, writable: true });
  return {
    /** The kinds that somebody listens to. */
    observed: () => [...listeners.keys()],
    tell: (type: string) => listeners.get(type)?.forEach((listen) => listen()),
  };
}
