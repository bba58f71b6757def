import { mapTexts } from '@shop/shared/format';
import { fillSeller } from '@shop/shared/seller';
import { CALL_PROMISE } from './call-promise';
import texts from './mails.json';

const PROMISE: Readonly<Record<string, string | number>> = CALL_PROMISE;

function fillPromise(text: string): string {
  return text.replace(/\{call\.(\w+)\}/g, (_, name: string) => String(PROMISE[name]));
}

/** The copy of all mails, with what seller.json says about the seller, and when the shop calls. */
export const mailTexts = mapTexts(fillSeller(texts), fillPromise);

/** Names a mail. */
export type MailKey = (typeof mailTexts.mails)[number]['key'];
