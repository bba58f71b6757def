import { isPageAddress } from '@shop/shared/page-documents';
import { hasMaxLength, LIMITS, MESSAGES } from '@shop/shared/validation';
import type {
  ProductPicture,
  ProductProperty,
  StaffProductInput,
  StaffProperty,
} from '../../generated/resolvers-types';
import type { FieldErrors } from '../../input/field-errors';
import { isCount, WRONG_COUNT } from './count-stock';
import type { DiscountStep } from './discount-edit-repository';
import type { GoodsRow } from './goods-repository';
import type { ProductValues, PropertyValue } from './product-edit-repository';
import type { DetailsRow } from '../products/product-repository';
import { readAccessories, type AccessoryFacts, type GivenAccessory } from './read-accessories';
import { readChange, readName } from './read-change';
import { readDetails, type DetailsFacts } from './read-details';
import { readDiscounts } from './read-discounts';
import { readSale, type SaleValues } from './read-sale';
import { readValue, valueFault } from './property-value';

const MOST_PICTURES = 20;
const LONGEST_CODE = 40;
const LONGEST_TEXT = 10_000;
const LONGEST_WORDS = 200;

const TEXTS = {
  slug: 'Нужен адрес вида new-beacon: строчные латинские буквы, цифры, дефис, до\u00A080\u00A0знаков',
  long: 'Слишком длинно',
  picture: 'Такой картинки нет. Загрузите её снова',
  twice: 'Названо дважды',
  pictures: `Не\u00A0больше ${MOST_PICTURES} картинок`,
  property: 'Такого свойства нет',
  bothItems: 'Выберите вещь на\u00A0складе или заведите новую',
} as const;

/** What an edit is checked against. */
export interface ProductFacts {
  row: GoodsRow;
  properties: readonly ProductProperty[];
  pictures: readonly ProductPicture[];
  /** Of those that the edit names, what there is. */
  itemIds: ReadonlySet<number>;
  kinds: ReadonlyMap<number, StaffProperty>;
  uploads: ReadonlySet<string>;
  accessories: AccessoryFacts;
  discounts: readonly DiscountStep[];
  details: DetailsFacts;
}

/** What an edit makes of a product, and what is wrong with it. */
export interface ReadProduct {
  values: ProductValues;
  /** All of them; null: they stay. */
  properties: PropertyValue[] | null;
  pictures: ProductPicture[] | null;
  accessories: GivenAccessory[] | null;
  /** Null: it ends; undefined: it stays. */
  sale: SaleValues | null | undefined;
  /** All of them; null: they stay. */
  discounts: DiscountStep[] | null;
  /** What its page says beside; null: it stays. */
  details: DetailsRow | null;
  /** Names of the contract, of what changes. */
  fields: string[];
  errors: FieldErrors;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const hasTwice = (keys: readonly unknown[]) => new Set(keys).size < keys.length;
const orNull = (text: string | null | undefined) => readName(text ?? '') || null;

/** Lines stay, as a description has them; other signs that nobody sees go. */
const readText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, ' ')
    .trim();

function textErrors({ code, slug, category, description }: ProductValues, row: GoodsRow): FieldErrors {
  const isNewSlug = slug !== row.slug;
  return {
    ...(code === '' && { code: MESSAGES.required }),
    ...(!hasMaxLength(code, LONGEST_CODE) && { code: TEXTS.long }),
    ...(isNewSlug && !(slug !== null && !slug.includes('/') && isPageAddress(`/${slug}`)) && { slug: TEXTS.slug }),
    ...(!hasMaxLength(category ?? '', LIMITS.maxProductName) && { category: TEXTS.long }),
    ...(!hasMaxLength(description, LONGEST_TEXT) && { description: TEXTS.long }),
  };
}

function readProperties({ properties }: StaffProductInput, { kinds }: ProductFacts): PropertyValue[] | null {
  const given = properties?.map(({ propertyId, value, showPreview }) => {
    const kind = kinds.get(propertyId);
    const name = readName(value);
    // One that the property cannot have stays as it was typed, for the fault that names it.
    return { propertyId, value: (kind && readValue(kind, name)) ?? name, showPreview: showPreview ?? false };
  });
  // An empty value takes the property away.
  return given?.filter(({ value }) => value !== '') ?? null;
}

function propertyErrors(
  properties: readonly PropertyValue[],
  { kinds, properties: stored }: ProductFacts,
): FieldErrors {
  const ids = properties.map(({ propertyId }) => propertyId);
  const misfit = properties
    // What was stored before the property had a type does not keep others from being saved.
    .filter(({ propertyId, value }) => !stored.some((one) => one.id === propertyId && one.value === value))
    .map(({ propertyId, value }) => ({ kind: kinds.get(propertyId), value }))
    .find(({ kind, value }) => kind && readValue(kind, value) === null)?.kind;
  return {
    ...(properties.some(({ value }) => !hasMaxLength(value, LIMITS.maxProductName)) && { properties: TEXTS.long }),
    ...(hasTwice(ids) && { properties: TEXTS.twice }),
    ...(misfit && { properties: valueFault(misfit) }),
    ...(ids.some((id) => !kinds.has(id)) && { properties: TEXTS.property }),
  };
}

