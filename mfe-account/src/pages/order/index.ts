import type { PageModule } from '@shop/shared/federation';
import { formatOrderNumber } from '@shop/shared/format';
import { parseOrderId } from './order-data';
import { OrderPage } from './order-page';

export const page: PageModule = {
  Page: OrderPage,
  head: ({ params }) => {
    const id = parseOrderId(params.id);
    return {
      title: `Заказ ${id === null ? '' : formatOrderNumber(id)} — INVIS DUOS`,
      description: 'Состав, доставка, оплата и\u00A0статус вашего заказа.',
      status: id === null ? 404 : 200, // the API alone knows whether this order belongs to the buyer
      isIndexed: false,
    };
  },
};
