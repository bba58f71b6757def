import type { Queryable } from '../../db/database';
import { rowsWithWords } from '../../db/rows-with-words';
import type { ReviewStatus, StaffReviewKind } from '../../generated/resolvers-types';

/** Which reviews or questions a list has; what is undefined does not matter. */
export interface ReviewConditions {
  status?: ReviewStatus | undefined;
  /** A `tsquery` over the words of the text and the name. */
  words?: string | undefined;
  /** Only those that are older than this one. */
  after?: number | undefined;
}

export interface ReviewRow {
  id: number;
  status: ReviewStatus;
  revision: number;
  product_id: number;
  product_name: string;
  slug: string | null;
  author_name: string | null;
  /** Null in a question. */
  rating: number | null;
  text: string;
  answer_text: string | null;
  created_at: Date;
  is_example: boolean;
  /** Of an asker who waits for the answer. */
  email: string | null;
}

export interface Decision {
  /** Null: the account is gone. */
  by: string | null;
  at: Date;
}

export interface WaitingCounts {
  reviews: number;
  questions: number;
}

interface Source {
  table: string;
  words: string;
  columns: string;
}

const SOURCES: Readonly<Record<StaffReviewKind, Source>> = {
  review: {
    table: 'reviews',
    words: 'goods_words(author_name, review_text)',
    columns: 'rating, review_text as text, null as answer_text, order_id is null as is_example, null as email',
  },
  question: {
    table: 'product_questions',
    words: 'goods_words(author_name, question_text)',
    columns: 'null as rating, question_text as text, answer_text, false as is_example, email',
  },
};

const selectOf = ({ columns, table }: Source): string => `
  select entry.id, status, entry.revision, product_id, product.name as product_name, product.slug, author_name,
         entry.created_at, ${columns}
    from ${table} as entry join products as product on product.id = product_id`;

export type ReviewDeskRepository = ReturnType<typeof createReviewDeskRepository>;

/** Reviews and questions as the shop's people find them and decide on them. */
export function createReviewDeskRepository(db: Queryable) {
  return {
    /** The newest first. */
    async find(kind: StaffReviewKind, { status, words, after }: ReviewConditions, limit: number): Promise<ReviewRow[]> {
      const source = SOURCES[kind];
      const parameters: unknown[] = [];
      const parameter = (value: unknown) => `$${parameters.push(value)}`;
      const conditions = [
        ...(status === undefined ? [] : [`status = ${parameter(status)}`]),
        ...(words === undefined ? [] : [rowsWithWords('entry.id', source.table, source.words, parameter(words))]),
        ...(after === undefined ? [] : [`entry.id < ${parameter(after)}`]),
      ];
      const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
      const { rows } = await db.query<ReviewRow>(
        `${selectOf(source)} ${where} order by entry.id desc limit ${parameter(limit)}`,
        parameters,
      );
      return rows;
    },

    async countWaiting(): Promise<WaitingCounts> {
      const { rows } = await db.query<WaitingCounts>(
        `select (select count(*)::int from reviews where status = 'new') as reviews,
                (select count(*)::int from product_questions where status = 'new') as questions`,
      );
      return rows[0] ?? { reviews: 0, questions: 0 };
    },

    /** Keeps others from deciding until the transaction ends. */
    async lock(kind: StaffReviewKind, id: number): Promise<ReviewRow | null> {
      const { rows } = await db.query<ReviewRow>(`${selectOf(SOURCES[kind])} where entry.id = $1 for update of entry`, [
        id,
      ]);
      return rows[0] ?? null;
    },

    /** The last decision that the record has; null when nobody of the shop has decided. */
    async findLastDecision(kind: StaffReviewKind, { id, product_id: productId }: ReviewRow): Promise<Decision | null> {
      const { rows } = await db.query<Decision>(
        `select at, fullname as by from staff_audit left join users on users.id = user_id
          where product_id = $1 and details::jsonb @> $2::jsonb order by staff_audit.id desc limit 1`,
        [productId, JSON.stringify({ kind, id })],
      );
      return rows[0] ?? null;
    },

    /** Shows a locked one, and ends the key of its mail: it is decided. */
    async show(kind: StaffReviewKind, id: number): Promise<void> {
      await db.query(`update ${SOURCES[kind].table} set status = 'shown', moderation_key_hash = null where id = $1`, [
        id,
      ]);
    },

    /** A locked one waits from now on. */
    async hide(kind: StaffReviewKind, id: number): Promise<void> {
      const since = kind === 'question' ? ', waiting_since = now()' : '';
      await db.query(`update ${SOURCES[kind].table} set status = 'new'${since} where id = $1`, [id]);
    },

    async delete(kind: StaffReviewKind, id: number): Promise<void> {
      await db.query(`delete from ${SOURCES[kind].table} where id = $1`, [id]);
    },

    /** Shows a locked question with its answer, and forgets who asked. */
    async answer(id: number, answer: string): Promise<void> {
      await db.query(
        `update product_questions set status = 'shown', answer_text = $2, moderation_key_hash = null,
                author_name = null, email = null where id = $1`,
        [id, answer],
      );
    },

    /** A locked question waits from now on, without its answer. */
    async takeAnswerBack(id: number): Promise<void> {
      await db.query(
        "update product_questions set status = 'new', answer_text = null, waiting_since = now() where id = $1",
        [id],
      );
    },
  };
}
