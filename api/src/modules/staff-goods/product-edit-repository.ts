import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../db/database';
import type { ProductPicture, ProductProperty } from '../../generated/resolvers-types';
import type { GoodsValues } from './goods-repository';

/** All that an edit of one product sets. */
export interface ProductValues extends GoodsValues {
  code: string;
  slug: string | null;
  category: string | null;
  description: string;
  images: string[];
}

/** A property of a product as an edit gives it. */
export interface PropertyValue {
  propertyId: number;
  value: string;
  showPreview: boolean;
}

export type ProductEditRepository = ReturnType<typeof createProductEditRepository>;

/** One product as the shop's people make and edit it. */
export function createProductEditRepository(db: Queryable) {
  return {
    /** Adds an empty product after all others, off sale; its article says that it has none. */
    async add(): Promise<number> {
      const { rows } = await db.query<{ id: number }>(
        `insert into products (active, code, name, price_kopecks, sort, type)
         select false, $1, '', 0, coalesce(max(sort), 0) + 10, 'product' from products
          where parent_id is null and type = 'product' and not is_spare returning id`,
        [randomUUID()],
      );
      if (!rows[0]) throw new Error('a product was not stored');
      return rows[0].id;
    },

    /** Sets all values in one statement: whatever changes, the revision rises by one. */
    async update(id: number, values: ProductValues): Promise<void> {
      const { name, active, stockItemId, perUnit, priceKopecks, code, slug, category, description } = values;
      const { images, brand } = values;
      await db.query(
        `update products set name = $2, active = $3, stock_item_id = $4, per_unit = $5,
                price_kopecks = coalesce($6, price_kopecks), code = $7, slug = $8, category = $9, description = $10,
                images = $11::jsonb, img = $12, brand = $13, revision = revision + 1
          where id = $1`,
        [
          ...[id, name, active, stockItemId, perUnit, priceKopecks, code, slug, category, description],
          ...[JSON.stringify(images), images[0] ?? null, brand],
        ],
      );
    },

    /** Whether another product has an article, in any case. */
    async isArticleTaken(code: string, id: number): Promise<boolean> {
      const { rows } = await db.query('select from products where lower(code) = lower($1) and id <> $2', [code, id]);
      return rows.length > 0;
    },

    async addStockItem(name: string, onHand: number): Promise<number> {
      const { rows } = await db.query<{ id: number }>(
        'insert into stock_items (name, on_hand) values ($1, $2) returning id',
        [name, onHand],
      );
      if (!rows[0]) throw new Error('a thing was not stored');
      return rows[0].id;
    },

    /** The properties of a product as they are stored. */
    async findProperties(productId: number): Promise<ProductProperty[]> {
      const { rows } = await db.query<ProductProperty>(
        `select property.id, name, compare, type, show_preview as "showPreview", is_filter as "isFilter", value
           from product_properties used join properties property on property.id = property_id
          where product_id = $1 order by used.sort, property.id`,
        [productId],
      );
      return rows;
    },

    async setProperties(productId: number, properties: readonly PropertyValue[]): Promise<void> {
      await db.query('delete from product_properties where product_id = $1', [productId]);
      await db.query(
        `insert into product_properties (product_id, property_id, show_preview, value, sort)
         select $1, property_id, show_preview, value, sort - 1
           from unnest($2::int[], $3::boolean[], $4::text[])
                with ordinality as given (property_id, show_preview, value, sort)`,
        [
          productId,
          properties.map(({ propertyId }) => propertyId),
          properties.map(({ showPreview }) => showPreview),
          properties.map(({ value }) => value),
        ],
      );
    },

    async findPictures(productId: number): Promise<ProductPicture[]> {
      const { rows } = await db.query<ProductPicture>(
        'select address, alt, caption from product_pictures where product_id = $1',
        [productId],
      );
      return rows;
    },

    /** Sets the words of pictures; an uploaded one without words has a row, too: it is in use. */
    async setPictures(productId: number, pictures: readonly ProductPicture[]): Promise<void> {
      await db.query('delete from product_pictures where product_id = $1', [productId]);
      await db.query(
        `insert into product_pictures (product_id, address, alt, caption)
         select $1, address, alt, caption from unnest($2::text[], $3::text[], $4::text[]) as given (address, alt, caption)`,
        [
          productId,
          pictures.map(({ address }) => address),
          pictures.map(({ alt }) => alt ?? null),
          pictures.map(({ caption }) => caption ?? null),
        ],
      );
    },

    /** Leads an address that a product has left to the product. */
    async addRedirect(fromSlug: string, productId: number): Promise<void> {
      await db.query(
        `insert into product_redirects (from_slug, product_id) values ($1, $2)
         on conflict (from_slug) do update set product_id = excluded.product_id, made_at = now()`,
        [fromSlug, productId],
      );
    },

    /** Frees an address to which its product returns. */
    async removeRedirect(fromSlug: string, productId: number): Promise<void> {
      await db.query('delete from product_redirects where from_slug = $1 and product_id = $2', [fromSlug, productId]);
    },
  };
}
