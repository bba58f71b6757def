import type { Queryable } from '../../db/database';

export interface StockRow {
  id: number;
  parent_id: number | null;
  active: boolean;
  type: 'product' | 'service';
  name: string;
  price_kopecks: number;
  stock: number;
}

const STOCK = 'select id, parent_id, active, type, name, price_kopecks, stock from products where id = any($1::int[])';

function byId(rows: StockRow[]): Map<number, StockRow> {
  return new Map(rows.map((row) => [row.id, row]));
}

export type StockRepository = ReturnType<typeof createStockRepository>;

/** The stock of the products. */
export function createStockRepository(db: Queryable) {
  return {
    async find(productIds: number[]): Promise<Map<number, StockRow>> {
      return byId((await db.query<StockRow>(STOCK, [productIds])).rows);
    },

    /**
     * Locks the products for this transaction,
     * in the order of their ids so that two orders cannot deadlock.
     */
    async lock(productIds: number[]): Promise<Map<number, StockRow>> {
      return byId((await db.query<StockRow>(`${STOCK} order by id for update`, [productIds])).rows);
    },

    /**
     * Lowers the stock of goods; services have none. Returns how many products had enough stock.
     */
    async take(pieces: Map<number, number>): Promise<number> {
      const { rows } = await db.query<{ id: number }>(
        `update products set stock = case type when 'product' then stock - wanted.pieces else stock end
           from unnest($1::int[], $2::int[]) as wanted (product_id, pieces)
          where products.id = wanted.product_id and (type = 'service' or stock >= wanted.pieces)
         returning products.id`,
        [[...pieces.keys()], [...pieces.values()]],
      );
      return rows.length;
    },

    /** Returns goods to stock; services have none. */
    async giveBack(pieces: Map<number, number>): Promise<void> {
      await db.query(
        `update products set stock = stock + back.pieces from unnest($1::int[], $2::int[]) as back (product_id, pieces)
          where products.id = back.product_id and type = 'product'`,
        [[...pieces.keys()], [...pieces.values()]],
      );
    },
  };
}
