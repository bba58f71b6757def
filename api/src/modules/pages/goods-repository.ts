import type { Queryable } from '../../db/database';

export type GoodsRepository = ReturnType<typeof createGoodsRepository>;

/** The addresses of goods, as pages meet them. Goods that are no longer sold keep theirs. */
export function createGoodsRepository(db: Queryable) {
  return {
    async findNameBySlug(slug: string): Promise<string | null> {
      const { rows } = await db.query<{ name: string }>('select name from products where slug = $1 limit 1', [slug]);
      return rows[0]?.name ?? null;
    },

    /** The product that has left an address, which leads to where it is now. */
    async findNameByOldSlug(slug: string): Promise<string | null> {
      const { rows } = await db.query<{ name: string }>(
        'select name from product_redirects join products on products.id = product_id where from_slug = $1',
        [slug],
      );
      return rows[0]?.name ?? null;
    },
  };
}
