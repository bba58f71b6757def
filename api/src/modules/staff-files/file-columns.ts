import { toRoubles } from '@shop/shared/format';
import { readPrice } from '@shop/shared/price-edit';
import type { GoodsChange } from '../../generated/resolvers-types';
import { isCount, WRONG_COUNT } from '../staff-goods/count-stock';
import type { GoodsRow } from '../staff-goods/goods-repository';
import { readName } from '../staff-goods/read-change';

/** What a file can change, named as in the contract and in the order of the export. */
export const FILE_FIELDS = ['name', 'brand', 'price', 'active', 'onHand'] as const;

export type FileField = (typeof FILE_FIELDS)[number];
export type FileColumn = 'article' | FileField;

/** Headings of the export, and of faults: windows-1251 has no sign of the rouble. */
export const HEADINGS: Readonly<Record<FileColumn, string>> = {
  article: 'Артикул',
  name: 'Название',
  brand: 'Бренд',
  price: 'Цена, руб.',
  active: 'В продаже',
  onHand: 'На полке',
};

const BY_HEADING = new Map<string, FileColumn>([
  ['артикул', 'article'],
  ['название', 'name'],
  ['наименование', 'name'],
  ['бренд', 'brand'],
  ['производитель', 'brand'],
  ['цена', 'price'],
  ['в продаже', 'active'],
  ['на полке', 'onHand'],
  ['остаток', 'onHand'],
  ['количество', 'onHand'],
]);

const UNIT = /[\s,(]+(?:₽|руб\.?|р\.?|шт\.?)\)?$/u;

/** The column under a heading, as people write it; null for one that says nothing of goods. */
export function columnOf(heading: string): FileColumn | null {
  const plain = heading
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
  return BY_HEADING.get(plain.replace(UNIT, '')) ?? null;
}

/** What a cell says: a value in the form of `textOf`, or why it says none. */
export type ReadCell = { value: string } | { fault: string };

const TEXTS = {
  price: 'Цена вида 24\u00A0900 или 24\u00A0900,50, не\u00A0больше 10\u00A0000\u00A0000\u00A0₽',
  active: 'Напишите «да» или «нет»',
} as const;

const YES = /^(?:да|истина|true|1|\+)$/iu;
const NO = /^(?:нет|ложь|false|0|[-−–])$/iu;
/** Thousands apart by spaces; a program may have written `12,00`. */
const COUNT = /^(\d+|\d{1,3}(?: \d{3})+)(?:[.,]0+)?(?: ?шт\.?)?$/iu;

const priceText = (roubles: number) =>
  (Number.isInteger(roubles) ? String(roubles) : roubles.toFixed(2)).replace('.', ',');

function readCount(cell: string): ReadCell {
  const [, digits] = COUNT.exec(cell.replace(/\s/gu, ' ')) ?? [];
  const pieces = digits === undefined ? Number.NaN : Number(digits.replaceAll(' ', ''));
  return isCount(pieces) ? { value: String(pieces) } : { fault: WRONG_COUNT };
}

function readActive(cell: string): ReadCell {
  if (YES.test(cell)) return { value: 'да' };
  return NO.test(cell) ? { value: 'нет' } : { fault: TEXTS.active };
}

/** Reads a cell that is not empty. */
export function readCell(field: FileField, cell: string): ReadCell {
  if (field === 'name' || field === 'brand') return { value: readName(cell) };
  if (field === 'active') return readActive(cell);
  if (field === 'onHand') return readCount(cell);
  const price = readPrice(cell);
  return price === null ? { fault: TEXTS.price } : { value: priceText(price) };
}

/** The present value of a product; null: it has none. */
export function textOf(row: GoodsRow, field: FileField): string | null {
  // Names of the demonstration have spaces that do not break, and table programs lose them.
  if (field === 'name') return readName(row.name);
  if (field === 'brand') return row.brand;
  if (field === 'active') return row.active ? 'да' : 'нет';
  if (field === 'price') return priceText(toRoubles(row.price_kopecks));
  return row.on_hand === null ? null : String(row.on_hand);
}

/**
 * What values of a file ask of a product, as an edit in the table would. A jump of the price is
 * confirmed in another way: by its key.
 */
export function goodsChangeOf(row: GoodsRow, values: ReadonlyMap<FileField, string>): GoodsChange {
  const [name, price, active] = [values.get('name'), values.get('price'), values.get('active')];
  const brand = values.get('brand');
  const roubles = price === undefined ? null : readPrice(price);
  return {
    id: row.id,
    revision: row.revision,
    ...(name !== undefined && { name }),
    ...(brand !== undefined && { brand }),
    ...(active !== undefined && { active: active === 'да' }),
    ...(roubles !== null && { price: roubles, confirmPrice: roubles }),
  };
}