function readPictures({ pictures }: StaffProductInput): ProductPicture[] | null {
  return (
    pictures?.map(({ address, alt, caption }) => ({ address, alt: orNull(alt), caption: orNull(caption) })) ?? null
  );
}

function pictureErrors(pictures: readonly ProductPicture[], { row, uploads }: ProductFacts): FieldErrors {
  const isKnown = ({ address }: ProductPicture) => uploads.has(address) || row.images.includes(address);
  const isLong = ({ alt, caption }: ProductPicture) =>
    !hasMaxLength(alt ?? '', LONGEST_WORDS) || !hasMaxLength(caption ?? '', LONGEST_WORDS);
  return {
    ...(pictures.some(isLong) && { pictures: TEXTS.long }),
    ...(hasTwice(pictures.map(({ address }) => address)) && { pictures: TEXTS.twice }),
    ...(!pictures.every(isKnown) && { pictures: TEXTS.picture }),
    ...(pictures.length > MOST_PICTURES && { pictures: TEXTS.pictures }),
  };
}

function itemErrors({ stockItemId, newStockItem }: StaffProductInput, { type }: GoodsRow): FieldErrors {
  if (!newStockItem) return {};
  const isBoth = stockItemId !== null && stockItemId !== undefined;
  return {
    ...(!isCount(newStockItem.onHand) && { newStockItem: WRONG_COUNT }),
    ...(!hasMaxLength(newStockItem.name ?? '', LIMITS.maxProductName) && { newStockItem: TEXTS.long }),
    ...((isBoth || type === 'service') && { newStockItem: TEXTS.bothItems }),
  };
}

/** Pictures as they show now, to compare with those of an edit. */
const shownPictures = ({ row, pictures }: ProductFacts): ProductPicture[] =>
  row.images.map((address) => {
    const { alt = null, caption = null } = pictures.find((picture) => picture.address === address) ?? {};
    return { address, alt, caption };
  });

/** Reads what an edit asks of a product. An omitted field stays. */
export function readProduct(facts: ProductFacts, input: StaffProductInput): ReadProduct {
  const { row } = facts;
  const { name, brand, price, confirmPrice, active, stockItemId, perUnit } = input;
  const change = { name, brand, price, confirmPrice, active, stockItemId, perUnit, id: row.id, revision: row.revision };
  // An edit of the sale is checked against the new price itself.
  const table = readChange(input.sale === undefined ? row : { ...row, sale_kopecks: null }, change, facts.itemIds);
  const [properties, pictures] = [readProperties(input, facts), readPictures(input)];
  const accessories = readAccessories(row, input, facts.accessories);
  const values: ProductValues = {
    ...table.values,
    code: typeof input.code === 'string' ? readName(input.code) : row.code,
    slug: typeof input.slug === 'string' ? input.slug.trim() : row.slug,
    category: input.category === undefined ? row.category : orNull(input.category),
    description: typeof input.description === 'string' ? readText(input.description) : row.description,
    images: pictures?.map(({ address }) => address) ?? row.images,
  };
  const usualKopecks = values.priceKopecks ?? row.price_kopecks;
  const sale = readSale(row, input.sale, usualKopecks);
  const saleKopecks = sale.values === undefined ? row.sale_kopecks : sale.values?.priceKopecks;
  const discounts = readDiscounts(facts.discounts, input, Math.min(usualKopecks, saleKopecks ?? usualKopecks));
  const details = readDetails(row, input, facts.details);
  const stored = facts.properties.map(({ id, value, showPreview }) => ({ propertyId: id, value, showPreview }));
  const changed = {
    code: values.code !== row.code,
    slug: values.slug !== row.slug,
    category: values.category !== row.category,
    description: values.description !== row.description,
    properties: properties !== null && !isSame(properties, stored),
    pictures: pictures !== null && !isSame(pictures, shownPictures(facts)),
    stockItemId: Boolean(input.newStockItem),
    accessories: accessories.isChanged,
    sale: sale.values !== undefined,
    discounts: discounts.steps !== null,
    ...details.changed,
  };
  return {
    ...{ values, properties, pictures, accessories: accessories.accessories },
    ...{ sale: sale.values, discounts: discounts.steps, details: details.values },
    fields: [...table.fields, ...Object.entries(changed).flatMap(([field, isChanged]) => (isChanged ? [field] : []))],
    errors: {
      ...table.errors,
      ...textErrors(values, row),
      ...propertyErrors(properties ?? [], facts),
      ...pictureErrors(pictures ?? [], facts),
      ...itemErrors(input, row),
      ...accessories.errors,
      ...discounts.errors,
      ...details.errors,
      ...sale.errors,
    },
  };
}
