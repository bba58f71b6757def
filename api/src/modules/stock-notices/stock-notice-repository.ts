import type { Queryable } from '../../db/database';

/** A product as a mail names it. */
export interface NoticedProduct {
  name: string;
  slug: string | null;
  price_kopecks: number;
}

export interface NewStockNotice {
  productId: number;
  email: string;
  keyHash: string;
  /** The network address that the consent came from. */
  address: string;
  textsVersion: string;
}

export type StockNoticeRepository = ReturnType<typeof createStockNoticeRepository>;

/** The products that have a button: goods of their own on sale, with a price. */
const IS_NOTICED =
  "product.active and product.parent_id is null and product.type = 'product' and product.price_kopecks > 0";

/** Pieces that lie on the shelf, or come within the product's term. */
const isOrderable = (product: string) => `(${product}.order_term_days is not null or exists (
  select from product_stock as stock where stock.product_id = ${product}.id and stock.available > 0))`;

/** What pages sell: a product that can be ordered, with every part that is included in it. */
const IS_OBTAINABLE = `${isOrderable('product')} and not exists (
  select from products as part join product_prices as price on price.product_id = part.id
   where part.parent_id = product.id and part.active and price.price_kopecks = 0 and not ${isOrderable('part')})`;

/** Requests for a mail when a product is in stock again. */
export function createStockNoticeRepository(db: Queryable) {
  return {
    /** The product that a request names; null when there is none to wait for. */
    async findProduct(id: number): Promise<(NoticedProduct & { is_obtainable: boolean }) | null> {
      const { rows } = await db.query<NoticedProduct & { is_obtainable: boolean }>(
        `select name, slug, own_price.price_kopecks, ${IS_OBTAINABLE} as is_obtainable
           from products as product join product_prices as own_price on own_price.product_id = product.id
          where product.id = $1 and ${IS_NOTICED}`,
        [id],
      );
      return rows[0] ?? null;
    },

    /** Returns false when the mailbox waits for the product already. */
    async insert({ productId, email, keyHash, address, textsVersion }: NewStockNotice): Promise<boolean> {
      const { rows } = await db.query(
        `insert into stock_notices (product_id, email, key_hashes, address, texts_version)
         values ($1, $2, array[$3], $4, $5) on conflict (product_id, email) do nothing returning id`,
        [productId, email, keyHash, address, textsVersion],
      );
      return rows.length > 0;
    },

    /** Removes requests whose product is in stock. Two processes never take the same one. */
    async takeDue(limit: number): Promise<(NoticedProduct & { email: string })[]> {
      const { rows } = await db.query<NoticedProduct & { email: string }>(
        `delete from stock_notices as notice using products as product, product_prices as own_price
          where product.id = notice.product_id and own_price.product_id = product.id and notice.id in (
            select notice.id from stock_notices as notice join products as product on product.id = notice.product_id
             where ${IS_NOTICED} and ${IS_OBTAINABLE} order by notice.id limit $1 for update of notice skip locked)
         returning notice.email, product.name, product.slug, own_price.price_kopecks`,
        [limit],
      );
      return rows;
    },

    /** Lets one more key end what the mailbox waits for; returns the names of the products. */
    async addKey(email: string, keyHash: string): Promise<string[]> {
      const { rows } = await db.query<{ name: string }>(
        `update stock_notices as notice set key_hashes = key_hashes || $2::text from products as product
          where notice.email = $1 and product.id = notice.product_id returning product.name`,
        [email, keyHash],
      );
      return rows.map(({ name }) => name);
    },

    /** Ends the requests of a key; returns the names of their products. */
    async deleteByKey(keyHash: string): Promise<string[]> {
      const { rows } = await db.query<{ name: string }>(
        `delete from stock_notices as notice using products as product
          where $1 = any(notice.key_hashes) and product.id = notice.product_id returning product.name`,
        [keyHash],
      );
      return rows.map(({ name }) => name);
    },

    async deleteAllTo(email: string): Promise<void> {
      await db.query('delete from stock_notices where email = $1', [email]);
    },

    /** Follows a user to a new e-mail. What both mailboxes wait for stays one request. */
    async move(from: string, to: string): Promise<void> {
      await db.query(
        `delete from stock_notices as notice where email = $1 and exists (
           select from stock_notices as other where other.email = $2 and other.product_id = notice.product_id)`,
        [from, to],
      );
      await db.query('update stock_notices set email = $2 where email = $1', [from, to]);
    },

    /** Deletes requests that nobody answers any more: old ones, and those of withdrawn goods. */
    async deleteEnded(olderThanDays: number): Promise<void> {
      await db.query(
        `delete from stock_notices where created_at < now() - make_interval(days => $1)
           or product_id in (select id from products where not active)`,
        [olderThanDays],
      );
    },
  };
}
