function refuse() {
  throw new Error('federation preloads nothing in this build: see tools/webpack/left-out');
}

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
