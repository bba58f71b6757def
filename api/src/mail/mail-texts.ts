import { mapTexts } from '@shop/shared/format';
import { fillSeller, type Seller } from '@shop/shared/seller';
import { currentSeller } from '../current-seller';
import texts from './mails.json';

function fillPromise(text: string, { callMinutes, opensAt, closesAt }: Seller): string {
  const promise: Readonly<Record<string, string | number>> = { minutes: callMinutes, opensAt, closesAt };
  return text.replace(/\{call\.(\w+)\}/g, (_, name: string) => String(promise[name]));
}

const filledBy = (seller: Seller) => mapTexts(fillSeller(texts, seller), (text) => fillPromise(text, seller));

let filled: { seller: Seller; texts: typeof texts } | null = null;

/** The copy of all mails, with what they say of the seller, and when the shop calls. */
export function mailTexts(): typeof texts {
  const seller = currentSeller();
  if (filled?.seller !== seller) filled = { seller, texts: filledBy(seller) };
  return filled.texts;
}

/** Names a mail. */
export type MailKey = (typeof texts.mails)[number]['key'];
