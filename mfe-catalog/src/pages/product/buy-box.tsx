import { Button, Caption, Panel, Price, Quantity, Stock } from '@shop/shared/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { CallLink } from '../../components/call-link';
import { CompareToggle, isObtainable } from '../../features/buying';
import { Accessories } from './accessories';
import * as S from './buy-box.styles';
import { FastOrderButton } from './fast-order-button';
import type { Purchase } from './use-purchase';

// Most shops give no discounts by count, and their first view does not pay for the scale.
const VolumePrices = lazy(() =>
  import(/* webpackChunkName: "volume-prices" */ './volume-prices').then((module) => ({
    default: module.VolumePrices,
  })),
);

/** How many; whoever types more than there are is told why it has become less. */
function Count({ purchase: { product, productCount, maxCount, setProductCount } }: { purchase: Purchase }) {
  const [isCut, setIsCut] = useState(false);
  const noteId = useId();

  const handleChange = (count: number) => {
    setIsCut(false);
    setProductCount(count);
  };

  return (
    <div>
      <Quantity
        value={productCount}
        max={maxCount}
        name={product.name}
        describedBy={noteId}
        onChange={handleChange}
        onCorrect={(rule) => setIsCut(rule === 'maxNumber')}
      />
      <S.Cut id={noteId} role="status">
        {isCut && `Можно взять не больше ${maxCount}\u00A0шт.`}
      </S.Cut>
    </div>
  );
}

function Order({ purchase }: { purchase: Purchase }) {
  const { product, accessories, total } = purchase;
  return (
    <S.Part>
      <S.Line>
        <Count purchase={purchase} />
        <S.Total aria-live="polite">
          <Caption>{accessories.length > 0 ? 'Итого с аксессуарами' : 'Итого'}</Caption>
          <Price value={total} size="md" />
        </S.Total>
      </S.Line>
      <S.Buttons>
        <Button onClick={purchase.addToCart}>В корзину</Button>
        <FastOrderButton purchase={purchase} />
        <CompareToggle product={product} />
      </S.Buttons>
    </S.Part>
  );
}

function SoldOut({ purchase: { product } }: { purchase: Purchase }) {
  return (
    <S.Part>
      <S.SoldOut>Сейчас на&nbsp;складе нет. Позвоните: назовём срок и&nbsp;сообщим, когда товар поступит.</S.SoldOut>
      <S.Buttons>
        <CallLink name={product.name} hasNumber />
        <CompareToggle product={product} />
      </S.Buttons>
    </S.Part>
  );
}

/** Price, stock, accessories, count, total, and the ways to buy. */
export function BuyBox({ purchase }: { purchase: Purchase }) {
  const { product, unitPrice, priceSteps } = purchase;
  const isOnSale = isObtainable(product);
  return (
    <S.Box>
      <Panel isStrong>
        <S.PriceLine>
          <Price value={unitPrice} size="xl" />
          <Stock count={product.count} type={product.type} />
        </S.PriceLine>
        {isOnSale && product.childProducts.length > 0 && <Accessories purchase={purchase} />}
        {priceSteps.length > 1 && (
          <Suspense fallback={null}>
            <VolumePrices purchase={purchase} />
          </Suspense>
        )}
        {isOnSale ? <Order purchase={purchase} /> : <SoldOut purchase={purchase} />}
      </Panel>
    </S.Box>
  );
}
