import { isPriceJump, priceText, readPrice } from '@shop/shared/price-edit';
import { hasMaxLength, LIMITS } from '@shop/shared/validation';
import type { GoodsChange } from '../generated/graphql';
import type { GoodsDraft, GoodsEdit, GoodsField, GoodsValues, Product } from './types';

const FIELDS: readonly GoodsField[] = ['name', 'price', 'active'];
const SOMEBODY = 'Другой человек';

export const valuesOf = ({ name, price, active }: Product): GoodsValues => ({ name, price: priceText(price), active });

/** What a field says, however it is written. */
function meaningOf(field: GoodsField, values: GoodsValues): unknown {
  if (field === 'price') return readPrice(values.price) ?? values.price;
  return field === 'name' ? values.name.trim() : values.active;
}

const isSame = (field: GoodsField, one: GoodsValues, other: GoodsValues) =>
  meaningOf(field, one) === meaningOf(field, other);

export const changedFields = ({ base, values }: Pick<GoodsEdit, 'base' | 'values'>): GoodsField[] =>
  FIELDS.filter((field) => !isSame(field, base, values));

export const editsOf = (draft: GoodsDraft): GoodsEdit[] => Object.values(draft);

function without(draft: GoodsDraft, ids: readonly number[]): GoodsDraft {
  return Object.fromEntries(Object.entries(draft).filter(([id]) => !ids.includes(Number(id))));
}

function withEdit(draft: GoodsDraft, edit: GoodsEdit): GoodsDraft {
  const isNeeded = changedFields(edit).length > 0 || edit.theirs !== null;
  return isNeeded ? { ...draft, [edit.id]: edit } : without(draft, [edit.id]);
}

function startEdit(product: Product): GoodsEdit {
  const { id, code, revision } = product;
  const values = valuesOf(product);
  return { id, code, revision, base: values, values, confirmed: '', theirs: null, conflicts: [] };
}

/** Types into the fields of a product. A price that was confirmed is another one then. */
export function typeInto(draft: GoodsDraft, product: Product, part: Partial<GoodsValues>): GoodsDraft {
  const edit = draft[product.id] ?? startEdit(product);
  const confirmed = part.price === undefined ? edit.confirmed : '';
  return withEdit(draft, { ...edit, values: { ...edit.values, ...part }, confirmed });
}

/** Types the price of an edit again. */
export function confirmPrice(draft: GoodsDraft, id: number, confirmed: string): GoodsDraft {
  const edit = draft[id];
  return edit ? { ...draft, [id]: { ...edit, confirmed } } : draft;
}

/** Takes one field of an edit back to what it was. */
export function takeBack(draft: GoodsDraft, id: number, field: GoodsField): GoodsDraft {
  const edit = draft[id];
  return edit ? withEdit(draft, { ...edit, values: { ...edit.values, [field]: edit.base[field] } }) : draft;
}

/**
 * Brings edits to products as they are now: what others have changed comes in where nothing was
 * typed.
 * @param by who has changed them, by id, as far as it is known
 */
export function meet(
  draft: GoodsDraft,
  products: readonly Product[],
  by: ReadonlyMap<number, string> = new Map(),
): GoodsDraft {
  return products.reduce((met, product) => {
    const edit = met[product.id];
    if (!edit || product.revision <= (edit.theirs ?? edit).revision) return met;
    const theirs = valuesOf(product);
    const own = changedFields(edit);
    const conflicts = own.filter((field) => !isSame(field, edit.base, theirs) && !isSame(field, edit.values, theirs));
    const values = { ...theirs, ...Object.fromEntries(own.map((field) => [field, edit.values[field]])) };
    const { revision } = product;
    if (conflicts.length === 0)
      return withEdit(met, { ...edit, revision, base: theirs, values, theirs: null, conflicts });
    const seen = { revision, values: theirs, by: by.get(product.id) ?? SOMEBODY };
    return withEdit(met, { ...edit, values, theirs: seen, conflicts });
  }, draft);
}

/** What was typed since a draft was sent, on the products that it has become. */
export function typedSince(sent: GoodsDraft, draft: GoodsDraft, saved: readonly Product[]): GoodsDraft {
  const since = saved.reduce((edits, { id }) => {
    const [edit, was] = [edits[id], sent[id]];
    return edit && was ? withEdit(edits, { ...edit, base: was.values, theirs: null, conflicts: [] }) : edits;
  }, draft);
  return meet(since, saved);
}

/** Ends the conflict of one field. After the last one, the edit goes on from the product of now. */
export function settle(draft: GoodsDraft, id: number, field: GoodsField, choice: 'mine' | 'theirs'): GoodsDraft {
  const edit = draft[id];
  if (!edit?.theirs) return draft;
  const { theirs } = edit;
  const values = choice === 'mine' ? edit.values : { ...edit.values, [field]: theirs.values[field] };
  const conflicts = edit.conflicts.filter((name) => name !== field);
  if (conflicts.length > 0) return withEdit(draft, { ...edit, values, conflicts });
  const { revision, values: base } = theirs;
  return withEdit(draft, { ...edit, revision, base, values, conflicts, theirs: null });
}

const isJump = ({ base, values }: GoodsEdit): boolean => {
  const now = readPrice(values.price);
  return now !== null && isPriceJump(readPrice(base.price) ?? 0, now);
};

/** Whether the price of an edit is still to be typed again. */
export const needsConfirming = (edit: GoodsEdit): boolean =>
  isJump(edit) && readPrice(edit.confirmed) !== readPrice(edit.values.price);

export { isJump };

/** Why a field cannot be saved; null when it can. */
export function faultOf({ values }: Pick<GoodsEdit, 'values'>, field: GoodsField): string | null {
  if (field === 'price' && readPrice(values.price) === null) return 'Цена вида 24\u00A0900 или 24\u00A0900,50';
  if (field !== 'name') return null;
  if (values.name.trim() === '') return 'Название не\u00A0может быть пустым';
  return hasMaxLength(values.name.trim(), LIMITS.maxProductName) ? null : `До\u00A0${LIMITS.maxProductName} символов`;
}

/** Whether an edit can be saved now. */
export const isReady = (edit: GoodsEdit): boolean =>
  edit.conflicts.length === 0 &&
  !needsConfirming(edit) &&
  changedFields(edit).every((field) => faultOf(edit, field) === null);

/** What the API is asked to change. */
export function changesOf(draft: GoodsDraft): GoodsChange[] {
  return editsOf(draft).map((edit) => {
    const { id, revision, values } = edit;
    const changed = new Set(changedFields(edit));
    const price = readPrice(values.price);
    return {
      id,
      revision,
      ...(changed.has('name') && { name: values.name.trim() }),
      ...(changed.has('active') && { active: values.active }),
      ...(changed.has('price') && price !== null && { price, ...(isJump(edit) && { confirmPrice: price }) }),
    };
  });
}
