import { INCLUDED } from '@shop/shared/format';
import { isIncluded } from '@shop/shared/included-parts';
import { media, Price } from '@shop/shared/ui';
import styled from 'styled-components';
import { isObtainable, type Buyable } from './rules';
import { useDefaultPurchase } from './use-default-purchase';

/** Above the link of the name, which covers the card. */
const Box = styled.details`
  position: relative;
  z-index: 1;
  margin-bottom: 14px;
  font-size: 13px;
  line-height: 18px;
  color: var(--c-text-2);

  & > summary {
    padding-block: 4px;
    color: var(--c-text);
    cursor: pointer;
  }

  @media ${media.touch} {
    margin-bottom: 0;

    & > summary {
      padding-block: 13px;
    }
  }
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  padding-block: 2px;
  overflow-wrap: break-word;

  & > :first-child {
    flex: 1 1 120px;
    min-width: 0;
  }

  & > :last-child {
    margin-left: auto;
  }
`;

/**
 * What «В корзину» adds with the product: the total at once, each accessory with its price on
 * demand. Nobody pays a price they did not see. Draws nothing for a product that is added alone.
 */
export function AccessoryPrices({ product }: { product: Buyable }) {
  const { accessories, total } = useDefaultPurchase(product);
  if (!isObtainable(product) || accessories.every(isIncluded)) return null;
  return (
    <Box>
      <summary>
        С аксессуарами <Price value={total} />
      </summary>
      <ul aria-label={`Добавятся вместе с товаром: ${product.name}`}>
        {accessories.map((accessory) => (
          <Item key={accessory.id}>
            <span>{accessory.name}</span>
            {isIncluded(accessory) ? <span>{INCLUDED}</span> : <Price value={accessory.price} prefix="+" />}
          </Item>
        ))}
      </ul>
    </Box>
  );
}
