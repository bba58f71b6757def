import { formatNumber, plural, type PluralForms } from '@shop/shared/format';

/** `1 200 посещений`: large counts have their thousands apart. */
const counter = (forms: PluralForms) => (count: number) => `${formatNumber(count)}\u00A0${plural(count, forms)}`;

export const visitsWords = counter(['посещение', 'посещения', 'посещений']);
export const pressesWords = counter(['нажатие', 'нажатия', 'нажатий']);
export const formsWords = counter(['заявка', 'заявки', 'заявок']);
export const ordersWords = counter(['заказ', 'заказа', 'заказов']);
