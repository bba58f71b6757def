import { AppError } from '../../errors/app-error';
import type { StaffFile } from '../../generated/resolvers-types';
import { isCount, setSeenCounts } from '../staff-goods/count-stock';
import type { StaffGoodsServices, StaffGoodsTransaction } from '../staff-goods/staff-goods-services';
import { textOf } from './file-columns';
import type { FileRow } from './file-repository';
import type { StoredChange } from './find-changes';
import { getStaffFile, presentFile, readFileId } from './read-files';
import { writeValues } from './write-values';

const TEXTS = {
  notApplied: 'Отменить можно только применённый файл',
  ended: 'Файл применён больше 30\u00A0дней назад: его уже не\u00A0отменить',
} as const;

function refuseState({ state, undo_until: until }: FileRow): void {
  const text = state === 'applied' ? TEXTS.ended : TEXTS.notApplied;
  if (until === null || until.getTime() <= Date.now())
    throw new AppError('BAD_REQUEST', `the file is ${state}`, { fields: { id: text }, text });
}

const asKept = (change: StoredChange, now: string | null): StoredChange => ({ ...change, was: change.now, now });

/** Gives fields back their values, unless somebody has changed them since. @returns those */
async function undoValues(tx: StaffGoodsTransaction, changes: readonly StoredChange[], userId: number) {
  const rows = new Map((await tx.goods.lock(changes.map(({ productId }) => productId))).map((row) => [row.id, row]));
  const read = changes.map((change) => {
    const row = rows.get(change.productId);
    return { change, present: row ? textOf(row, change.field) : null };
  });
  const back = read.filter(({ change, present }) => present === change.now).map(({ change }) => change);
  await writeValues(
    tx,
    rows,
    back.map(({ productId, field, was }) => ({ productId, field, value: was ?? '' })),
    userId,
  );
  return read.flatMap(({ change, present }) => (present === change.now ? [] : [asKept(change, present)]));
}

/**
 * Takes counts back by the difference: what was sold since stays sold. A shelf that would be below
 * nothing stays as it is. @returns those
 */
async function undoCounts(tx: StaffGoodsTransaction, changes: readonly StoredChange[], userId: number) {
  const items = new Map(
    (await tx.shelf.lock(changes.flatMap(({ stockItemId }) => stockItemId ?? []))).map((row) => [row.id, row]),
  );
  const read = changes.flatMap((change) => {
    const item = items.get(change.stockItemId ?? 0);
    return item ? [{ change, item, counted: item.on_hand + Number(change.was) - Number(change.now) }] : [];
  });
  const back = read.filter(({ counted }) => isCount(counted));
  await setSeenCounts(
    tx,
    back.map(({ item, counted }) => ({ stockItemId: item.id, seen: item.on_hand, counted })),
    userId,
  );
  return read.flatMap(({ change, item, counted }) => (isCount(counted) ? [] : [asKept(change, String(item.on_hand))]));
}

/**
 * Undoes an applied file within 30 days. What others have changed since is left and named.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND
 */
export async function undoFile(services: StaffGoodsServices, id: string, userId: number): Promise<StaffFile> {
  const fileId = readFileId(id);
  const version = await services.inTransaction(async (tx) => {
    const file = presentFile(await tx.files.lock(fileId));
    refuseState(file);
    const isValue = ({ stockItemId }: StoredChange) => stockItemId === null;
    const values = await undoValues(tx, file.changes.filter(isValue), userId);
    const counts = await undoCounts(
      tx,
      file.changes.filter((change) => !isValue(change)),
      userId,
    );
    await tx.files.setUndone(fileId, [...values, ...counts]);
    await tx.audit.add({ action: 'undo-file', userId, details: { fileId, kept: values.length + counts.length } });
    return tx.readVersion();
  });
  services.onChanged(version);
  return getStaffFile(services, id);
}
