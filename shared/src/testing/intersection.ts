/**
 * A fake of the observer that jsdom lacks; a test triggers the approach of an element to the
 * viewport.
 */
export function installIntersectionObserver() {
  const observers = new Set<FakeObserver>();

  class FakeObserver {
    readonly targets = new Set<Element>();

    constructor(
      readonly callback: (entries: { isIntersecting: boolean; target: Element }[]) => void,
      readonly options?: IntersectionObserverInit,
    ) {}

    observe(target: Element) {
      observers.add(this);
      this.targets.add(target);
    }

    disconnect() {
      this.targets.clear();
      observers.delete(this);
    }
  }

  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  return {
    /** The distances from the viewport that the observers were given. */
    margins: () => [...observers].map(({ options }) => options?.rootMargin),
    cross: (isIntersecting: boolean) => {
      for (const { callback, targets } of [...observers])
        callback([...targets].map((target) => ({ isIntersecting, target })));
    },
  };
}
