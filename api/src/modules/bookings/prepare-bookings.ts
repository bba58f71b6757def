import { bookingSchema } from '@shop/shared/booking';
import { findErrors } from '@shop/shared/validation';
import type { OrderProductInput, SiteShopAddress } from '../../generated/resolvers-types';
import type { FieldErrors } from '../../input/field-errors';
import { listPlaces } from '../places/list-places';
import type { PlaceRepository } from '../places/place-repository';
import { readBooking, type Booking, type SentBooking } from './booking';
import type { BookedProductRow, BookingRepository, ServicePriceRow } from './booking-repository';

const TEXTS = {
  notBooked: 'На эту услугу не записывают',
  unknownProduct: 'Выберите модель из каталога',
} as const;

export interface PreparedBookings {
  /** The booking of each line, null for lines without one. */
  byLine: (Booking | null)[];
  /** By `products.0.booking.date`. */
  errors: FieldErrors;
}

/** What bookings are checked against. */
interface Surroundings {
  now: number;
  centres: SiteShopAddress[];
  products: Map<number, BookedProductRow>;
  prices: ServicePriceRow[];
}

function isCentre({ active, params }: SiteShopAddress): boolean {
  return active && params.some(({ type }) => type === 'installation_centre');
}

/** «Установочный центр «Риска», Москва, Варшавское шоссе, д. 131, стр. 4» */
function placeText({ title, city, address }: SiteShopAddress): string {
  return [title, city, address].join(', ');
}

function findBookingErrors(
  serviceId: number,
  sent: SentBooking,
  { now, centres, products }: Surroundings,
): FieldErrors {
  if (!products.get(serviceId)?.booking_place) return { booking: TEXTS.notBooked };
  const schema = bookingSchema({ now, centres, isWholeDemanded: false, isVisit: ({ address }) => Boolean(address) });
  const texts = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value ?? '')]));
  const isUnknown = sent.forProductId !== null && !products.has(sent.forProductId);
  const errors = { ...findErrors(schema, texts), ...(isUnknown && { forProductId: TEXTS.unknownProduct }) };
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [`booking.${name}`, message]));
}

function toBooking(serviceId: number, sent: SentBooking, { centres, products, prices }: Surroundings): Booking {
  const { forProductId, placeId } = sent;
  const place = centres.find(({ id }) => id === placeId);
  const row = prices.find((price) => price.service_id === serviceId && price.product_id === forProductId);
  return {
    ...sent,
    forProductName: products.get(forProductId ?? 0)?.name ?? null,
    place: place ? placeText(place) : null,
    isPerPiece: products.get(serviceId)?.booking_place === 'centre',
    price: row ? { priceKopecks: row.price_kopecks, minHours: row.min_hours, maxHours: row.max_hours } : null,
  };
}

async function readSurroundings(
  { bookings, places }: BookingSources,
  lines: OrderProductInput[],
): Promise<Omit<Surroundings, 'now'>> {
  const ids = lines.flatMap(({ productId, booking }) => [productId, booking?.forProductId ?? []].flat());
  const [all, products, prices] = await Promise.all([
    listPlaces(places),
    bookings.findProducts(ids),
    bookings.findPrices(),
  ]);
  return { centres: all.filter(isCentre), products, prices };
}

export interface BookingSources {
  bookings: BookingRepository;
  places: PlaceRepository;
}

/**
 * Checks the bookings of an order's lines, and adds names, prices and hours. Nobody has to book
 * here: what is missing, the shop asks by telephone (docs/rules.md, Bookings).
 */
export async function prepareBookings(sources: BookingSources, lines: OrderProductInput[]): Promise<PreparedBookings> {
  const sent = lines.map(({ booking }) => (booking ? readBooking(booking) : null));
  if (sent.every((booking) => booking === null)) return { byLine: sent.map(() => null), errors: {} };
  const surroundings = { ...(await readSurroundings(sources, lines)), now: Date.now() };
  const errors: FieldErrors = {};
  const byLine = lines.map(({ productId }, index) => {
    const booking = sent[index] ?? null;
    const ofLine = booking ? findBookingErrors(productId, booking, surroundings) : {};
    for (const [name, message] of Object.entries(ofLine)) errors[`products.${index}.${name}`] = message;
    return booking && toBooking(productId, booking, surroundings);
  });
  return { byLine, errors };
}
