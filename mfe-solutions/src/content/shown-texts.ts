import { factTexts, fillFacts, type Fact } from '@shop/shared/facts';
import { keepRanges, mapTexts } from '@shop/shared/format';
import { fillSeller } from '@shop/shared/seller';

/**
 * A document as a page shows it: with the seller's words, the facts, and ranges that stay on one
 * line. Without facts their names stay.
 */
export function shownTexts<T>(document: T, facts?: readonly Fact[]): T {
  const filled = facts ? fillFacts(document, factTexts(facts)) : document;
  return mapTexts(fillSeller(filled), keepRanges);
}
