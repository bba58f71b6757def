import { findErrors, MESSAGES, pickupPointSchema } from '@shop/shared/validation';
import type { EditedPointFragment, StaffPickupPointInput, StaffPointsQuery } from '../../generated/graphql';
import { readPoint } from '../places';
import { isOn, switched, type FieldTexts, type FormField } from '../shop-fields';

export type Point = EditedPointFragment;

/** What a point is chosen from. */
export interface PointChoices {
  cities: StaffPointsQuery['staffDelivery']['cities'];
  /** Without the courier, who comes to the buyer. */
  ways: StaffPointsQuery['staffDelivery']['types'];
  places: StaffPointsQuery['staffPlaces'];
}

/** Where it is: `own` is the shop itself, `place:7` a place of it, `other` has words of its own. */
const [OWN, OTHER] = ['own', 'other'] as const;
const PLACE = /^place:(\d+)$/;

export const WORD_FIELDS: readonly FormField[] = [
  { name: 'title', label: 'Название' },
  { name: 'address', label: 'Улица и\u00A0дом' },
  { name: 'schedule', label: 'Часы работы', hint: 'Пн–Пт 9:00–20:00; Сб 10:00–16:00' },
  { name: 'point', label: 'Широта и\u00A0долгота', hint: 'Можно вставить из\u00A0карт: 55.8912, 37.4438' },
];

const LABELS = new Map<string, string>([
  ...WORD_FIELDS.map(({ name, label }): [string, string] => [name, label]),
  ...Object.entries({ cityId: 'Город', typeId: 'Способ', where: 'Где', active: 'Выдаёт заказы' }),
]);
export const pointLabel = (name: string): string => LABELS.get(name) ?? name;

/** A point that is not stored yet. */
export const NEW_POINT: Point = {
  ...{ id: 0, revision: 0, cityId: 0, typeId: 0, isOwn: false, placeId: null, active: true },
  ...{ title: null, address: null, schedule: null, location: null },
};

function whereOf({ isOwn, placeId }: Point): string {
  if (isOwn) return OWN;
  return typeof placeId === 'number' ? `place:${placeId}` : OTHER;
}

const idText = (id: number) => (id === 0 ? '' : String(id));

/** What the fields say of a point. */
export function textsOfPoint(point: Point): FieldTexts {
  const { cityId, typeId, title, address, schedule, location, active } = point;
  return {
    ...{ cityId: idText(cityId), typeId: idText(typeId), where: whereOf(point) },
    ...{ title: title ?? '', address: address ?? '', schedule: schedule ?? '' },
    ...{ point: location ? `${location.latitude}, ${location.longitude}` : '', active: switched(active) },
  };
}

export const hasWords = (where: string | undefined) => where === OTHER;

/** Only what is collected from the shop is collected at a place of it. */
export function wheresOf(typeId: string | undefined, { ways, places }: PointChoices) {
  const other = { value: OTHER, label: 'Другое место' };
  if (ways.find(({ id }) => String(id) === typeId)?.kind !== 'pickup') return [other];
  const ofShop = places.map(({ id, title, city, address }) => ({
    ...{ value: `place:${id}`, label: `${title}: ${city}, ${address}` },
  }));
  return [{ value: OWN, label: 'Сам магазин' }, ...ofShop, other];
}

/** What is wrong with the fields that change; of a new point with all. */
export function findPointErrors(shown: FieldTexts, changed: readonly string[], isNew: boolean): Record<string, string> {
  const chosen = isNew ? ['cityId', 'typeId'].filter((name) => (shown[name] ?? '') === '') : [];
  const missing = Object.fromEntries(chosen.map((name) => [name, MESSAGES.required]));
  if (!hasWords(shown.where)) return missing;
  const { latitude, longitude, ...others } = findErrors(pickupPointSchema, {
    ...shown,
    ...readPoint(shown.point ?? ''),
  });
  const point = latitude ?? longitude;
  const errors = { ...missing, ...others, ...(point !== undefined && { point }) };
  const isMoved = changed.includes('where');
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isNew || isMoved || changed.includes(name)));
}

/** What a field means, in words. */
export function pointWords(name: string, text: string, choices: PointChoices): string {
  const { cities, ways, places } = choices;
  if (name === 'cityId') return cities.find(({ id }) => String(id) === text)?.city ?? '';
  if (name === 'typeId') return ways.find(({ id }) => String(id) === text)?.name ?? '';
  if (name !== 'where') return text;
  if (text === OWN) return 'сам магазин';
  const placeId = PLACE.exec(text)?.[1];
  return places.find(({ id }) => String(id) === placeId)?.title ?? 'другое место';
}

function whereInput(where: string): StaffPickupPointInput {
  const placeId = PLACE.exec(where)?.[1];
  return { isOwn: where === OWN, placeId: placeId === undefined ? null : Number(placeId) };
}

/** What the API is to save. */
export function inputOfPoint(changed: FieldTexts): StaffPickupPointInput {
  const { cityId, typeId, where, point, active, ...words } = changed;
  const { latitude, longitude } = readPoint(point ?? '');
  return {
    ...words,
    ...(cityId !== undefined && { cityId: Number(cityId) }),
    ...(typeId !== undefined && { typeId: Number(typeId) }),
    ...(where !== undefined && whereInput(where)),
    ...(point !== undefined && { latitude: Number(latitude), longitude: Number(longitude) }),
    ...(active !== undefined && { active: isOn(active) }),
  };
}
