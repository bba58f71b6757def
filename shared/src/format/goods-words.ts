/** Stands where a part that belongs to its product would have a price. */
export const INCLUDED = 'Входит в комплект';

/** The state of a product without stock: it is ordered by telephone. */
export const SOLD_OUT = 'Под заказ, 10 дней';

/** The category of services that are done at the buyer's vehicle. */
export const INSTALLATION = 'Установка';
