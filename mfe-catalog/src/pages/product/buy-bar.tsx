import { Button, Caption, Price } from '@shop/shared/ui';
import { CallLink } from '../../components/call-link';
import { isObtainable } from '../../features/buying';
import * as S from './buy-bar.styles';
import type { Purchase } from './use-purchase';

function contents({ productCount, accessories }: Purchase): string {
  const parts = [productCount > 1 && `за\u00A0${productCount}\u00A0шт.`, accessories.length > 0 && 'с аксессуарами'];
  return parts.filter(Boolean).join(' ');
}

/**
 * On phones: the total and the button stay at hand while the page scrolls. It repeats what the page says,
 * so screen readers and the keyboard pass it by.
 */
export function BuyBar({ purchase }: { purchase: Purchase }) {
  const { product, total, addToCart } = purchase;
  if (!isObtainable(product)) {
    return (
      <S.Bar aria-hidden="true">
        <S.BarRoom />
        <CallLink name={product.name} hasNumber isRepeated />
      </S.Bar>
    );
  }
  return (
    <S.Bar aria-hidden="true">
      <S.BarRoom />
      <S.Sum>
        <Price value={total} />
        <Caption>{contents(purchase)}</Caption>
      </S.Sum>
      <Button size="lg" tabIndex={-1} onClick={addToCart}>
        В корзину
      </Button>
    </S.Bar>
  );
}
