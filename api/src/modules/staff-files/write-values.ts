import { groupBy } from '../../group-by';
import type { GoodsRow } from '../staff-goods/goods-repository';
import { readChange } from '../staff-goods/read-change';
import { refuseFaults, storeChanges } from '../staff-goods/save-goods';
import type { StaffGoodsTransaction } from '../staff-goods/staff-goods-services';
import { goodsChangeOf, type FileField } from './file-columns';

/** A value that a field of a product gets. */
export interface FileValue {
  productId: number;
  field: FileField;
  value: string;
}

/**
 * Gives locked products values of a file, under the rules of an edit in the table of goods.
 * @throws AppError BAD_REQUEST with `fields` and `faults`
 */
export async function writeValues(
  tx: StaffGoodsTransaction,
  rows: ReadonlyMap<number, GoodsRow>,
  values: readonly FileValue[],
  userId: number,
): Promise<void> {
  const byProduct = groupBy(values, ({ productId }) => productId);
  const read = [...byProduct].flatMap(([productId, its]) => {
    const row = rows.get(productId);
    if (!row) return [];
    const change = goodsChangeOf(row, new Map(its.map(({ field, value }) => [field, value])));
    return [{ row, ...readChange(row, change, new Set()) }];
  });
  refuseFaults(read);
  await storeChanges(
    tx,
    read.filter(({ fields }) => fields.length > 0),
    userId,
  );
}
