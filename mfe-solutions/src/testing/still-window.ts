/** jsdom lays nothing out: in it nothing ever comes near the window. */
class StillObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}

if (!('IntersectionObserver' in globalThis)) Object.assign(globalThis, { IntersectionObserver: StillObserver });
