import { readEmail } from '@shop/shared/format';
import { MESSAGES } from '@shop/shared/validation';
import { CONSENT_TEXTS_VERSION } from '../../consent-texts';
import { AppError } from '../../errors/app-error';
import type { CreateStockNoticeInput, SuccessPayload } from '../../generated/resolvers-types';
import type { OutboxRepository } from '../../mail/outbox-repository';
import { mailboxKey } from '../../rate-limit/mailbox-key';
import type { RateLimit, RateLimits } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import { createToken, hashToken } from '../../secret-token';
import { checkFields, emailError } from '../account/account-fields';
import { noticeRequestedMail } from './stock-notice-mails';
import type { StockNoticeRepository } from './stock-notice-repository';

export interface StockNoticeTransaction {
  notices: StockNoticeRepository;
  outbox: OutboxRepository;
}

export interface StockNoticeServices {
  notices: StockNoticeRepository;
  limits: RateLimits;
  inTransaction: <T>(work: (tx: StockNoticeTransaction) => Promise<T>) => Promise<T>;
  /** Called after a transaction that queued mails. */
  onMailQueued: () => void;
  publicUrl: string;
}

const HOUR = 60 * 60;
const BY_ADDRESS: RateLimit = { name: 'stock-notices', hits: 10, windowSeconds: HOUR };
/** The mailbox may be a stranger's, which nobody must flood. */
const TO_MAILBOX: RateLimit = { name: 'stock-notice-mails', hits: 5, windowSeconds: HOUR };
const IN_STOCK = 'Товар уже есть в наличии';

/**
 * Stores a request for a mail when a product is in stock again, and mails the link that ends it.
 * The same request twice is one, and answers the same: nobody learns who waits for what.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; CONFLICT when the product is in stock;
 *   TOO_MANY_REQUESTS
 */
export async function createStockNotice(
  { notices, limits, inTransaction, onMailQueued, publicUrl }: StockNoticeServices,
  input: CreateStockNoticeInput,
  { address }: { address: string },
): Promise<SuccessPayload> {
  const email = readEmail(input.email);
  checkFields({ email: emailError(email), consent: input.consent ? null : MESSAGES.required });
  refuseWhenPassed(await limits.count(BY_ADDRESS, address), 'stock notices from one address');
  const product = await notices.findProduct(input.productId);
  if (!product) throw new AppError('NOT_FOUND', `no product ${input.productId} to wait for`);
  if (product.is_obtainable) throw new AppError('CONFLICT', 'the product is in stock', { text: IN_STOCK });
  refuseWhenPassed(await limits.count(TO_MAILBOX, mailboxKey(email)), 'stock notices to one mailbox');

  await inTransaction(async (tx) => {
    const key = createToken();
    const isNew = await tx.notices.insert({
      productId: input.productId,
      email,
      keyHash: hashToken(key),
      address,
      textsVersion: CONSENT_TEXTS_VERSION,
    });
    if (isNew) await tx.outbox.add(noticeRequestedMail(product, email, key, publicUrl));
  });
  onMailQueued();
  return { success: true };
}
