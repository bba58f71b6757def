import { keepRanges, mapTexts } from '@shop/shared/format';
import { fillSeller } from '@shop/shared/seller';

/** A document as a page shows it: with the seller's words, and ranges that stay on one line. */
export function shownTexts<T>(document: T): T {
  return mapTexts(fillSeller(document), keepRanges);
}
