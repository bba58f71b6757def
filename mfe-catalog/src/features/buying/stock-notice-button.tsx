import { Button, type ButtonProps } from '@shop/shared/ui';
import { useDialog } from './use-dialog';

const loadDialog = () =>
  import(/* webpackChunkName: "stock-notice-form" */ './stock-notice-dialog').then(
    ({ StockNoticeDialog }) => StockNoticeDialog,
  );

interface StockNoticeButtonProps extends Pick<ButtonProps, 'kind' | 'className'> {
  product: { id: number; name: string };
}

/** Opens the form for a mail about a sold-out product. */
export function StockNoticeButton({ product, kind = 'outline', className }: StockNoticeButtonProps) {
  const { Dialog, isLoading, open, close } = useDialog(loadDialog);

  return (
    <>
      <Button
        kind={kind}
        className={className}
        isLoading={isLoading}
        aria-label={`Сообщить о поступлении: ${product.name}`}
        onClick={open}
      >
        Сообщить о&nbsp;поступлении
      </Button>
      {Dialog && <Dialog product={product} onClose={close} />}
    </>
  );
}
