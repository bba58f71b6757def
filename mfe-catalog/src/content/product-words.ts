import type { Product } from '@shop/shared/runtime';

/**
 * Splits a text after the whole sentences that fit into `maxLength`; the first part has at least
 * one.
 */
export function leadSentences(text: string, maxLength: number): { lead: string; rest: string } {
  const [first = '', ...others] = text.split(/(?<=[.!?])\s+/);
  let lead = first;
  while (others[0] !== undefined && lead.length + others[0].length < maxLength) lead += ` ${others.shift()}`;
  return { lead, rest: others.join(' ') };
}

const PAYMENT_PROPERTY = 'Оплата';

/** The unit of a service's price: «за машину», «за год». */
export function paymentUnit(service: Product): string | undefined {
  return service.properties.find(({ name }) => name === PAYMENT_PROPERTY)?.value;
}

const TAGS: Readonly<Record<string, string>> = { invis_duos: 'Основная модель' };

/** A word that sets a product apart in a list. */
export function productTag(slug: string | null): string | undefined {
  return TAGS[slug ?? ''];
}
