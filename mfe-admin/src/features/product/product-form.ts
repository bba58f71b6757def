import { suggestedPath } from '@shop/shared/page-documents';
import { isPriceJump, priceText, readPrice } from '@shop/shared/price-edit';
import type { ProductCardFragment, StaffProductInput } from '../../generated/graphql';
import { detailsFormOf, detailsInput, EMPTY_DETAILS, type DetailsForm } from './details-form';
import { discountFormsOf, discountInputs, type DiscountForm } from './discount-form';
import { saleFormOf, saleInput, type SaleForm } from './sale-form';

export type Product = ProductCardFragment;

export interface PictureForm {
  address: string;
  alt: string;
  caption: string;
}

export interface PropertyForm {
  propertyId: number;
  value: string;
  showPreview: boolean;
}

/** A row under the product, or a product that becomes one. */
export interface AccessoryForm {
  id: number | null;
  productId: number | null;
  code: string;
  name: string;
  price: number;
  isIncluded: boolean;
}

/** A product as its fields have it. */
export interface ProductForm extends DetailsForm {
  name: string;
  code: string;
  slug: string;
  category: string;
  brand: string;
  description: string;
  price: string;
  /** Null: none. */
  sale: SaleForm | null;
  active: boolean;
  /** The thing on the shelf; null: nobody counts it, or it gets one of its own. */
  stockItem: { id: number; name: string } | null;
  perUnit: string;
  /** How many lie there of a thing of its own; '' makes none. */
  onHand: string;
  properties: readonly PropertyForm[];
  pictures: readonly PictureForm[];
  accessories: readonly AccessoryForm[];
  discounts: readonly DiscountForm[];
}

export type ProductField = keyof ProductForm;

/** An edit that is not saved. */
export interface ProductEdit {
  /** The revision that the edit began with, and what the fields said; of a new product 0. */
  revision: number;
  base: ProductForm;
  values: ProductForm;
  /** The price, typed again. */
  confirmed: string;
  /** What somebody else has saved in fields that are edited here; null without a conflict. */
  theirs: { values: ProductForm; by: string; fields: readonly ProductField[] } | null;
}

/** Edits by the ids of their products; 0: the new one. */
export type ProductDraft = Readonly<Record<number, ProductEdit>>;

export const NEW = 0;

const EMPTY: ProductForm = {
  ...{ name: '', code: '', slug: '', category: '', brand: '', description: '', price: '', active: false, onHand: '' },
  ...{ stockItem: null, perUnit: '1', properties: [], pictures: [], accessories: [] },
  ...{ sale: null, discounts: [] },
  ...EMPTY_DETAILS,
};

