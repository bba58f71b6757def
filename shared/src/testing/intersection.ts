/** Stands in for the observer that jsdom does not have; a test says when an element comes near the window. */
export function installIntersectionObserver() {
  const observers = new Set<FakeObserver>();

  class FakeObserver {
    readonly targets = new Set<Element>();

    constructor(
      readonly callback: (entries: { isIntersecting: boolean; target: Element }[]) => void,
      readonly options?: IntersectionObserverInit,
    ) {
      observers.add(this);
    }

    observe(target: Element) {
      this.targets.add(target);
    }

    disconnect() {
      this.targets.clear();
      observers.delete(this);
    }
  }

  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  return {
    /** How far from the window the observers look. */
    margins: () => [...observers].map(({ options }) => options?.rootMargin),
    cross: (isIntersecting: boolean) => {
      for (const { callback, targets } of [...observers])
        callback([...targets].map((target) => ({ isIntersecting, target })));
    },
  };
}
