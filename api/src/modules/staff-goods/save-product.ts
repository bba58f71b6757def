import { MESSAGES } from '@shop/shared/validation';
import { UPLOADS_PATH } from '@shop/shared/page-documents';
import type { StaffProduct, StaffProductInput } from '../../generated/resolvers-types';
import { refuseFields, type FieldErrors } from '../../input/field-errors';
import type { AccessoryPlace } from './accessory-repository';
import type { GoodsRow } from './goods-repository';
import { getStaffProduct } from './read-goods';
import type { GivenAccessory } from './read-accessories';
import { readProduct, type ProductFacts, type ReadProduct } from './read-product';
import { lockSeen } from './save-goods';
import type { StaffGoodsServices, StaffGoodsTransaction } from './staff-goods-services';

const ARTICLE_TAKEN = 'Такой артикул уже есть';
const ZERO_PRICE = 'Цена\u00A00. Введите её ещё раз';
const NEEDED = ['name', 'code', 'slug', 'price'] as const;

async function findFacts(tx: StaffGoodsTransaction, row: GoodsRow, input: StaffProductInput): Promise<ProductFacts> {
  const { goods, products, media, accessories, discounts, details, kinds } = tx;
  return {
    row,
    properties: await products.findProperties(row.id),
    pictures: await products.findPictures(row.id),
    itemIds: await goods.findItemIds(typeof input.stockItemId === 'number' ? [input.stockItemId] : []),
    kinds: new Map((await kinds.findAll()).map((kind) => [kind.id, kind])),
    accessories: {
      rows: await accessories.find([row.id]),
      candidates: await accessories.findCandidates(
        input.accessories?.flatMap(({ productId }) => productId ?? []) ?? [],
      ),
      isOffered: await accessories.isOffered(row.id),
    },
    discounts: await discounts.find([row.id]),
    details: {
      stored: (await details.find([row.id]))[0] ?? null,
      serviceIds: await details.findServiceIds(input.serviceIds ?? []),
    },
    uploads: await media.findKnown(input.pictures?.map(({ address }) => address) ?? []),
  };
}

/** Who else has the article or the address. */
async function findTaken(
  { products, addresses }: StaffGoodsTransaction,
  row: GoodsRow,
  { values: { code, slug }, errors }: ReadProduct,
): Promise<FieldErrors> {
  const isCodeTaken = code !== row.code && (await products.isArticleTaken(code, row.id));
  if (slug === null || slug === row.slug || errors.slug) return isCodeTaken ? { code: ARTICLE_TAKEN } : {};
  await products.removeRedirect(slug, row.id);
  const owner = await addresses.findTaken(`/${slug}`);
  return { ...(isCodeTaken && { code: ARTICLE_TAKEN }), ...(owner !== null && { slug: owner }) };
}

/** Accessories and their order; a new one has an article made of both. */
async function writeAccessories(
  { accessories, products }: StaffGoodsTransaction,
  { id, code }: { id: number; code: string },
  given: readonly GivenAccessory[],
): Promise<void> {
  const places: AccessoryPlace[] = [];
  for (const { rowId, candidate, isIncluded } of given) {
    if (rowId !== null) places.push({ id: rowId, isIncluded });
    if (!candidate) continue;
    const short = `${code}-${candidate.code}`;
    const isTaken = await products.isArticleTaken(short, id);
    places.push({
      id: await accessories.add(id, candidate.id, isTaken ? `${short}-${candidate.id}` : short),
      isIncluded,
    });
  }
  await accessories.arrange(id, places);
}

/**
 * Before anything that raises the version of the lists: the clock's own changes of sales lock both
 * in this order, too.
 */
async function writeSale({ sales }: StaffGoodsTransaction, row: GoodsRow, sale: ReadProduct['sale']): Promise<void> {
  if (sale === null) return sales.end(row.id);
  if (!sale) return undefined;
  if (row.is_sale_running) return sales.change(row.id, sale);
  // What shoppers paid until now, whatever the same edit makes of the usual price.
  return sales.replace(row.id, sale, row.active ? row.price_kopecks : null);
}

