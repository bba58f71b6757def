import logisticListUrl from '../drawings/logistic-list.svg';
import logisticMapUrl from '../drawings/logistic-map.svg';
import logisticReportUrl from '../drawings/logistic-report.svg';
import rentalListUrl from '../drawings/rental-list.svg';
import rentalMapUrl from '../drawings/rental-map.svg';
import rentalReportUrl from '../drawings/rental-report.svg';
import alarmUrl from '../drawings/screen-alarm.svg';
import positionUrl from '../drawings/screen-position.svg';
import tripUrl from '../drawings/screen-trip.svg';

/** Drawings of the application. Their words are outlines, so the alt text repeats them. */
export const SCREENS = {
  alarm: {
    url: alarmUrl,
    alt: 'Экран «Тревога», 02:14:22: дверь открыта, метки рядом нет; запуск запрещён, сообщение отправлено.',
  },
  position: {
    url: positionUrl,
    alt: 'Экран «Где машина»: машина на\u00A0карте зелёной риской, точность 4\u00A0м, стоит с\u00A002:48, питание от\u00A0резерва на\u00A071\u00A0ч.',
  },
  trip: {
    url: tripUrl,
    alt: 'Экран «Поездка» без зажигания: 6,4\u00A0км\u00A0за\u00A031\u00A0мин, скорость по\u00A0минутам, погрузка, отключение питания и\u00A0стоянка.',
  },
  'rental-list': {
    url: rentalListUrl,
    alt: 'Экран «Парк», 40\u00A0машин: 26 в\u00A0аренде, 12 свободны, 2 опаздывают. Выделена О\u00A0338 ЕС, срок вышел 2\u00A0ч\u00A0назад.',
  },
  'rental-map': {
    url: rentalMapUrl,
    alt: 'Экран машины О\u00A0338 ЕС\u00A0на\u00A0карте: 64\u00A0км/ч, выезд из\u00A0города, кнопка «Запретить запуск».',
  },
  'rental-report': {
    url: rentalReportUrl,
    alt: 'Экран «Отчёт» за\u00A0ноябрь: 9\u00A0840\u00A0км\u00A0в\u00A0аренде, 412\u00A0км\u00A0вне аренды, 14\u00A0ноября 96\u00A0км\u00A0без договора.',
  },
  'logistic-list': {
    url: logisticListUrl,
    alt: 'Экран «Рейсы», 18 тягачей: 11 в\u00A0пути, 5 стоят, 2 на\u00A0погрузке. Выделен В\u00A0604 НК, стоянка 45\u00A0мин.',
  },
  'logistic-map': {
    url: logisticMapUrl,
    alt: 'Экран тягача В\u00A0604 НК\u00A0на\u00A0карте: стоит 45\u00A0мин, до\u00A0Перми 218\u00A0км, топлива 412\u00A0л, в\u00A0кузове −18\u00A0°C.',
  },
  'logistic-report': {
    url: logisticReportUrl,
    alt: 'Экран «Отчёт» за\u00A0ноябрь: 12\u00A0460\u00A0км, 3\u00A0610\u00A0л\u00A0топлива, 14\u00A0ноября слив 38\u00A0л.',
  },
} as const;

export type ScreenName = keyof typeof SCREENS;
