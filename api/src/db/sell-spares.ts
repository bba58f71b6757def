import { toSlug } from '@shop/shared/format';
import type { Queryable } from './database';

const CATEGORY = 'Аксессуары и запчасти';
/** Spares come after goods and services. */
const FIRST_SORT = 2010;

interface PricedAccessory {
  /** The first of the rows that are one thing at one price. */
  id: number;
  code: string;
  name: string;
}

/** One row for each thing at each price. */
const PRICED = `select distinct on (stock_item_id, per_unit, price_kopecks) id, code, name
  from products where parent_id is not null and type = 'product' and price_kopecks > 0 and spare_id is null
 order by stock_item_id, per_unit, price_kopecks, active desc, id`;

const ADD = `insert into products (active, code, category, description, img, images, slug, name, price_kopecks, sort, type,
                                  stock_item_id, per_unit, is_spare)
select active, $2, $3, description, img, images, $4, name, price_kopecks, $5, type, stock_item_id, per_unit, true
  from products where id = $1 returning id`;

const COPY_PROPERTIES = `insert into product_properties (product_id, property_id, show_preview, value, sort)
select $2, property_id, show_preview, value, sort from product_properties where product_id = $1`;

/** Rows at another price keep theirs: a spare of their own follows. */
const LINK = `update products set spare_id = spare.id from products spare
 where spare.id = $1 and products.parent_id is not null and products.spare_id is null
   and products.stock_item_id = spare.stock_item_id and products.per_unit = spare.per_unit
   and (products.is_included or products.price_kopecks = spare.price_kopecks)`;

/** The text itself, or the first of `text-2`, `text-3` that is free. */
function free(text: string, taken: Set<string>): string {
  const texts = Array.from({ length: taken.size + 1 }, (_, index) => (index === 0 ? text : `${text}-${index + 1}`));
  const found = texts.find((one) => !taken.has(one)) ?? text;
  taken.add(found);
  return found;
}

async function takenBy(tx: Queryable, column: 'code' | 'slug'): Promise<Set<string>> {
  const { rows } = await tx.query<{ value: string }>(
    `select ${column} as value from products where ${column} is not null`,
  );
  return new Set(rows.map(({ value }) => value));
}

/**
 * Makes a spare of each accessory with a price, so that it can be bought alone. The rows under
 * products keep ids and prices. Code and address come from the rows: «IDS-102-RM2» makes RM2.
 */
export async function sellSpares(tx: Queryable): Promise<void> {
  const [codes, slugs] = [await takenBy(tx, 'code'), await takenBy(tx, 'slug')];
  const { rows } = await tx.query<PricedAccessory>(`select * from (${PRICED}) as priced order by id`);
  for (const [index, { id, code, name }] of rows.entries()) {
    const texts = [free(code.split('-').at(-1) ?? code, codes), CATEGORY, free(toSlug(name), slugs)];
    const { rows: added } = await tx.query<{ id: number }>(ADD, [id, ...texts, FIRST_SORT + 10 * index]);
    const spareId = added[0]?.id;
    await tx.query(COPY_PROPERTIES, [id, spareId]);
    await tx.query(LINK, [spareId]);
  }
}
