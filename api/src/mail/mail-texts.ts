import { fillSeller } from '@shop/shared/seller';
import texts from './mails.json';

/** The copy of all mails, with what seller.json says about the seller. */
export const mailTexts = fillSeller(texts);

/** Names a mail. */
export type MailKey = (typeof mailTexts.mails)[number]['key'];
