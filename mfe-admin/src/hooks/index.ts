export { useCountedTitle, useKeptEdits, usePolling } from '@shop/shared/staff';
export { useClock } from '@shop/shared/clock';
export { inParts } from './in-parts';
export { useLoaded } from './use-loaded';
export { usePages } from './use-pages';
export { useWaitingReviews } from './use-waiting-reviews';
