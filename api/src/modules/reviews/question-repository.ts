import type { Queryable } from '../../db/database';

/** How many of a product's questions the site shows. */
const SHOWN = 20;

export interface AskedProduct {
  id: number;
  name: string;
  slug: string;
}

export interface NewQuestion {
  productId: number;
  name: string;
  email: string;
  text: string;
  keyHash: string;
}

export interface ShownQuestion {
  id: number;
  product_id: number;
  question_text: string;
  answer_text: string;
  created_at: Date;
}

/** A question that the shop decides on. */
export interface WaitingQuestion {
  id: number;
  product_name: string;
  slug: string;
  author_name: string;
  email: string;
  question_text: string;
}

export type QuestionRepository = ReturnType<typeof createQuestionRepository>;

/** Questions about goods. Name and e-mail of an asker are kept until the answer only. */
export function createQuestionRepository(db: Queryable) {
  return {
    /** A product on sale that has a page. */
    async findProduct(id: number): Promise<AskedProduct | null> {
      const { rows } = await db.query<AskedProduct>(
        'select id, name, slug from products where id = $1 and active and slug is not null',
        [id],
      );
      return rows[0] ?? null;
    },

    async insert({ productId, name, email, text, keyHash }: NewQuestion): Promise<void> {
      await db.query(
        `insert into product_questions (product_id, author_name, email, question_text, moderation_key_hash)
         values ($1, $2, $3, $4, $5)`,
        [productId, name, email, text, keyHash],
      );
    },

    /** The newest answered questions of each product. */
    async listShown(): Promise<ShownQuestion[]> {
      const { rows } = await db.query<ShownQuestion>(
        `select id, product_id, question_text, answer_text, created_at from (
           select *, row_number() over (partition by product_id order by created_at desc, id desc) as place
             from product_questions where status = 'shown' and answer_text is not null) as question
          where place <= $1 order by product_id, place`,
        [SHOWN],
      );
      return rows;
    },

    async findWaiting(keyHash: string): Promise<WaitingQuestion | null> {
      const { rows } = await db.query<WaitingQuestion>(
        `select question.id, product.name as product_name, product.slug, author_name, email, question_text
           from product_questions as question join products as product on product.id = product_id
          where moderation_key_hash = $1`,
        [keyHash],
      );
      return rows[0] ?? null;
    },

    /** Shows a question with its answer, and forgets who asked. False when the key was used. */
    async show(keyHash: string, answer: string): Promise<boolean> {
      const { rows } = await db.query(
        `update product_questions set status = 'shown', answer_text = $2, moderation_key_hash = null,
                author_name = null, email = null where moderation_key_hash = $1 returning id`,
        [keyHash, answer],
      );
      return rows.length > 0;
    },

    /** Deletes a question that is not shown. */
    async reject(keyHash: string): Promise<boolean> {
      const { rows } = await db.query('delete from product_questions where moderation_key_hash = $1 returning id', [
        keyHash,
      ]);
      return rows.length > 0;
    },

    async deleteAllFrom(email: string): Promise<void> {
      await db.query('delete from product_questions where email = $1', [email]);
    },

    /** Deletes questions that nobody answers any more. */
    async deleteEnded(olderThanDays: number): Promise<void> {
      await db.query(
        "delete from product_questions where status = 'new' and waiting_since < now() - make_interval(days => $1)",
        [olderThanDays],
      );
    },
  };
}
