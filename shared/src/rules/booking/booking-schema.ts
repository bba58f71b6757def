import { formatTime, isCalendarDay, isoDate } from '@shop/shared/format';
import { isOpenOn, readOpeningHours, type DayPart } from '@shop/shared/places';
import {
  lastDeliveryDay,
  LIMITS,
  maxLength,
  onlyIf,
  required,
  text,
  textRule,
  wholeDay,
  type FormValues,
} from '@shop/shared/validation';
import { object } from 'yup';
import { HALF_HOURS, isDayHalf } from './halves';

/** Volts of a car's electrics: cars and vans, or lorries and buses. */
export const VOLTAGES = ['12', '24'] as const;

const OLDEST_CAR = 1950;
const MAX_CAR_TEXT = 64;

/** What a booking needs to know of a place that installs. */
export interface BookablePlace {
  id: number;
  schedule?: string | null | undefined;
}

/** What the rules of a booking depend on besides its own values. */
export interface BookingCircumstances {
  /** Milliseconds, as of `Date.now()`. */
  now: number;
  /** The open installation centres. */
  centres: readonly BookablePlace[];
  /** The page demands the whole of a booking, the API takes what is known. */
  isWholeDemanded: boolean;
  /** The fitter comes to the buyer. */
  isVisit: (values: FormValues) => boolean;
}

const minuteOfDay = (now: number) => {
  const [hours, minutes] = formatTime(now).split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

function dayRules(today: string, opensOn: (values: FormValues, day: string, part?: DayPart) => boolean) {
  return [
    wholeDay(),
    textRule('Дата не может быть в прошлом', (day) => day >= today),
    textRule('Выберите дату в пределах года', (day) => day <= lastDeliveryDay(today)),
    textRule('В этот день центр не работает. Выберите другой день', (day, values) => opensOn(values, day)),
  ];
}

function halfRules(now: number, opensOn: (values: FormValues, day: string, part?: DayPart) => boolean) {
  const today = isoDate(now);
  return [
    textRule('Выберите половину дня из списка', isDayHalf),
    textRule('Сегодня это время уже прошло', (half, { date }) => {
      return date !== today || !isDayHalf(half) || minuteOfDay(now) < HALF_HOURS[half].to;
    }),
    textRule('В это время центр не работает. Выберите другое время или день', (half, values) => {
      const day = typeof values.date === 'string' ? values.date : '';
      // A day off is the fault of the day.
      if (!isCalendarDay(day) || !isDayHalf(half) || !opensOn(values, day)) return true;
      return opensOn(values, day, HALF_HOURS[half]);
    }),
  ];
}

const isYear = (year: string, thisYear: number) =>
  /^\d{4}$/.test(year) && Number(year) >= OLDEST_CAR && Number(year) <= thisYear + 1;

/**
 * The rules of a booking, for the page and for the API. All values are texts. Days are those of the
 * shop's time zone (docs/rules.md, Bookings).
 */
export function bookingSchema({ now, centres, isWholeDemanded, isVisit }: BookingCircumstances) {
  const today = isoDate(now);
  const hours = new Map(centres.map(({ id, schedule }) => [String(id), readOpeningHours(schedule)]));
  const opensOn = (values: FormValues, day: string, part?: DayPart) =>
    isVisit(values) || isOpenOn(hours.get(String(values.placeId)) ?? null, day, part);
  // The page shows one of both, and keeps what was typed into the other.
  const isCentreSent = (values: FormValues) => !isWholeDemanded || !isVisit(values);
  const isAddressSent = (values: FormValues) => !isWholeDemanded || isVisit(values);
  const demanded = onlyIf(() => isWholeDemanded, required());
  return object({
    placeId: text(
      onlyIf((values) => isWholeDemanded && isCentreSent(values), required()),
      onlyIf(
        isCentreSent,
        textRule('Выберите установочный центр из списка', (id) => hours.has(id)),
      ),
    ),
    address: text(
      onlyIf((values) => isWholeDemanded && isAddressSent(values), required()),
      onlyIf(isAddressSent, maxLength(LIMITS.maxAddress)),
      textRule('Укажите что-то одно: центр или адрес', (_text, { placeId }) => isWholeDemanded || !placeId),
    ),
    carMake: text(demanded, maxLength(MAX_CAR_TEXT)),
    carModel: text(demanded, maxLength(MAX_CAR_TEXT)),
    carYear: text(
      demanded,
      textRule(
        `Укажите год выпуска: четыре цифры, от\u00A0${OLDEST_CAR} до\u00A0${Number(today.slice(0, 4)) + 1}`,
        (year) => isYear(year, Number(today.slice(0, 4))),
      ),
    ),
    voltage: text(
      demanded,
      textRule('Выберите 12 или 24\u00A0В', (volts) => VOLTAGES.some((known) => known === volts)),
    ),
    date: text(demanded, dayRules(today, opensOn)),
    half: text(demanded, halfRules(now, opensOn)),
  });
}

export type BookingFieldName = keyof ReturnType<typeof bookingSchema>['fields'];
