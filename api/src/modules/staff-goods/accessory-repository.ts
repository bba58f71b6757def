import type { Queryable } from '../../db/database';

/** A row under a product: what is offered with it, or was. */
export interface AccessoryRow {
  id: number;
  parent_id: number;
  active: boolean;
  code: string;
  name: string;
  is_included: boolean;
  /** The product that it is when it is sold alone; null: it has only this row. */
  spare_id: number | null;
  /** What a piece costs where it is not included. */
  price_kopecks: number;
  available: number;
}

/** A product that may become an accessory of another one. */
export interface AccessoryCandidate {
  id: number;
  code: string;
  name: string;
  type: 'product' | 'service';
  parent_id: number | null;
  price_kopecks: number;
  /** Other goods are included in it. */
  has_kit: boolean;
}

/** An accessory as an edit leaves it. */
export interface AccessoryPlace {
  id: number;
  isIncluded: boolean;
}

export type AccessoryRepository = ReturnType<typeof createAccessoryRepository>;

/** What products are offered with. A row that goes stays: orders and carts name it. */
export function createAccessoryRepository(db: Queryable) {
  return {
    /** The rows under products in their order, those that are not offered any more too. */
    async find(productIds: readonly number[]): Promise<AccessoryRow[]> {
      const { rows } = await db.query<AccessoryRow>(
        `select own.id, own.parent_id, own.active, own.code, own.name, own.spare_id,
                price.price_kopecks = 0 as is_included, coalesce(spare.price_kopecks, own.price_kopecks) as price_kopecks,
                available
           from products own join product_prices price on price.product_id = own.id
                join product_stock on product_stock.product_id = own.id
                left join products spare on spare.id = own.spare_id
          where own.parent_id = any($1::int[]) order by own.sort, own.id`,
        [productIds],
      );
      return rows;
    },

    async findCandidates(ids: readonly number[]): Promise<AccessoryCandidate[]> {
      const { rows } = await db.query<AccessoryCandidate>(
        `select id, code, name, type, parent_id, price_kopecks,
                exists (select from products part
                         where part.parent_id = products.id and part.active and part.is_included) as has_kit
           from products where id = any($1::int[]) order by id`,
        [ids],
      );
      return rows;
    },

    /** Whether a product is offered with another one. */
    async isOffered(productId: number): Promise<boolean> {
      const { rows } = await db.query('select from products where spare_id = $1 and active', [productId]);
      return rows.length > 0;
    },

    /** Adds a row for a product under another one; what it does not say, the product says. */
    async add(parentId: number, spareId: number, code: string): Promise<number> {
      const { rows } = await db.query<{ id: number }>(
        `insert into products (parent_id, active, code, name, price_kopecks, type, stock_item_id, per_unit, spare_id)
         select $1, false, $3, name, price_kopecks, type, stock_item_id, per_unit, id from products where id = $2
         returning id`,
        [parentId, spareId, code],
      );
      if (!rows[0]) throw new Error('an accessory was not stored');
      return rows[0].id;
    },

    /** Offers these rows under a product in this order, and no others. */
    async arrange(parentId: number, places: readonly AccessoryPlace[]): Promise<void> {
      await db.query(
        `update products set active = place.id is not null, sort = coalesce(place.number * 10, products.sort),
                is_included = coalesce(place.is_included, products.is_included)
           from products own
                left join unnest($2::int[], $3::boolean[]) with ordinality as place (id, is_included, number)
                  on place.id = own.id
          where products.id = own.id and own.parent_id = $1`,
        [parentId, places.map(({ id }) => id), places.map(({ isIncluded }) => isIncluded)],
      );
    },

    /** Rows under other products follow the product that they are, on the shelf and in name. */
    async follow(spareId: number, nameBefore: string): Promise<void> {
      await db.query(
        `update products own set stock_item_id = spare.stock_item_id, per_unit = spare.per_unit,
                name = case when own.name = $2 then spare.name else own.name end
           from products spare where spare.id = $1 and own.spare_id = spare.id`,
        [spareId, nameBefore],
      );
    },
  };
}
