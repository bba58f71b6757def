import { AppError } from '../../errors/app-error';
import type { StaffFile } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import { setSeenCounts } from '../staff-goods/count-stock';
import type { GoodsRow } from '../staff-goods/goods-repository';
import { conflictOf } from '../staff-goods/save-goods';
import type { StaffGoodsServices, StaffGoodsTransaction } from '../staff-goods/staff-goods-services';
import { textOf } from './file-columns';
import type { FileRow } from './file-repository';
import type { StoredChange } from './find-changes';
import { getStaffFile, presentFile, readFileId } from './read-files';
import { writeValues } from './write-values';

const NOT_NOW: Partial<Record<FileRow['state'], string>> = {
  refused: 'В\u00A0файле есть ошибки. Исправьте их и\u00A0загрузите файл снова',
  applied: 'Этот файл уже применён',
  undone: 'Этот файл уже отменён',
};
const NOT_ACCEPTED = 'Отметьте цены, которые меняются больше чем наполовину';

function refuseState({ state }: FileRow): void {
  const text = NOT_NOW[state];
  if (text) throw new AppError('BAD_REQUEST', `the file is ${state}`, { fields: { id: text }, text });
}

/** @throws AppError BAD_REQUEST with `fields.accepted`, unless each jump is accepted */
function refuseJumps({ changes }: FileRow, accepted: readonly string[]): void {
  const keys = new Set(accepted);
  if (changes.some(({ isJump, key }) => isJump && !keys.has(key))) refuseFields({ accepted: NOT_ACCEPTED });
}

/** @throws AppError CONFLICT with `conflict` when somebody has changed a value since the check */
async function refuseOvertaken(
  { goods }: StaffGoodsTransaction,
  rows: ReadonlyMap<number, GoodsRow>,
  changes: readonly StoredChange[],
): Promise<void> {
  for (const { productId, article, field, was } of changes) {
    const row = rows.get(productId);
    if (!row) throw new AppError('NOT_FOUND', `no product ${productId}`);
    if (textOf(row, field) === was) continue;
    const conflict = { ...conflictOf(row, 0, await goods.findEvents(productId)), fields: [field] };
    const text = `${article} за\u00A0это время изменили. Загрузите файл снова`;
    throw new AppError('CONFLICT', `product ${productId} was changed after the check`, { conflict, text });
  }
}

/**
 * Applies a checked file: all of it in one transaction, or nothing. Each value is compared with the
 * one that was shown.
 * @param accepted keys of changes that are jumps
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; CONFLICT with `conflict`
 */
export async function applyFile(
  services: StaffGoodsServices,
  id: string,
  accepted: readonly string[],
  userId: number,
): Promise<StaffFile> {
  const fileId = readFileId(id);
  const version = await services.inTransaction(async (tx) => {
    const file = presentFile(await tx.files.lock(fileId));
    refuseState(file);
    refuseJumps(file, accepted);
    const values = file.changes.filter(({ stockItemId }) => stockItemId === null);
    const rows = new Map((await tx.goods.lock(values.map(({ productId }) => productId))).map((row) => [row.id, row]));
    await refuseOvertaken(tx, rows, values);
    await writeValues(
      tx,
      rows,
      values.map(({ productId, field, now }) => ({ productId, field, value: now ?? '' })),
      userId,
    );
    // Things last: orders wait for them, and for nothing else here.
    const counts = file.changes.flatMap(({ stockItemId, was, now }) =>
      stockItemId === null ? [] : [{ stockItemId, seen: Number(was), counted: Number(now) }],
    );
    await setSeenCounts(tx, counts, userId);
    await tx.files.setApplied(fileId);
    await tx.audit.add({ action: 'apply-file', userId, details: { fileId, changes: file.changes.length } });
    return tx.readVersion();
  });
  services.onChanged(version);
  return getStaffFile(services, id);
}
