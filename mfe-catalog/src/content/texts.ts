import { SHOP_PHONE } from '@shop/shared/seller';

export const NO_GOODS = { title: 'Товаров пока нет', text: `Позвоните, и мы подскажем: ${SHOP_PHONE}.` };
export const NO_SERVICES = { title: 'Услуг пока нет', text: `Позвоните, и мы подскажем: ${SHOP_PHONE}.` };
