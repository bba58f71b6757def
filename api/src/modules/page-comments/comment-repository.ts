import type { Queryable } from '../../db/database';

/** A comment, or an answer to one. */
export interface CommentRow {
  id: number;
  page_id: string;
  /** The comment that it answers; null: it begins a thread. */
  thread_id: number | null;
  /** Of threads only, as the next three. */
  block_id: string | null;
  block_name: string | null;
  path: string | null;
  quote: string | null;
  user_id: number | null;
  text: string;
  created_at: Date;
  edited_at: Date | null;
  closed_at: Date | null;
  author: string | null;
  closed_by_name: string | null;
}

/** What a thread is about. */
export interface CommentPlace {
  blockId: string;
  blockName: string;
  path: string | null;
  quote: string | null;
}

const SELECT = `select comment.*, users.fullname as author, closer.fullname as closed_by_name
  from page_comments as comment
  left join users on users.id = comment.user_id
  left join users as closer on closer.id = comment.closed_by`;

export type CommentRepository = ReturnType<typeof createCommentRepository>;

/** What the people of the studio write about the blocks of pages. */
export function createCommentRepository(db: Queryable) {
  return {
    /** Threads and answers, the oldest first. */
    async findOfPage(pageId: string): Promise<CommentRow[]> {
      const { rows } = await db.query<CommentRow>(`${SELECT} where comment.page_id = $1 order by comment.id`, [pageId]);
      return rows;
    },

    async find(id: number): Promise<CommentRow | null> {
      const { rows } = await db.query<CommentRow>(`${SELECT} where comment.id = $1`, [id]);
      return rows[0] ?? null;
    },

    async addThread(pageId: string, userId: number, place: CommentPlace, text: string): Promise<void> {
      await db.query(
        `insert into page_comments (page_id, user_id, block_id, block_name, path, quote, text)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [pageId, userId, place.blockId, place.blockName, place.path, place.quote, text],
      );
    },

    async addAnswer({ id, page_id: pageId }: CommentRow, userId: number, text: string): Promise<void> {
      await db.query('insert into page_comments (page_id, thread_id, user_id, text) values ($1, $2, $3, $4)', [
        ...[pageId, id, userId, text],
      ]);
    },

    async edit(id: number, text: string): Promise<void> {
      await db.query('update page_comments set text = $2, edited_at = now() where id = $1', [id, text]);
    },

    async delete(id: number): Promise<void> {
      await db.query('delete from page_comments where id = $1', [id]);
    },

    async close(id: number, userId: number): Promise<void> {
      await db.query('update page_comments set closed_at = now(), closed_by = $2 where id = $1', [id, userId]);
    },

    async reopen(id: number): Promise<void> {
      await db.query('update page_comments set closed_at = null, closed_by = null where id = $1', [id]);
    },

    /** The block has got another anchor. */
    async renameBlock(pageId: string, from: string, to: string): Promise<void> {
      await db.query('update page_comments set block_id = $3 where page_id = $1 and block_id = $2', [pageId, from, to]);
    },
  };
}
