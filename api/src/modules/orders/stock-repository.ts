import type { Queryable } from '../../db/database';
import type { StockEffect } from './stock-effects';

export interface StockRow {
  id: number;
  parent_id: number | null;
  active: boolean;
  type: 'product' | 'service';
  name: string;
  price_kopecks: number;
  /** The thing on the shelf; null for a service, and for a product that nobody has counted. */
  stock_item_id: number | null;
  /** Pieces of the item in one product. */
  per_unit: number;
  /** Pieces of the item that no order holds; below 0 when more are promised than there are. */
  free_pieces: number;
  /** Whole products that can be bought from stock. */
  available: number;
  /** Days within which it comes when ordered beyond stock; null: it is not ordered so. */
  order_term_days: number | null;
}

/** What an order needs of a stock item, in pieces. */
export interface StockDemand {
  pieces: number;
  /** Those that must be free; the rest may be ordered beyond stock. */
  fromStock: number;
}

/** What lies on the shelf of an item, and how much of it orders hold. */
export interface StockCounts {
  id: number;
  name: string;
  on_hand: number;
  promised: number;
}

const STOCK = `select id, parent_id, active, type, name, product_prices.price_kopecks, stock_item_id, per_unit, order_term_days,
                      free_pieces, available
                 from products join product_stock on product_stock.product_id = id
                 join product_prices on product_prices.product_id = id where id = any($1::int[])`;

function byId(rows: StockRow[]): Map<number, StockRow> {
  return new Map(rows.map((row) => [row.id, row]));
}

export type StockRepository = ReturnType<typeof createStockRepository>;

/** The stock of the products. */
export function createStockRepository(db: Queryable) {
  /** Always in the order of their ids, so that two orders cannot deadlock. */
  async function lockItems(where: string, ids: number[]): Promise<void> {
    await db.query(`select from stock_items where ${where} order by id for update`, [ids]);
  }

  const find = async (productIds: number[]) => byId((await db.query<StockRow>(STOCK, [productIds])).rows);

  return {
    find,

    /** Locks what the products are on the shelf for this transaction, and reads their stock. */
    async lock(productIds: number[]): Promise<Map<number, StockRow>> {
      await lockItems('id in (select stock_item_id from products where id = any($1::int[]))', productIds);
      return find(productIds);
    },

    /**
     * Promises pieces to an order.
     * Returns how many items had as many free pieces as the order needs from stock.
     */
    async promise(demands: Map<number, StockDemand>): Promise<number> {
      const wanted = [...demands.values()];
      const { rows } = await db.query(
        `update stock_items set promised = promised + wanted.pieces
           from unnest($1::int[], $2::int[], $3::int[]) as wanted (item_id, pieces, from_stock)
          where id = wanted.item_id and (from_stock = 0 or on_hand - promised >= from_stock)
         returning id`,
        [[...demands.keys()], wanted.map(({ pieces }) => pieces), wanted.map(({ fromStock }) => fromStock)],
      );
      return rows.length;
    },

    /** Locks items for this transaction, in the order of their ids, and reads their counts. */
    async lockCounts(ids: number[]): Promise<StockCounts[]> {
      const { rows } = await db.query<StockCounts>(
        'select id, name, on_hand, promised from stock_items where id = any($1::int[]) order by id for update',
        [ids],
      );
      return rows;
    },

    /** Changes the counts of items, which are locked. */
    async addToCounts(changes: Map<number, StockEffect>): Promise<void> {
      const all = [...changes.values()];
      await db.query(
        `update stock_items set on_hand = on_hand + more.pieces, promised = promised + more.promises
           from unnest($1::int[], $2::int[], $3::int[]) as more (item_id, pieces, promises) where id = more.item_id`,
        [[...changes.keys()], all.map(({ onHand }) => onHand), all.map(({ promised }) => promised)],
      );
    },

    /** Applies the effect of a move to the pieces of orders, by item. */
    async apply(pieces: Map<number, number>, { onHand, promised }: StockEffect): Promise<void> {
      await lockItems('id = any($1::int[])', [...pieces.keys()]);
      await db.query(
        `update stock_items set on_hand = on_hand + $3 * moved.pieces, promised = promised + $4 * moved.pieces
           from unnest($1::int[], $2::int[]) as moved (item_id, pieces) where id = moved.item_id`,
        [[...pieces.keys()], [...pieces.values()], onHand, promised],
      );
    },
  };
}
