export { useClock } from './use-clock';
export { useKeptEdits } from './use-kept-edits';
export { useLoaded } from './use-loaded';
export { useOrderTitle } from './use-order-title';
export { usePolling } from './use-polling';
