export {
  DAY_MINUTES,
  isOpenOn,
  minuteOfWeek,
  openingState,
  openingWords,
  readOpeningHours,
  timeOf,
  type DayPart,
  type Span,
} from './opening-hours';
export { routeUrl } from './route-url';
