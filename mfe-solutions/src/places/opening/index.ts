export { DAY_MINUTES, readOpeningHours, type Span } from './opening-hours';
export { OpeningStatus, type Clock } from './opening-status';
export { timeOf } from './opening-words';
export { useClock } from './use-clock';
