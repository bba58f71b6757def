import { countOf } from './plural';

/** Stands where a part that belongs to its product would have a price. */
export const INCLUDED = 'Входит в комплект';

/** The state of a product without stock that is not ordered beyond it. */
export const SOLD_OUT = 'Нет в наличии';

/** The category of services that are done at the buyer's vehicle. */
export const INSTALLATION = 'Установка';

/** The state of a product that comes within its term, as in «Под заказ, 10 дней». */
export function termText(days: number): string {
  return `Под заказ, ${countOf(days, ['день', 'дня', 'дней'])}`;
}
