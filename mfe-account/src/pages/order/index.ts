import type { PageModule } from '@shop/shared/federation';
import { formatOrderNumber } from '@shop/shared/format';
import { parseOrderId } from './order-id';
import { OrderPage } from './order-page';

export const page: PageModule = {
  Page: OrderPage,
  head: ({ params }) => {
    const id = parseOrderId(params.id);
    return {
      title: `Заказ ${id === null ? '' : formatOrderNumber(id)} — INVIS DUOS`,
      description: 'Состав, доставка, оплата и\u00A0статус вашего заказа.',
      status: id === null ? 404 : 200, // whether this number is the buyer's own is known to the API alone
      isIndexed: false,
    };
  },
};
