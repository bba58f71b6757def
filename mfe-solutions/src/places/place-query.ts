import { PLACE_KINDS, type PlaceKind, type ShownPlace } from './place';

/** What the visitor asks of the places. It stands in the address, so that a link shares it. */
export interface PlaceQuery {
  /** City, street or name, as typed. */
  text: string;
  /** Null: all kinds. */
  kind: PlaceKind | null;
  /** Id of the place that is looked at. */
  placeId: number | null;
  /** How many pages of the list are shown, from the first on. */
  page: number;
}

/** Names of the parameters, for the route: the server renders what they say. */
export const PLACE_PARAMS = ['q', 'type', 'place', 'page'] as const;

function readNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Reads the address; what it does not understand is as if it were not there. */
export function readPlaceQuery(params: URLSearchParams): PlaceQuery {
  return {
    text: params.get('q') ?? '',
    kind: PLACE_KINDS.find(({ kind }) => kind === params.get('type'))?.kind ?? null,
    placeId: readNumber(params.get('place')),
    page: readNumber(params.get('page')) ?? 1,
  };
}

/** Writes the address, without what stands at its default. */
export function writePlaceQuery({ text, kind, placeId, page }: PlaceQuery): URLSearchParams {
  const all: [string, string][] = [
    // As typed: the space after a first word is still wanted in the field.
    ['q', text.trim() === '' ? '' : text],
    ['type', kind ?? ''],
    ['place', placeId === null ? '' : String(placeId)],
    ['page', page > 1 ? String(page) : ''],
  ];
  return new URLSearchParams(all.filter(([, value]) => value !== ''));
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^a-zа-я0-9]+/)
    .filter(Boolean);

/** The places whose city, address or name have a word beginning with each word of the text. */
export function findPlaces(places: readonly ShownPlace[], text: string): readonly ShownPlace[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return places;
  return places.filter(({ city, address, title }) => {
    const words = wordsOf(`${city} ${address} ${title}`);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

export const isOfKind = (place: ShownPlace, kind: PlaceKind | null): boolean =>
  kind === null || place.kinds.includes(kind);
