import { PLACE_KINDS, type PlaceKind } from './place';

/**
 * The history state of a link that changes the page without moving focus or scroll position
 * (docs/federation.md).
 */
export const IN_PLACE = { isInPlace: true } as const;

/** The visitor's search. It is in the address, so that a link can share it. */
export interface PlaceQuery {
  /** City, street or name, as typed. */
  text: string;
  /** Null: all kinds. */
  kind: PlaceKind | null;
  /** The id of the place whose card is open. */
  placeId: number | null;
  /** The number of pages of the list that are shown. */
  page: number;
}

/** The parameters that the route declares, so that the server renders their values. */
export const PLACE_PARAMS = ['q', 'type', 'place', 'page'] as const;

function readNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Reads the address. It ignores values that it does not understand. */
export function readPlaceQuery(params: URLSearchParams): PlaceQuery {
  return {
    text: params.get('q') ?? '',
    kind: PLACE_KINDS.find(({ kind }) => kind === params.get('type'))?.kind ?? null,
    placeId: readNumber(params.get('place')),
    page: readNumber(params.get('page')) ?? 1,
  };
}

/** Writes the address, without default values. */
export function writePlaceQuery({ text, kind, placeId, page }: PlaceQuery): URLSearchParams {
  const all: [string, string][] = [
    // Not trimmed: the field still needs the space after the first word.
    ['q', text.trim() === '' ? '' : text],
    ['type', kind ?? ''],
    ['place', placeId === null ? '' : String(placeId)],
    ['page', page > 1 ? String(page) : ''],
  ];
  return new URLSearchParams(all.filter(([, value]) => value !== ''));
}
