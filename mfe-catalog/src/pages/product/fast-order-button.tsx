import { Button } from '@shop/shared/ui';
import { useDialog } from '../../features/dialogs';
import type { Purchase } from './use-purchase';

const loadFastOrder = () =>
  import(/* webpackChunkName: "fast-order" */ './fast-order').then(({ FastOrder }) => FastOrder);

/** Orders what is chosen by name and telephone alone, past the cart. */
export function FastOrderButton({ purchase: { product, productCount, accessories } }: { purchase: Purchase }) {
  const { Dialog, isLoading, open, close } = useDialog(loadFastOrder);
  const line = { productId: product.id, productCount, childProductIds: accessories.map(({ id }) => id) };

  return (
    <>
      <Button kind="outline" isLoading={isLoading} onClick={open}>
        Быстрый заказ
      </Button>
      {Dialog && <Dialog lines={[line]} onClose={close} />}
    </>
  );
}
