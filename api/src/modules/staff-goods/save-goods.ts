import { MOST_SAVED_GOODS } from '@shop/shared/price-edit';
import { AppError, type GoodsConflict, type InputFault } from '../../errors/app-error';
import type { GoodsChange, StaffProduct } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import type { GoodsEventRow, GoodsRow } from './goods-repository';
import { readChange, type ReadChange } from './read-change';
import { findStaffProducts } from './read-goods';
import type { StaffGoodsServices, StaffGoodsTransaction } from './staff-goods-services';

const TEXTS = {
  length: `От\u00A01 до\u00A0${MOST_SAVED_GOODS} строк`,
  twice: 'Товар назван дважды',
} as const;

/** What rows under other products take from the product that they are. */
const FOLLOWED = ['name', 'stockItemId', 'perUnit'];

/** What the record says of a change of a product. */
interface RecordedChange {
  /** Of the product after the change. */
  revision: number;
  /** Names of the contract. */
  fields: string[];
}

/** @throws AppError BAD_REQUEST with `fields`, unless each is named once */
export function refuseLists(name: string, ids: readonly number[]): void {
  refuseFields({
    ...(new Set(ids).size < ids.length && { [name]: TEXTS.twice }),
    ...((ids.length === 0 || ids.length > MOST_SAVED_GOODS) && { [name]: TEXTS.length }),
  });
}

/** What others have done to a product since a revision. */
export function conflictOf(row: GoodsRow, seen: number, events: GoodsEventRow[]): GoodsConflict {
  const missed = events.flatMap((event) => {
    const { revision, fields } = JSON.parse(event.details) as RecordedChange; // written by saveGoods
    return revision > seen ? [{ event, fields }] : [];
  });
  const last = missed.at(-1)?.event;
  return {
    productId: row.id,
    revision: row.revision,
    by: last?.by ?? null,
    at: last?.at.toISOString() ?? null,
    fields: [...new Set(missed.flatMap(({ fields }) => fields))],
  };
}

/** @throws AppError NOT_FOUND; CONFLICT with `conflict` */
export async function lockSeen(
  { goods }: Pick<StaffGoodsTransaction, 'goods'>,
  changes: readonly Pick<GoodsChange, 'id' | 'revision'>[],
) {
  const rows = new Map((await goods.lock(changes.map(({ id }) => id))).map((row) => [row.id, row]));
  for (const { id, revision } of changes) {
    const row = rows.get(id);
    if (!row) throw new AppError('NOT_FOUND', `no product ${id}`);
    if (row.revision === revision) continue;
    const conflict = conflictOf(row, revision, await goods.findEvents(id));
    throw new AppError('CONFLICT', `product ${id} has revision ${row.revision}, not ${revision}`, { conflict });
  }
  return rows;
}

/** @throws AppError BAD_REQUEST with `fields`, and with `faults` that name each change */
export function refuseFaults(read: readonly ReadChange[]): void {
  const faults: InputFault[] = read.flatMap(({ errors }, index) =>
    Object.entries(errors).map(([field, text]) => ({ path: `changes[${index}].${field}`, code: field, text })),
  );
  if (faults.length === 0) return;
  // The first of each name is shown.
  const fields = Object.fromEntries(read.toReversed().flatMap(({ errors }) => Object.entries(errors)));
  throw new AppError('BAD_REQUEST', `refused: ${faults.map(({ path }) => path).join(', ')}`, { fields, faults });
}

async function readChanges(tx: StaffGoodsTransaction, changes: readonly GoodsChange[]) {
  const rows = await lockSeen(tx, changes);
  const items = await tx.goods.findItemIds(changes.flatMap(({ stockItemId }) => stockItemId ?? []));
  const read = changes.flatMap((change) => {
    const row = rows.get(change.id);
    return row ? [{ row, ...readChange(row, change, items) }] : [];
  });
  refuseFaults(read);
  return read.filter(({ fields }) => fields.length > 0);
}

/** A locked product, and what becomes of it. */
export interface ProductChange extends Pick<ReadChange, 'fields' | 'values'> {
  row: GoodsRow;
}

/** Writes changes of locked products, and records who did it. */
export async function storeChanges(
  tx: StaffGoodsTransaction,
  changes: readonly ProductChange[],
  userId: number,
): Promise<void> {
  if (changes.length === 0) return;
  await tx.goods.update(new Map(changes.map(({ row, values }) => [row.id, values])));
  for (const { row, fields } of changes)
    if (FOLLOWED.some((field) => fields.includes(field))) await tx.accessories.follow(row.id, row.name);
  const entries = changes.map(({ row, fields, values }) => {
    const priceKopecks = values.priceKopecks === null ? null : { was: row.price_kopecks, now: values.priceKopecks };
    const details = { revision: row.revision + 1, fields, ...(priceKopecks && { priceKopecks }) };
    return { productId: row.id, details };
  });
  await tx.audit.addForProducts('save-goods', userId, entries);
}

/**
 * Changes products, all or none, and records who did it. What shoppers see follows at once.
 * @throws AppError BAD_REQUEST with `fields` and `faults`; NOT_FOUND; CONFLICT with `conflict`
 */
export async function saveGoods(
  services: StaffGoodsServices,
  changes: readonly GoodsChange[],
  userId: number,
): Promise<StaffProduct[]> {
  const ids = changes.map(({ id }) => id);
  refuseLists('changes', ids);
  const version = await services.inTransaction(async (tx) => {
    const read = await readChanges(tx, changes);
    await storeChanges(tx, read, userId);
    return tx.readVersion();
  });
  services.onChanged(version);
  return findStaffProducts(services, ids);
}