const isUpload = (address: string) => address.startsWith(`${UPLOADS_PATH}/`);

/**
 * Writes an edit of a locked product.
 * @returns the fields that have changed
 * @throws AppError BAD_REQUEST with `fields`
 */
async function writeProduct(
  tx: StaffGoodsTransaction,
  row: GoodsRow,
  input: StaffProductInput,
  missing: FieldErrors,
): Promise<string[]> {
  const read = readProduct(await findFacts(tx, row, input), input);
  refuseFields({ ...read.errors, ...(await findTaken(tx, row, read)), ...missing });
  const { values, properties, pictures, accessories, sale, discounts, details, fields } = read;
  if (fields.length === 0) return fields;
  await writeSale(tx, row, sale);
  const { newStockItem } = input;
  const stockItemId = newStockItem
    ? await tx.products.addStockItem(newStockItem.name?.trim() || values.name, newStockItem.onHand)
    : values.stockItemId;
  await tx.products.update(row.id, { ...values, stockItemId });
  if (accessories && fields.includes('accessories'))
    await writeAccessories(tx, { id: row.id, code: values.code }, accessories);
  await tx.accessories.follow(row.id, row.name);
  if (discounts !== null) await tx.discounts.set(row.id, discounts);
  if (details !== null) await tx.details.set(row.id, details);
  if (properties !== null) await tx.products.setProperties(row.id, properties);
  // A shipped drawing without words needs no row.
  const kept = pictures?.filter(({ address, alt, caption }) => isUpload(address) || alt || caption);
  if (kept) await tx.products.setPictures(row.id, kept);
  if (row.slug !== null && values.slug !== row.slug) await tx.products.addRedirect(row.slug, row.id);
  return fields;
}

/**
 * Edits a product, and records who did it. Shoppers see it at once; a changed address leads to the
 * new one.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; CONFLICT with `conflict`
 */
export async function saveProduct(
  services: StaffGoodsServices,
  { id, revision, input }: { id: number; revision: number; input: StaffProductInput },
  userId: number,
): Promise<StaffProduct> {
  const version = await services.inTransaction(async (tx) => {
    await tx.addresses.lockSite();
    const row = (await lockSeen(tx, [{ id, revision }])).get(id);
    if (!row) throw new Error(`product ${id} was not locked`);
    const fields = await writeProduct(tx, row, input, {});
    const priceKopecks = fields.includes('price') && { priceKopecks: { was: row.price_kopecks } };
    if (fields.length > 0)
      await tx.audit.add({
        ...{ action: 'save-goods', userId, productId: id },
        details: { revision: row.revision + 1, fields, ...priceKopecks },
      });
    return tx.readVersion();
  });
  services.onChanged(version);
  return getStaffProduct(services, id);
}

/** What a new product lacks. Its first price is no jump, but 0 is typed again. */
function missingOf(input: StaffProductInput): FieldErrors {
  const missing = NEEDED.filter((name) => input[name] === null || input[name] === undefined);
  const isUnconfirmed = input.price === 0 && input.confirmPrice !== 0;
  return {
    ...Object.fromEntries(missing.map((name) => [name, MESSAGES.required])),
    ...(isUnconfirmed && { confirmPrice: ZERO_PRICE }),
  };
}

/**
 * Makes a product from nothing. It is off sale until somebody switches it on.
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function createProduct(
  services: StaffGoodsServices,
  input: StaffProductInput,
  userId: number,
): Promise<StaffProduct> {
  const { id, version } = await services.inTransaction(async (tx) => {
    await tx.addresses.lockSite();
    const productId = await tx.products.add();
    const [row] = await tx.goods.lock([productId]);
    if (!row) throw new Error(`product ${productId} was not stored`);
    // Nobody has seen another price: none is a jump.
    await writeProduct(tx, row, { ...input, active: false, confirmPrice: input.price }, missingOf(input));
    await tx.audit.add({ action: 'create-product', userId, productId });
    return { id: productId, version: await tx.readVersion() };
  });
  services.onChanged(version);
  return getStaffProduct(services, id);
}
