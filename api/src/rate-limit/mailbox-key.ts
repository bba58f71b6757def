import { readEmail } from '@shop/shared/format';

/**
 * The key under which mails to one mailbox are counted: in any case, and with any tag after a plus
 * sign, it is the same one.
 */
export function mailboxKey(email: string): string {
  return readEmail(email).replace(/\+[^@]*@/, '@');
}
