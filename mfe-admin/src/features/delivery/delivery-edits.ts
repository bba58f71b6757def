import { isPriceJump, priceText, readPrice } from '@shop/shared/price-edit';
import type { DeliveryTableFragment, StaffDeliveryCityInput } from '../../generated/graphql';
import { editsSince } from '../shop-fields';

export type Delivery = DeliveryTableFragment;
export type City = Delivery['cities'][number];
export type Way = Delivery['types'][number];

/** `own`, `2.price` or `2.days`: whether the shop's courier goes there, and what a way asks. */
export type Cell = 'own' | `${number}.${'price' | 'days'}`;

/** What was typed in a cell, and what it said before. */
export interface CellEdit {
  before: string;
  text: string;
}

export type CityEdits = Readonly<Partial<Record<Cell, CellEdit>>>;
/** By the id of the city. */
export type DeliveryEdits = Readonly<Record<number, CityEdits>>;

const OWN = 'да';

/** «2–4», «3», or nothing. */
function daysText(minDays: number | null | undefined, maxDays: number | null | undefined): string {
  if (typeof minDays !== 'number' || typeof maxDays !== 'number') return '';
  return minDays === maxDays ? String(minDays) : `${minDays}–${maxDays}`;
}

/** What a cell says, as people type it. */
export function textOf({ ownDelivery, prices }: City, cell: Cell): string {
  if (cell === 'own') return ownDelivery ? OWN : '';
  const [typeId, what] = cell.split('.');
  const price = prices.find((one) => one.typeId === Number(typeId));
  if (!price) return '';
  return what === 'price' ? priceText(price.price) : daysText(price.minDays, price.maxDays);
}

export const ownText = (isOwn: boolean) => (isOwn ? OWN : '');
export const isOwn = (text: string) => text === OWN;

const DAYS = /^(\d{1,3})(?:[-–—](\d{1,3}))?$/;

/** `2–4` or `3`; null for nothing typed, undefined for what are no days. */
function readDays(text: string): { minDays: number; maxDays: number } | null | undefined {
  const plain = text.replace(/[\s\u00A0]/g, '');
  if (plain === '') return null;
  const [, least, most = least] = DAYS.exec(plain) ?? [];
  const [minDays, maxDays] = [Number(least), Number(most)];
  return least !== undefined && minDays <= maxDays ? { minDays, maxDays } : undefined;
}

/** What a cell says while its city is edited. */
export const shownIn = (city: City, edits: CityEdits, cell: Cell): string => edits[cell]?.text ?? textOf(city, cell);

/** What is wrong with a cell; null when nothing is. Days that were there go with their price. */
export function findCellError(city: City, edits: CityEdits, cell: Cell): string | null {
  const text = shownIn(city, edits, cell).trim();
  if (cell === 'own' || text === '') return null;
  if (cell.endsWith('.price')) return readPrice(text) === null ? 'Цена\u00A0— это 450 или 450,50' : null;
  if (readDays(text) === undefined) return 'Дни\u00A0— это 3 или 2–4';
  const isAlone = edits[cell] && shownIn(city, edits, `${Number.parseInt(cell)}.price`).trim() === '';
  return isAlone ? 'Дни без цены не\u00A0сохранятся: сначала цена' : null;
}

function withCity(edits: DeliveryEdits, { id }: City, ofCity: CityEdits): DeliveryEdits {
  const { [id]: _, ...others } = edits;
  return Object.keys(ofCity).length > 0 ? { ...others, [id]: ofCity } : others;
}

/** Notes what was typed; a cell that says again what it said is no edit. */
export function editCell(edits: DeliveryEdits, city: City, cell: Cell, text: string): DeliveryEdits {
  const { [cell]: known, ...others } = edits[city.id] ?? {};
  const before = known?.before ?? textOf(city, cell);
  return withCity(edits, city, text === before ? others : { ...others, [cell]: { before, text } });
}

/** One edit of one city. */
export interface Change extends CellEdit {
  city: City;
  cell: Cell;
  /** What the cell says now, when somebody else has changed it meanwhile. */
  theirs: string | null;
}

/** Every edit that is not in the table yet, in its order. */
export function changesOf({ cities }: Delivery, edits: DeliveryEdits): Change[] {
  return cities.flatMap((city) =>
    Object.entries(edits[city.id] ?? {}).flatMap(([name, edit]) => {
      const cell = name as Cell; // the keys of a city's edits
      const now = textOf(city, cell);
      if (!edit || edit.text === now) return [];
      return [{ ...edit, city, cell, theirs: now === edit.before ? null : now }];
    }),
  );
}

/** Whether a price falls or rises by more than half: a slip of the finger, most often. */
export function isJump({ cell, before, text }: Change): boolean {
  const [was, now] = [readPrice(before), readPrice(text)];
  return cell.endsWith('.price') && was !== null && now !== null && isPriceJump(was, now);
}

/** What was typed since some edits were sent to be saved. */
export const typedSince = (sent: DeliveryEdits, now: DeliveryEdits): DeliveryEdits =>
  Object.fromEntries(
    Object.entries(now).flatMap(([id, edits]) => {
      const since = editsSince(sent[Number(id)] ?? {}, edits);
      return Object.keys(since).length > 0 ? [[id, since]] : [];
    }),
  );

/** Ends a conflict: one's own text goes on from what is there now, or gives way to it. */
export function settleChange(
  edits: DeliveryEdits,
  { city, cell, text, theirs }: Change,
  choice: 'mine' | 'theirs',
): DeliveryEdits {
  const { [cell]: _, ...others } = edits[city.id] ?? {};
  const kept = choice === 'mine' && theirs !== null ? { ...others, [cell]: { before: theirs, text } } : others;
  return withCity(edits, city, kept);
}

/** A way is sent whole: its other cell goes along as it stands. */
function inputOfCity(city: City, cells: ReadonlyMap<Cell, string>): StaffDeliveryCityInput {
  const own = cells.get('own');
  const typeIds = [...new Set([...cells.keys()].filter((cell) => cell !== 'own').map((cell) => Number.parseInt(cell)))];
  const valueOf = (cell: Cell) => cells.get(cell) ?? textOf(city, cell);
  const prices = typeIds.map((typeId) => {
    const price = readPrice(valueOf(`${typeId}.price`));
    return { typeId, price, ...(price !== null && readDays(valueOf(`${typeId}.days`))) };
  });
  return { id: city.id, ...(own !== undefined && { ownDelivery: isOwn(own) }), ...(prices.length > 0 && { prices }) };
}

/** What the API is to save. */
export function inputOf(changes: readonly Change[]): StaffDeliveryCityInput[] {
  const cities = new Map(changes.map(({ city }) => [city.id, city]));
  return [...cities.values()].map((city) => {
    const own = changes.filter((change) => change.city.id === city.id);
    return inputOfCity(city, new Map(own.map(({ cell, text }) => [cell, text])));
  });
}
