export { useClock } from './use-clock';
export { inParts } from './in-parts';
export { useKeptEdits } from './use-kept-edits';
export { useLoaded } from './use-loaded';
export { useOrderTitle } from './use-order-title';
export { usePages } from './use-pages';
export { usePolling } from './use-polling';
