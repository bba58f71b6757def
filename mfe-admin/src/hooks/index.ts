export { useClock } from './use-clock';
export { useOrderTitle } from './use-order-title';
export { usePolling } from './use-polling';
