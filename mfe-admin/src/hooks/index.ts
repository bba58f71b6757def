export { useClock } from './use-clock';
export { useLoaded } from './use-loaded';
export { useOrderTitle } from './use-order-title';
export { usePolling } from './use-polling';
