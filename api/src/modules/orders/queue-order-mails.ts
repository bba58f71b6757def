import type { Mail } from '../../mail/outbox-repository';
import { mailboxKey } from '../../rate-limit/mailbox-key';
import type { RateLimit } from '../../rate-limit/rate-limit-repository';
import type { Buyer, OrderTransaction } from './order-transaction';

/** The mails about one event of an order. */
export interface OrderMails {
  /** Null when the shop's people have made the order themselves. */
  toShop: Mail | null;
  /** Null when the buyer gets none. */
  toBuyer: Mail | null;
}

const HOUR = 60 * 60;
const TO_MAILBOX: RateLimit = { name: 'order-mails', hits: 10, windowSeconds: HOUR };
const BY_BUYER: RateLimit = { name: 'order-mails-by', hits: 20, windowSeconds: HOUR };

async function isOwnMailbox({ users }: OrderTransaction, { userId }: Buyer, { recipient }: Mail): Promise<boolean> {
  const user = userId === null ? null : await users.findById(userId);
  return user?.email === recipient.toLowerCase();
}

/**
 * Whether the buyer's mail may be sent. An order may name a stranger's mailbox, which nobody must
 * flood; a user's own mailbox is confirmed.
 */
async function mayMail(tx: OrderTransaction, buyer: Buyer, mail: Mail): Promise<boolean> {
  if (await isOwnMailbox(tx, buyer, mail)) return true;
  const who = buyer.userId === null ? buyer.address : `user ${buyer.userId}`;
  const waits = [await tx.limits.count(BY_BUYER, who), await tx.limits.count(TO_MAILBOX, mailboxKey(mail.recipient))];
  return Math.max(...waits) === 0;
}

/** Queues the shop's mail, and the buyer's unless too many were sent in the last hour. */
export async function queueOrderMails(
  tx: OrderTransaction,
  { toShop, toBuyer }: OrderMails,
  { buyer, areRateLimitsOn }: { buyer: Buyer; areRateLimitsOn: boolean },
): Promise<void> {
  if (toShop) await tx.outbox.add(toShop);
  if (toBuyer && (!areRateLimitsOn || (await mayMail(tx, buyer, toBuyer)))) await tx.outbox.add(toBuyer);
}
