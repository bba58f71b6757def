// Runs in the browser, before React.
// It connects React's renderer with each remote's refresh runtime.
const page = /** @type {{ __REACT_DEVTOOLS_GLOBAL_HOOK__?: object }} */ (globalThis);
const renderers = new Map();
const ignore = () => {};

page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  /** @param {object} renderer */
  inject(renderer) {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onScheduleFiberRoot: ignore,
  onCommitFiberRoot: ignore,
  onCommitFiberUnmount: ignore,
};
