import { formatNumber, termText } from '@shop/shared/format';
import { formatWishedTime, type DayHalf } from './halves';

type Known<T> = T | null | undefined;

/** A booking as an order keeps it. */
export interface KeptBooking {
  forProductName?: Known<string>;
  /** The centre as the buyer has read it. */
  place?: Known<string>;
  /** Where the fitter comes to. */
  address?: Known<string>;
  carMake?: Known<string>;
  carModel?: Known<string>;
  carYear?: Known<number>;
  /** Volts. */
  voltage?: Known<number>;
  /** YYYY-MM-DD */
  date?: Known<string>;
  half?: Known<DayHalf>;
  minHours?: Known<number>;
  maxHours?: Known<number>;
  /** What the shop and the buyer have agreed on, instead of the wish: YYYY-MM-DD. */
  agreedDay?: Known<string>;
  agreedTime?: Known<string>;
  agreedPlace?: Known<string>;
}

export const BOOKING_LABELS = {
  forProductName: 'Модель',
  place: 'Центр',
  address: 'Адрес',
  car: 'Машина',
  time: 'Пожелание',
  agreed: 'Записаны',
  hours: 'Работы',
} as const;

/** `3–5 ч`, `1 ч`; empty when unknown. */
export function formatHours(minHours: Known<number>, maxHours: Known<number>): string {
  const [least, most] = [minHours ?? maxHours, maxHours ?? minHours];
  if (least === null || least === undefined || most === null || most === undefined) return '';
  const hours = least === most ? formatNumber(most) : `${formatNumber(least)}–${formatNumber(most)}`;
  return `${hours}\u00A0ч`;
}

/** «Toyota Camry, 2021, 12 В»; the known part of it. */
export function formatCar({ carMake, carModel, carYear, voltage }: KeptBooking): string {
  const name = [carMake, carModel].filter(Boolean).join(' ');
  return [name, carYear, voltage && `${voltage}\u00A0В`].filter(Boolean).join(', ');
}

export interface BookingFact {
  label: string;
  value: string;
}

/** «3 декабря 2026, 10:00, Химки, …»; empty as long as nothing is agreed. */
function formatAgreed({ agreedDay, agreedTime, agreedPlace }: KeptBooking): string {
  return agreedDay ? [formatWishedTime(agreedDay, null), agreedTime, agreedPlace].filter(Boolean).join(', ') : '';
}

/**
 * What is known of a booking, in the order in which people ask: what for, where, which car, when.
 */
export function describeBooking(booking: KeptBooking): BookingFact[] {
  const agreed = formatAgreed(booking);
  const facts: BookingFact[] = [
    { label: BOOKING_LABELS.forProductName, value: booking.forProductName ?? '' },
    { label: BOOKING_LABELS.place, value: agreed ? '' : (booking.place ?? '') },
    { label: BOOKING_LABELS.address, value: agreed ? '' : (booking.address ?? '') },
    { label: BOOKING_LABELS.car, value: formatCar(booking) },
    { label: BOOKING_LABELS.time, value: agreed ? '' : formatWishedTime(booking.date, booking.half) },
    { label: BOOKING_LABELS.agreed, value: agreed },
    { label: BOOKING_LABELS.hours, value: formatHours(booking.minHours, booking.maxHours) },
  ];
  return facts.filter(({ value }) => value !== '');
}

function bookingLine(booking: KeptBooking): string {
  return describeBooking(booking)
    .map(({ value }) => value)
    .join('; ');
}

interface NamedLine {
  productName: string;
  booking?: Known<KeptBooking>;
  orderTermDays?: Known<number>;
}

/**
 * The name of an ordered line with its booking or its term, for lists that have one column for all:
 * «Установка: INVIS DUOS; …; Toyota Camry, 2021, 12 В; 3 декабря 2026, …»,
 * «Считыватель СК-1. Под заказ, 10 дней».
 */
export function orderedName({ productName, booking, orderTermDays }: NamedLine): string {
  const wish = booking ? bookingLine(booking) : '';
  const name = wish ? `${productName}: ${wish}` : productName;
  return orderTermDays ? `${name}. ${termText(orderTermDays)}` : name;
}
