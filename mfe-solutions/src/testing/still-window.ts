/** jsdom lays nothing out: in it nothing ever comes near the window. */
class StillObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}

Object.assign(globalThis, { IntersectionObserver: globalThis.IntersectionObserver ?? StillObserver });
