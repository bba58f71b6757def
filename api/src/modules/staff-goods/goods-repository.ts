import type { Queryable } from '../../db/database';
import { rowsWithWords } from '../../db/rows-with-words';
import type { StaffGoodsKind } from '../../generated/resolvers-types';

/** Which goods a list has; what is undefined does not matter. */
export interface GoodsConditions {
  /** A `tsquery` over the words of goods. */
  words?: string | undefined;
  kind?: StaffGoodsKind | undefined;
  isActive?: boolean | undefined;
  /** In small letters. */
  articles?: string[] | undefined;
  ids?: number[] | undefined;
  /** Only goods after this one, in the order of the list. */
  after?: number | undefined;
}

export interface GoodsRow {
  id: number;
  parent_id: number | null;
  active: boolean;
  code: string;
  compare: boolean;
  category: string | null;
  brand: string | null;
  description: string;
  img: string | null;
  images: string[];
  slug: string | null;
  name: string;
  /** What a piece is sold for without a sale. */
  price_kopecks: number;
  /** Of the sale that runs or is planned; null without one. */
  sale_kopecks: number | null;
  sale_old_kopecks: number | null;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
  is_sale_running: boolean | null;
  sort: number;
  type: 'product' | 'service';
  is_spare: boolean;
  /** Its price is that of a spare, or 0 as a part of its product. */
  has_foreign_price: boolean;
  order_term_days: number | null;
  booking_place: 'centre' | 'address' | null;
  stock_item_id: number | null;
  stock_item_name: string | null;
  per_unit: number;
  on_hand: number | null;
  promised: number | null;
  /** Without regard to the parts that are included in it. */
  own_available: number;
  available: number;
  revision: number;
}

/** What the shop's people change in a product. */
export interface GoodsValues {
  name: string;
  /** Null: the shop's own. */
  brand: string | null;
  /** Null: it stays. */
  priceKopecks: number | null;
  active: boolean;
  stockItemId: number | null;
  perUnit: number;
}

/** What the record says of changes of products. */
export interface GoodsEventRow {
  product_id: number;
  at: Date;
  by: string | null;
  /** JSON. */
  details: string;
}

/** As shoppers see it: what comes within a term is never short (docs/rules.md, Cart). */
const OF_PARTS = `(select min(part_stock.available)
    from products part join product_stock part_stock on part_stock.product_id = part.id
         join product_prices part_price on part_price.product_id = part.id
   where part.parent_id = products.id and part.active and part_price.price_kopecks = 0
     and part.order_term_days is null)`;

const GOODS = `
  select products.id, parent_id, active, code, compare, category, brand, description, img, images, slug, products.name, sort,
         type, is_spare, is_included or spare_id is not null as has_foreign_price, order_term_days, booking_place,
         stock_item_id, stock_items.name as stock_item_name, per_unit, products.revision, product_prices.usual_kopecks as price_kopecks,
         sale.price_kopecks as sale_kopecks, sale.old_kopecks as sale_old_kopecks, sale.starts_at as sale_starts_at,
         sale.ends_at as sale_ends_at, sale.starts_at <= now() as is_sale_running,
         on_hand, promised, available as own_available, least(available, ${OF_PARTS}) as available
    from products join product_prices on product_prices.product_id = products.id
         join product_stock on product_stock.product_id = products.id
         left join stock_items on stock_items.id = stock_item_id
         left join product_sales sale on sale.product_id = products.id and sale.phase <> 'over' and sale.ends_at > now()`;

const OF_KIND: Record<StaffGoodsKind, string> = {
  product: "type = 'product' and not is_spare",
  spare: 'is_spare',
  service: "type = 'service'",
};

type Condition = [sql: (parameter: (value: unknown) => string) => string, isAsked: boolean];

/** Two scalar reads, not one of a row: the index of the order serves only them. */
function isAfter(id: string): string {
  return `(sort, products.id) > ((select sort from products where id = ${id}), ${id}::int)`;
}

function conditionsOf({ words, kind, isActive, articles, ids, after }: GoodsConditions): Condition[] {
  return [
    [() => 'parent_id is null', true],
    [($) => rowsWithWords('products.id', 'products', 'goods_words(code, name)', $(words)), words !== undefined],
    [() => OF_KIND[kind ?? 'product'], kind !== undefined],
    [($) => `active = ${$(isActive)}`, isActive !== undefined],
    [($) => `lower(code) = any(${$(articles)}::text[])`, articles !== undefined],
    [($) => `products.id = any(${$(ids)}::int[])`, ids !== undefined],
    [($) => isAfter($(after)), after !== undefined],
  ];
}

export type GoodsRepository = ReturnType<typeof createGoodsRepository>;

/** Goods as the shop's people find and change them. */
export function createGoodsRepository(db: Queryable) {
  const findByIds = async (ids: readonly number[]): Promise<GoodsRow[]> => {
    const read = `${GOODS} where products.id = any($1::int[]) order by products.id`;
    return (await db.query<GoodsRow>(read, [ids])).rows;
  };

  return {
    findByIds,

    /** In the shop's order, without the rows of accessories under products. */
    async find(asked: GoodsConditions, limit: number): Promise<GoodsRow[]> {
      const parameters: unknown[] = [];
      const parameter = (value: unknown) => `$${parameters.push(value)}`;
      const conditions = conditionsOf(asked).filter(([, isAsked]) => isAsked);
      const where = conditions.map(([sql]) => sql(parameter)).join(' and ');
      const { rows } = await db.query<GoodsRow>(
        `${GOODS} where ${where} order by sort, products.id limit ${parameter(limit)}`,
        parameters,
      );
      return rows;
    },

    /**
     * Locks products for this transaction, in the order of their ids, and reads them after that:
     * the views beside a row would be those of before the lock. Orders only name products, and
     * wait for none of these.
     */
    async lock(ids: readonly number[]): Promise<GoodsRow[]> {
      await db.query('select from products where id = any($1::int[]) order by id for no key update', [ids]);
      return findByIds(ids);
    },

    async findItemIds(ids: readonly number[]): Promise<Set<number>> {
      const { rows } = await db.query<{ id: number }>('select id from stock_items where id = any($1::int[])', [ids]);
      return new Set(rows.map(({ id }) => id));
    },

    /** Sets the values of locked products at once: shoppers' lists have one new version. */
    async update(values: ReadonlyMap<number, GoodsValues>): Promise<void> {
      const all = [...values.values()];
      await db.query(
        `update products set name = new.name, active = new.active, stock_item_id = new.item_id, per_unit = new.per_unit,
                price_kopecks = coalesce(new.price, products.price_kopecks), brand = new.brand
           from unnest($1::int[], $2::text[], $3::int[], $4::boolean[], $5::int[], $6::int[], $7::text[])
                as new (id, name, price, active, item_id, per_unit, brand)
          where products.id = new.id`,
        [
          [...values.keys()],
          all.map(({ name }) => name),
          all.map(({ priceKopecks }) => priceKopecks),
          all.map(({ active }) => active),
          all.map(({ stockItemId }) => stockItemId),
          all.map(({ perUnit }) => perUnit),
          all.map(({ brand }) => brand),
        ],
      );
    },

    /** The record of changes of a product, oldest first. */
    async findEvents(productId: number): Promise<GoodsEventRow[]> {
      const { rows } = await db.query<GoodsEventRow>(
        `select product_id, at, fullname as by, details from staff_audit left join users on users.id = user_id
          where product_id = $1 and action = 'save-goods' order by staff_audit.id`,
        [productId],
      );
      return rows;
    },
  };
}
