import { media, Price, tickField } from '@shop/shared/ui';
import styled from 'styled-components';
import { Part, PartTitle } from './buy-box.styles';
import type { Purchase } from './use-purchase';

const Scale = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  margin-top: 10px;
`;

const Step = styled.li`
  position: relative;
  padding: 18px 8px 0 0;
  color: var(--c-text-2);
  font-size: 13px;
  line-height: 18px;

  & > span {
    display: block;
    color: var(--c-text);
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 12px;
    background: ${tickField('var(--c-line-strong)', '5px')};
  }

  &::after {
    content: '';
    position: absolute;
    left: 0;
    top: 0;
    width: 1px;
    height: 12px;
    background: var(--c-control);
  }

  &[aria-current]::after {
    top: -4px;
    width: 2px;
    height: 16px;
    background: var(--c-signal);
  }

  @media ${media.phone} {
    padding-right: 4px;
    font-size: 12px;
  }
`;

/** The price per piece by count, on a scale with a tick at the chosen count. */
export function VolumePrices({ purchase: { priceSteps, unitPrice } }: { purchase: Purchase }) {
  return (
    <Part>
      <PartTitle id="volume-prices">Цена за штуку от количества</PartTitle>
      <Scale aria-labelledby="volume-prices">
        {priceSteps.map(({ productCount, price }) => (
          <Step key={productCount} aria-current={price === unitPrice || undefined}>
            {productCount === 1 ? '1\u00A0шт.' : `от\u00A0${productCount}\u00A0шт.`}
            <Price value={price} />
          </Step>
        ))}
      </Scale>
    </Part>
  );
}
