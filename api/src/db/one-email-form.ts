import { readEmail } from '@shop/shared/format';
import type { Queryable } from './database';

interface Account {
  id: number;
  email: string;
  isConfirmed: boolean;
}

const OLD_FORM = "split_part(email, '@', 2) ~ '[^\\x01-\\x7f]'";

async function setEmail(tx: Queryable, id: number, email: string): Promise<void> {
  await tx.query('update users set email = $2 where id = $1', [id, email]);
}

/**
 * Gives an account its e-mail in the one form. Two accounts of one mailbox both stay: the confirmed
 * one, or else the one that has the form already, gets the address. The other keeps the old form,
 * so that nobody finds it by e-mail; its owner signs in by phone, and can change the address.
 */
async function rewriteAccount(tx: Queryable, { id, email, isConfirmed }: Account): Promise<void> {
  const stored = readEmail(email);
  const { rows } = await tx.query<Account>(
    'select id, email, confirmed_at is not null as "isConfirmed" from users where email = $1',
    [stored],
  );
  const other = rows[0];
  if (!other) await setEmail(tx, id, stored);
  else if (isConfirmed && !other.isConfirmed) {
    await setEmail(tx, other.id, `${email}#${other.id}`); // for a moment: an address belongs to one row
    await setEmail(tx, id, stored);
    await setEmail(tx, other.id, email);
  }
}

/**
 * Rewrites e-mails of accounts, links and requests into the form of `readEmail`. What was mailed
 * and agreed to stays as it was.
 */
export async function storeEmailsInOneForm(tx: Queryable): Promise<void> {
  const { rows: accounts } = await tx.query<Account>(
    `select id, email, confirmed_at is not null as "isConfirmed" from users where ${OLD_FORM} order by id`,
  );
  for (const account of accounts) await rewriteAccount(tx, account);

  const { rows: tokens } = await tx.query<{ email: string }>(
    `select distinct new_email as email from email_tokens where ${OLD_FORM.replace('email', 'new_email')}`,
  );
  for (const { email } of tokens) {
    await tx.query('update email_tokens set new_email = $2 where new_email = $1', [email, readEmail(email)]);
  }

  const { rows: invites } = await tx.query<{ email: string }>(
    `select distinct email from staff_invites where ${OLD_FORM}`,
  );
  for (const { email } of invites) {
    await tx.query('update staff_invites set email = $2 where email = $1', [email, readEmail(email)]);
  }

  const { rows: notices } = await tx.query<{ email: string }>(
    `select distinct email from stock_notices where ${OLD_FORM}`,
  );
  for (const { email } of notices) {
    // Of two requests of one mailbox for one product, one mail is enough.
    await tx.query(
      `delete from stock_notices as notice where email = $1 and exists (
         select from stock_notices as other where other.email = $2 and other.product_id = notice.product_id)`,
      [email, readEmail(email)],
    );
    await tx.query('update stock_notices set email = $2 where email = $1', [email, readEmail(email)]);
  }
}
