import { csvFile } from '../../csv/write-csv';
import type { StaffGoodsServices } from '../staff-goods/staff-goods-services';
import { FILE_FIELDS, HEADINGS, textOf } from './file-columns';

/** Far more than any shop here has. */
const MOST_GOODS = 100_000;

/** All goods as a file that can be edited in a table program and uploaded again. */
export async function exportGoods({ goods }: StaffGoodsServices): Promise<string> {
  const rows = await goods.find({}, MOST_GOODS);
  const columns = ['article', ...FILE_FIELDS] as const;
  return csvFile([
    columns.map((column) => HEADINGS[column]),
    ...rows.map((row) => [row.code, ...FILE_FIELDS.map((field) => textOf(row, field) ?? '')]),
  ]);
}
