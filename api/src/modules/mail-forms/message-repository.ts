import type { Queryable } from '../../db/database';
import type { LeadOrigin } from '../leads/lead-source';
import type { FormMessage } from './form-fields';

export type MessageRepository = ReturnType<typeof createMessageRepository>;

/** Messages from the forms of the site. */
export function createMessageRepository(db: Queryable) {
  return {
    /** Stores a message, which the shop's people find as a lead. */
    async insert(message: FormMessage, { page, block, source }: LeadOrigin): Promise<{ id: number; createdAt: Date }> {
      const { form, userType, name, email, phone, company, inn, city, message: text } = message;
      const { rows } = await db.query<{ id: number; created_at: Date }>(
        `insert into mail_messages (form, user_type, name, email, phone, company, inn, city, message, page, block, source,
                                    consented_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now()) returning id, created_at`,
        [form, userType, name, email, phone, company, inn, city, text, page, block, JSON.stringify(source)],
      );
      if (!rows[0]) throw new Error('a message was not inserted');
      return { id: rows[0].id, createdAt: rows[0].created_at };
    },
  };
}
