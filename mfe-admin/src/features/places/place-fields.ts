import { findErrors, placeSchema } from '@shop/shared/validation';
import type { EditedPlaceFragment, LocationType, StaffPlaceInput } from '../../generated/graphql';
import { isOn, switched, type FieldTexts, type FormField } from '../shop-fields';

export type Place = EditedPlaceFragment;

/** Kinds of places in the order of the site's filters. */
export const KINDS: readonly { type: LocationType; label: string }[] = [
  { type: 'installation_centre', label: 'Установочный центр' },
  { type: 'retail', label: 'Розничный магазин' },
  { type: 'car_wash', label: 'Автомоечный комплекс' },
];

export const FIELDS: readonly FormField[] = [
  { name: 'title', label: 'Название' },
  { name: 'city', label: 'Город' },
  { name: 'address', label: 'Улица и\u00A0дом' },
  { name: 'country', label: 'Страна' },
  { name: 'phone', label: 'Телефон' },
  { name: 'url', label: 'Сайт' },
  { name: 'point', label: 'Широта и\u00A0долгота', hint: 'Можно вставить из\u00A0карт: 55.8912, 37.4438' },
];

const LABELS = new Map<string, string>([
  ...FIELDS.map(({ name, label }): [string, string] => [name, label]),
  ['schedule', 'Часы работы'],
  ['active', 'На сайте'],
  ['types', 'Что это'],
]);

export const placeLabel = (name: string): string => LABELS.get(name) ?? name;

const namesOf = (text: string) => text.split(',').filter(Boolean);

/** A place that is not stored yet. */
export const NEW_PLACE: Place = {
  ...{
    id: 0,
    revision: 0,
    title: '',
    country: 'Россия',
    city: '',
    address: '',
    phone: null,
    schedule: null,
    url: null,
  },
  ...{ active: true, types: [], location: { latitude: NaN, longitude: NaN } },
};

const pointText = ({ latitude, longitude }: Place['location']) =>
  Number.isNaN(latitude) ? '' : `${latitude}, ${longitude}`;

/** What the fields say of a place. */
export function textsOfPlace(place: Place): FieldTexts {
  const { title, city, address, country, phone, url, schedule, active, types, location } = place;
  return {
    ...{ title, city, address, country, phone: phone ?? '', url: url ?? '', point: pointText(location) },
    ...{ schedule: schedule ?? '', active: switched(active), types: types.toSorted().join() },
  };
}

/** «55.8912, 37.4438», also with a decimal comma: «55,8912; 37,4438». */
export function readPoint(text: string): { latitude: string; longitude: string } {
  const isRussian = /\d,\d+\s*[;\s]\s*-?\d+,\d/.test(text);
  const plain = isRussian ? text.replace(/(\d),(\d)/g, '$1.$2') : text;
  const [latitude = '', longitude = ''] = plain.split(/[;,\s]+/).filter(Boolean);
  return { latitude, longitude };
}

/** Whether a text is a place on the globe. */
export function isPlaced(text: string): boolean {
  const { latitude, longitude } = readPoint(text);
  const isWithin = (degrees: string, most: number) => degrees !== '' && Math.abs(Number(degrees)) <= most;
  return isWithin(latitude, 90) && isWithin(longitude, 180);
}

/** What is wrong with the fields that change; of a new place with all. */
export function findPlaceErrors(shown: FieldTexts, changed: readonly string[], isNew: boolean): Record<string, string> {
  const found = findErrors(placeSchema, { ...shown, ...readPoint(shown.point ?? '') });
  const { latitude, longitude, ...others } = found;
  const point = latitude ?? longitude;
  const errors = { ...others, ...(point !== undefined && { point }) };
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isNew || changed.includes(name)));
}

/** What a press on a kind of place leaves. */
export function toggled(text: string, type: LocationType): string {
  const names = namesOf(text);
  const after = names.includes(type) ? names.filter((name) => name !== type) : [...names, type];
  return after.toSorted().join();
}

export const hasKind = (text: string, type: LocationType) => namesOf(text).includes(type);

/** What a field means, in words. */
export function placeWords(name: string, text: string): string {
  if (name !== 'types') return text;
  return KINDS.flatMap(({ type, label }) => (hasKind(text, type) ? [label] : [])).join(', ');
}

/** What the API is to save: only what was typed. */
export function inputOfPlace({ point, active, types, ...texts }: Partial<FieldTexts>): StaffPlaceInput {
  const read = point === undefined ? null : readPoint(point);
  return {
    ...texts,
    ...(read && { latitude: Number(read.latitude), longitude: Number(read.longitude) }),
    ...(active !== undefined && { active: isOn(active) }),
    ...(types !== undefined && { types: KINDS.flatMap(({ type }) => (hasKind(types, type) ? type : [])) }),
  };
}
