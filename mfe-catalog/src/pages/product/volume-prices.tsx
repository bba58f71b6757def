import { Price } from '@shop/shared/ui';
import { Part, PartTitle } from './buy-box.styles';
import type { Purchase } from './use-purchase';
import * as S from './volume-prices.styles';

/** What a piece costs when more are taken, on a scale; the tick stands at the chosen count. */
export function VolumePrices({ purchase: { priceSteps, unitPrice } }: { purchase: Purchase }) {
  return (
    <Part>
      <PartTitle id="volume-prices">Цена за штуку от количества</PartTitle>
      <S.Scale aria-labelledby="volume-prices">
        {priceSteps.map(({ productCount, price }) => (
          <S.Step key={productCount} aria-current={price === unitPrice || undefined}>
            {productCount === 1 ? '1\u00A0шт.' : `от\u00A0${productCount}\u00A0шт.`}
            <Price value={price} />
          </S.Step>
        ))}
      </S.Scale>
    </Part>
  );
}
