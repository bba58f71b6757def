import privacyPolicy from './privacy-policy.md';
import publicOffer from './public-offer.md';
import returnMemo from './return-memo.md';

/** The legal texts by the address of their PDF, with the names of facts and of the seller. */
export const LEGAL_TEXTS: ReadonlyMap<string, string> = new Map([
  ['/documents/privacy-policy.pdf', privacyPolicy],
  ['/documents/public-offer.pdf', publicOffer],
  ['/documents/return-memo.pdf', returnMemo],
]);
