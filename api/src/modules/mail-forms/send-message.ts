import { formatPhone } from '@shop/shared/format';
import { mailTime } from '../../mail/mail-time';
import { AppError } from '../../errors/app-error';
import texts from '../../mail/mails.json';
import type { Mail, OutboxRepository } from '../../mail/outbox-repository';
import { renderMail, type MailKey } from '../../mail/render-mail';
import { mailboxKey } from '../../rate-limit/mailbox-key';
import type { RateLimit, RateLimitRepository } from '../../rate-limit/rate-limit-repository';
import type { ConsentRepository } from '../consents/consent-repository';
import type { HookRepository } from '../leads/hook-repository';
import { readOrigin } from '../leads/lead-source';
import type { FigureRepository } from '../page-figures/figure-repository';
import { readFormMessage, type FormMessage } from './form-fields';
import type { MessageRepository } from './message-repository';

export interface MessageTransaction {
  messages: MessageRepository;
  hooks: Pick<HookRepository, 'add'>;
  figures: Pick<FigureRepository, 'addForm'>;
  consents: Pick<ConsentRepository, 'insert'>;
  limits: RateLimitRepository;
  outbox: OutboxRepository;
}

export interface SendMessageServices {
  inTransaction: <T>(work: (tx: MessageTransaction) => Promise<T>) => Promise<T>;
  onQueued: () => void;
  /** Whether somebody outside is told of each lead. */
  hasHook: boolean;
  areRateLimitsOn: boolean;
  shopEmail: string;
  publicUrl: string;
}

export interface Sender {
  address: string;
  /** Path of the page with the form; null when the browser does not send it. */
  page: string | null;
  /** The version of the page that the visitor got; null for the live one. */
  shown?: number | null;
}

const MESSAGE_LIMIT: RateLimit = { name: 'messages', hits: 5, windowSeconds: 60 * 60 };
/** Limits copies to one mailbox, so that nobody can flood a stranger's. */
const COPY_LIMIT: RateLimit = { name: 'message-copies', hits: 5, windowSeconds: 60 * 60 };
const TEXTS = { refused: 'Сообщение не отправлено', tooMany: 'Слишком много попыток' } as const;
const SHOP_MAIL: Record<FormMessage['form'], MailKey> = {
  support: 'messageShopSupport',
  partner: 'messageShopPartner',
  message: 'messageShopMessage',
};
const FORM_TITLES = texts.mails.find((mail) => mail.key === 'messageVisitorCopy')?.formTitles;

interface ComposedMails {
  toShop: Mail;
  /** Null for an author without an e-mail. */
  copy: Mail | null;
}

function composeMails(
  message: FormMessage,
  createdAt: Date,
  sender: Sender,
  services: SendMessageServices,
): ComposedMails {
  const { form, userType: _userType, ...texts } = message;
  const { email } = message;
  const phone = message.phone && formatPhone(message.phone);
  const values = {
    ...texts,
    phone,
    // The shop answers by mail where it can.
    callTo: email ? null : phone,
    createdAt: mailTime(createdAt),
    source: sender.page,
    formTitle: FORM_TITLES?.[form],
  };
  const { shopEmail, publicUrl } = services;
  const shared = { values, publicUrl };
  return {
    toShop: renderMail({
      ...shared,
      key: SHOP_MAIL[form],
      recipient: shopEmail,
      replyTo: email,
    }),
    copy: email ? renderMail({ ...shared, key: 'messageVisitorCopy', recipient: email }) : null,
  };
}

/**
 * Stores the message of a form as a lead and queues its mails, in one transaction.
 * @throws AppError BAD_REQUEST with `fields`; TOO_MANY_REQUESTS
 */
export async function sendMessage(
  services: SendMessageServices,
  body: Record<string, unknown>,
  sender: Sender,
): Promise<void> {
  const read = readFormMessage(body);
  if ('fields' in read) throw new AppError('BAD_REQUEST', 'form refused', { fields: read.fields, text: TEXTS.refused });

  await services.inTransaction(async ({ messages, hooks, figures, consents, limits, outbox }) => {
    const retryAfter = services.areRateLimitsOn ? await limits.count(MESSAGE_LIMIT, sender.address) : 0;
    if (retryAfter > 0) {
      throw new AppError('TOO_MANY_REQUESTS', 'too many messages from one address', {
        retryAfter,
        text: TEXTS.tooMany,
      });
    }
    const origin = readOrigin(body, sender.page);
    const { id, createdAt } = await messages.insert(read.message, origin);
    if (services.hasHook) await hooks.add(id);
    const { email, phone } = read.message;
    await consents.insert({ purpose: 'messages', isGiven: true, address: sender.address, email, phone });
    await figures.addForm(origin, sender.shown);
    const { toShop, copy } = composeMails(read.message, createdAt, sender, services);
    await outbox.add(toShop);
    if (!copy) return;
    const hasCopies = services.areRateLimitsOn && (await limits.count(COPY_LIMIT, mailboxKey(copy.recipient))) > 0;
    if (!hasCopies) await outbox.add(copy);
  });
  services.onQueued();
}
