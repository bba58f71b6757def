import logisticListUrl from '../drawings/logistic-list.svg';
import logisticMapUrl from '../drawings/logistic-map.svg';
import logisticReportUrl from '../drawings/logistic-report.svg';
import rentalListUrl from '../drawings/rental-list.svg';
import rentalMapUrl from '../drawings/rental-map.svg';
import rentalReportUrl from '../drawings/rental-report.svg';
import alarmUrl from '../drawings/screen-alarm.svg';
import positionUrl from '../drawings/screen-position.svg';
import tripUrl from '../drawings/screen-trip.svg';

/** Drawings of the application. Their words are outlines; the documents have them as texts. */
export const SCREENS = {
  alarm: alarmUrl,
  position: positionUrl,
  trip: tripUrl,
  'rental-list': rentalListUrl,
  'rental-map': rentalMapUrl,
  'rental-report': rentalReportUrl,
  'logistic-list': logisticListUrl,
  'logistic-map': logisticMapUrl,
  'logistic-report': logisticReportUrl,
} as const;

export type ScreenName = keyof typeof SCREENS;
