import { factTexts, type Fact } from '@shop/shared/facts';

/** What owning a device costs, in words. */
export interface Ownership {
  /** «35 000 ₽» */
  total: string;
  /** What is in the total. */
  parts: string;
  /** What works without the paid service; empty where no fact says so. */
  withoutService: string;
}

/** Null for a product that needs no paid service, and while the facts are not there. */
export function ownershipOf({ slug }: { slug?: string | null }, facts: readonly Fact[] = []): Ownership | null {
  const texts = factTexts(facts);
  const total = texts.get(`${slug}.first_year`);
  const price = texts.get(`${slug}.price`);
  const service = texts.get(`${texts.get(`${slug}.service`)}.price`);
  if (!total || !price || !service) return null;
  const installation = texts.get(`${slug}.installation_price`);
  const fitted = installation ? `, установка ${installation}` : '';
  return {
    total,
    parts: `Устройство ${price}${fitted} и\u00A0«Мониторинг» ${service} в\u00A0год: карта, сообщения и\u00A0поездки.`,
    withoutService: texts.get(`${slug}.without_service`) ?? '',
  };
}
