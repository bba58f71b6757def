import type { Queryable } from '../../db/database';
import type { FormMessage } from './form-fields';

export type MessageRepository = ReturnType<typeof createMessageRepository>;

/** Messages from the forms of the site. */
export function createMessageRepository(db: Queryable) {
  return {
    /** Stores a message and returns the time of its author's consent. */
    async insert(message: FormMessage): Promise<Date> {
      const { form, userType, name, email, phone, company, inn, city, message: text } = message;
      const { rows } = await db.query<{ created_at: Date }>(
        `insert into mail_messages (form, user_type, name, email, phone, company, inn, city, message, consented_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now()) returning created_at`,
        [form, userType, name, email, phone, company, inn, city, text],
      );
      if (!rows[0]) throw new Error('a message was not inserted');
      return rows[0].created_at;
    },
  };
}