export function formOf(product: Product | null): ProductForm {
  if (product === null) return EMPTY;
  const { name, code, slug, category, brand, description, price, active, properties, pictures } = product;
  const { stockItemId, stockItemName, perUnit, accessories } = product;
  return {
    ...{ name, code, description, active, onHand: '', price: priceText(price) },
    ...{ slug: slug ?? '', category: category ?? '', brand: brand ?? '', perUnit: String(perUnit) },
    stockItem: typeof stockItemId === 'number' ? { id: stockItemId, name: stockItemName ?? '' } : null,
    sale: saleFormOf(product),
    discounts: discountFormsOf(product),
    ...detailsFormOf(product),
    properties: properties.map(({ id, value, showPreview }) => ({ propertyId: id, value, showPreview })),
    pictures: pictures.map(({ address, alt, caption }) => ({ address, alt: alt ?? '', caption: caption ?? '' })),
    accessories: accessories.map(({ id, productId, code: article, name: called, price: costs, isIncluded }) => ({
      ...{ id, productId: productId ?? null, code: article, name: called, price: costs, isIncluded },
    })),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const FIELDS = Object.keys(EMPTY) as ProductField[]; // of the object above

export function changedFields({ base, values }: Pick<ProductEdit, 'base' | 'values'>): ProductField[] {
  return FIELDS.filter((field) => !isSame(base[field], values[field]));
}

export const startEdit = (product: Product | null): ProductEdit => {
  const base = formOf(product);
  return { revision: product?.revision ?? 0, base, values: base, confirmed: '', theirs: null };
};

/** Whether the price is to be typed again. Nobody has seen another price of a new product. */
export function needsConfirming({ revision, base, values, confirmed }: ProductEdit): boolean {
  const [was, now] = [readPrice(base.price) ?? 0, readPrice(values.price)];
  if (now === null || readPrice(confirmed) === now) return false;
  return revision === 0 ? now === 0 : isPriceJump(was, now);
}

/** Another thing on the shelf, a new one, or none. */
function shelfInput(changed: ReadonlySet<ProductField>, { stockItem, onHand }: ProductForm): StaffProductInput {
  if (stockItem === null && onHand !== '') return { newStockItem: { onHand: Number(onHand) } };
  return changed.has('stockItem') ? { stockItemId: stockItem?.id ?? null } : {};
}

const accessoryInput = ({ id, productId, isIncluded }: AccessoryForm) =>
  id === null ? { productId, isIncluded } : { id, isIncluded };

/** What the API is asked for: only what changes. */
export function inputOf(edit: ProductEdit): StaffProductInput {
  const { values } = edit;
  const changed = new Set(changedFields(edit));
  const price = readPrice(values.price);
  const confirmPrice = readPrice(edit.confirmed);
  return {
    ...(changed.has('name') && { name: values.name }),
    ...(changed.has('code') && { code: values.code }),
    ...(changed.has('slug') && { slug: values.slug }),
    ...(changed.has('category') && { category: values.category.trim() || null }),
    ...(changed.has('brand') && { brand: values.brand.trim() || null }),
    ...(changed.has('description') && { description: values.description }),
    ...(changed.has('price') && price !== null && { price }),
    ...(changed.has('price') && confirmPrice !== null && { confirmPrice }),
    ...(changed.has('sale') && { sale: saleInput(edit) }),
    ...(changed.has('discounts') && { discounts: discountInputs(values.discounts) }),
    ...(changed.has('active') && { active: values.active }),
    ...shelfInput(changed, values),
    ...(changed.has('perUnit') && { perUnit: Number(values.perUnit) }),
    ...(changed.has('properties') && { properties: [...values.properties] }),
    ...(changed.has('pictures') && { pictures: [...values.pictures] }),
    ...detailsInput(values, (field) => changed.has(field)),
    ...(changed.has('accessories') && { accessories: values.accessories.map(accessoryInput) }),
  };
}

const suggestedSlug = (name: string) => suggestedPath(name).slice(1);

/** Another name. The address of a new product follows it until somebody types one. */
export function renamed({ revision, values }: ProductEdit, name: string): Partial<ProductForm> {
  const follows = revision === 0 && values.slug === suggestedSlug(values.name);
  return follows ? { name, slug: suggestedSlug(name) } : { name };
}

/** An edit that a former version of the page has kept may lack a field. */
export const isWhole = ({ base, values }: ProductEdit): boolean =>
  FIELDS.every((field) => field in base && field in values);

const onlyOf = (from: ProductForm, fields: readonly ProductField[]): Partial<ProductForm> =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));

/** Meets what somebody else has saved since: fields that do not touch each other merge. */
export function meetOther(edit: ProductEdit, product: Product, by: string): ProductEdit {
  const theirs = formOf(product);
  const mine = changedFields(edit);
  const other = changedFields({ base: edit.base, values: theirs });
  const both = mine.filter((field) => other.includes(field) && !isSame(edit.values[field], theirs[field]));
  return {
    ...edit,
    revision: product.revision,
    base: theirs,
    values: { ...theirs, ...onlyOf(edit.values, mine) },
    theirs: both.length > 0 ? { values: theirs, by, fields: both } : null,
  };
}

/** What was typed while the values of an edit were being saved, on what the product has become. */
export function typedSince(sent: ProductForm, now: ProductForm, product: Product): ProductEdit {
  const saved = startEdit(product);
  const since = changedFields({ base: sent, values: now });
  return { ...saved, values: { ...saved.values, ...onlyOf(now, since) } };
}

/** Settles one field that both have changed. */
export function settleField(edit: ProductEdit, field: ProductField, choice: 'mine' | 'theirs'): ProductEdit {
  const { theirs } = edit;
  if (!theirs) return edit;
  const fields = theirs.fields.filter((other) => other !== field);
  return {
    ...edit,
    values: choice === 'mine' ? edit.values : { ...edit.values, ...onlyOf(theirs.values, [field]) },
    theirs: fields.length > 0 ? { ...theirs, fields } : null,
  };
}

/** The list with the item one place up or down. */
export function moved<Item>(items: readonly Item[], from: number, by: -1 | 1): Item[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(from + by, 0, item);
  return next;
}
