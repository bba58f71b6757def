import type { Place } from '@shop/shared/runtime';
import { DAY_MINUTES, readOpeningHours, timeOf, type Span } from '@shop/shared/places';
import { toShownPlaces, type ShownPlace } from './place';

type JsonLd = Record<string, unknown>;

/** The page on which every place has an address. */
const PLACES_PATH = '/wherebuy';
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function hoursOf({ start, end }: Span): { opens: string; closes: string } {
  const clock = (minute: number) => timeOf(minute % DAY_MINUTES).padStart(5, '0');
  const isAllDay = end - start >= DAY_MINUTES;
  return isAllDay ? { opens: '00:00', closes: '23:59' } : { opens: clock(start), closes: clock(end) };
}

function openingHoursLd(schedule: ShownPlace['schedule']): JsonLd[] {
  const spans = readOpeningHours(schedule) ?? [];
  return spans.map((span) => ({
    '@type': 'OpeningHoursSpecification',
    // A span longer than a day is the whole week.
    dayOfWeek: span.end - span.start > DAY_MINUTES ? DAYS : DAYS[Math.floor(span.start / DAY_MINUTES)],
    ...hoursOf(span),
  }));
}

function businessLd(place: ShownPlace, publicUrl: string): JsonLd {
  const { id, title, city, address, phone, location, schedule, url, description } = place;
  return {
    '@type': 'LocalBusiness',
    '@id': `${publicUrl}${PLACES_PATH}?place=${id}`,
    name: title,
    ...(description && { description }),
    ...(phone && { telephone: phone }),
    ...(url && { url }),
    address: { '@type': 'PostalAddress', addressCountry: 'RU', addressLocality: city, streetAddress: address },
    geo: { '@type': 'GeoCoordinates', ...location },
    openingHoursSpecification: openingHoursLd(schedule),
  };
}

/** Describes the places to search engines as schema.org LocalBusiness objects. */
export function placesLd(places: readonly Place[], publicUrl: string): JsonLd {
  return {
    '@type': 'ItemList',
    itemListElement: toShownPlaces(places).map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: businessLd(place, publicUrl),
    })),
  };
}
