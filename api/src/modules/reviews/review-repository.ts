import type { Queryable } from '../../db/database';
import type { ReviewStatus } from '../../generated/resolvers-types';

/** How many of a product's reviews and questions the site shows. */
const SHOWN = 20;

/** Who opens an order: its user, or the bearer of a guest's key. */
export interface OrderBearer {
  userId: number | null;
  /** The hash of the key; null without one. */
  keyHash: string | null;
}

export interface ReviewedOrder {
  id: number;
  order_status: string;
  user_id: number | null;
  email: string | null;
  phone: string;
}

export interface ReviewableRow {
  product_id: number;
  name: string;
  status: ReviewStatus | null;
  author_name: string | null;
  rating: number | null;
  review_text: string | null;
}

export interface NewReview {
  orderId: number;
  userId: number | null;
  productId: number;
  authorName: string;
  rating: number;
  text: string;
  keyHash: string;
}

export interface ShownReview {
  id: number;
  product_id: number;
  author_name: string;
  rating: number;
  review_text: string;
  created_at: Date;
  is_example: boolean;
}

export interface ProductRating {
  product_id: number;
  count: number;
  average: number;
}

/** A review that the shop decides on. */
export interface WaitingReview {
  id: number;
  product_name: string;
  slug: string | null;
  author_name: string;
  rating: number;
  review_text: string;
}

export type ReviewRepository = ReturnType<typeof createReviewRepository>;

/** Reviews of what was bought. A product of an order has one at most. */
export function createReviewRepository(db: Queryable) {
  return {
    /** The order, when the bearer may open it. */
    async findOrder(id: number, { userId, keyHash }: OrderBearer): Promise<ReviewedOrder | null> {
      const { rows } = await db.query<ReviewedOrder>(
        `select id, order_status, user_id, email, phone from orders
          where id = $1 and (user_id = $2 or guest_key_hash = $3
                              or exists (select from order_keys where order_id = orders.id and key_hash = $3))`,
        [id, userId, keyHash],
      );
      return rows[0] ?? null;
    },

    /** The goods of an order, each with its review. */
    async listOfOrder(orderId: number): Promise<ReviewableRow[]> {
      const { rows } = await db.query<ReviewableRow>(
        `select product.id as product_id, product.name, review.status, review.author_name, review.rating,
                review.review_text
           from products as product left join reviews as review
             on review.product_id = product.id and review.order_id = $1
          where product.type = 'product' and product.slug is not null and product.id in (
            select product_id from order_products where order_id = $1 and parent_id is null)
          order by product.id`,
        [orderId],
      );
      return rows;
    },

    /** Returns false when the product of the order has a review. */
    async insert({ orderId, userId, productId, authorName, rating, text, keyHash }: NewReview): Promise<boolean> {
      const { rows } = await db.query(
        `insert into reviews (order_id, user_id, product_id, author_name, rating, review_text, moderation_key_hash)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (order_id, product_id) do nothing returning id`,
        [orderId, userId, productId, authorName, rating, text, keyHash],
      );
      return rows.length > 0;
    },

    async delete(orderId: number, productId: number): Promise<boolean> {
      const { rows } = await db.query('delete from reviews where order_id = $1 and product_id = $2 returning id', [
        orderId,
        productId,
      ]);
      return rows.length > 0;
    },

    /** The newest approved reviews of each product, examples included. */
    async listShown(): Promise<ShownReview[]> {
      const { rows } = await db.query<ShownReview>(
        `select id, product_id, author_name, rating, review_text, created_at, is_example from (
           select *, order_id is null as is_example,
                  row_number() over (partition by product_id order by created_at desc, id desc) as place
             from reviews where status = 'shown') as review
          where place <= $1 order by product_id, place`,
        [SHOWN],
      );
      return rows;
    },

    /** What all approved reviews of a product say together; examples do not count. */
    async listRatings(): Promise<ProductRating[]> {
      const { rows } = await db.query<ProductRating>(
        `select product_id, count(*)::int as count, round(avg(rating), 1)::float8 as average
           from reviews where status = 'shown' and order_id is not null group by product_id`,
      );
      return rows;
    },

    async findWaiting(keyHash: string): Promise<WaitingReview | null> {
      const { rows } = await db.query<WaitingReview>(
        `select review.id, product.name as product_name, product.slug, author_name, rating, review_text
           from reviews as review join products as product on product.id = product_id where moderation_key_hash = $1`,
        [keyHash],
      );
      return rows[0] ?? null;
    },

    /** Shows a review, and ends its key. False when it was used: of two presses, one decides. */
    async show(keyHash: string): Promise<boolean> {
      const { rows } = await db.query(
        "update reviews set status = 'shown', moderation_key_hash = null where moderation_key_hash = $1 returning id",
        [keyHash],
      );
      return rows.length > 0;
    },

    /** Deletes a review that is not shown: it was kept to be shown (152-FZ, article 21.4). */
    async reject(keyHash: string): Promise<boolean> {
      const { rows } = await db.query('delete from reviews where moderation_key_hash = $1 returning id', [keyHash]);
      return rows.length > 0;
    },
  };
}
