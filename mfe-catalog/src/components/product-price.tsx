import { Price, type PriceProps } from '@shop/shared/ui';
import styled from 'styled-components';

const OnRequest = styled.span`
  font-size: 18px;
  line-height: 26px;
  font-weight: var(--w-medium);
`;

/** The price of a product; 0 means that it has to be asked for (docs/rules.md, Orders). */
export function ProductPrice(props: PriceProps) {
  return props.value === 0 ? <OnRequest>Цена по&nbsp;запросу</OnRequest> : <Price {...props} />;
}
