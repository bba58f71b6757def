import type { StaffGoodsServices } from '../staff-goods/staff-goods-services';
import { articlesOf, findChanges } from './find-changes';
import { readTable } from './read-table';

const MOST_FAULTS = 200;

/**
 * Checks a file of goods as a whole and stores what it would change. Nothing is changed yet; a file
 * with any fault can never be applied.
 * @returns the id of the stored file
 * @throws AppError BAD_REQUEST with `fields.file`: it is no table
 */
export async function checkFile({ goods, files }: StaffGoodsServices, file: Buffer, userId: number): Promise<number> {
  const table = readTable(file);
  const articles = articlesOf(table);
  const found = await goods.find({ articles }, articles.length);
  const { changes, faults } = findChanges(table, found);
  return files.add({ userId, rowCount: table.rows.length, changes, faults: faults.slice(0, MOST_FAULTS) });
}
