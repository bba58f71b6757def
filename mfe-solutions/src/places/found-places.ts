import type { PageContext } from '@shop/shared/federation';
import { nearestFirst, type Position } from './position';
import { PLACE_KINDS, toShownPlaces, type PlaceKind, type ShownPlace } from './place';
import { readPlaceQuery, type PlaceQuery } from './place-query';

/** Rows per page of the list. Thousands of rows are slow to render, on the server too. */
export const PAGE_SIZE = 100;

/** The result of a query. */
export interface FoundPlaces {
  /** The places that match, in the order of the list. */
  fitting: readonly ShownPlace[];
  /** The number of matches. The server sends only the requested pages of them. */
  total: number;
  /** The number of matches for each choice of a kind. */
  counts: Readonly<Record<PlaceKind | 'all', number>>;
  /** The place whose card is open. */
  selected: ShownPlace | null;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^a-zа-я0-9]+/)
    .filter(Boolean);

/**
 * Each word of the text must be the beginning of a word in the city, address or name of a place.
 */
function withWords(places: readonly ShownPlace[], text: string): readonly ShownPlace[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return places;
  return places.filter(({ city, address, title }) => {
    const words = wordsOf(`${city} ${address} ${title}`);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

/** @param position where the visitor is, or null if unknown */
export function findPlaces(
  places: readonly ShownPlace[],
  { text, kind, placeId }: PlaceQuery,
  position: Position | null,
): FoundPlaces {
  const found = withWords(places, text);
  const ofKind = (wanted: PlaceKind | null) =>
    wanted === null ? found : found.filter(({ kinds }) => kinds.includes(wanted));
  const fitting = ofKind(kind);
  const counts = PLACE_KINDS.map((choice) => [choice.kind, ofKind(choice.kind).length] as const);
  return {
    fitting: position ? nearestFirst(fitting, position) : fitting,
    total: fitting.length,
    // The choices include each kind.
    counts: Object.fromEntries([['all', found.length], ...counts]) as FoundPlaces['counts'],
    selected: places.find(({ id }) => id === placeId) ?? null,
  };
}

export interface PlaceSummary {
  placeCount: number;
  cityCount: number;
}

export function summaryOf(places: readonly ShownPlace[]): PlaceSummary {
  return { placeCount: places.length, cityCount: new Set(places.map(({ city }) => city)).size };
}

/** What the page shows of the places until their whole list has arrived. */
export interface PlacesData extends FoundPlaces, PlaceSummary {
  /** False if the server has no list either. Then only the shop's own place is known. */
  hasList: boolean;
}

export function placesData({ lists, search }: Pick<PageContext, 'lists' | 'search'>): PlacesData {
  const places = toShownPlaces(lists.places);
  const query = readPlaceQuery(search);
  const found = findPlaces(places, query, null);
  return {
    ...found,
    ...summaryOf(places),
    fitting: found.fitting.slice(0, PAGE_SIZE * query.page),
    hasList: lists.places.length > 0,
  };
}
