import { INCLUDED } from '@shop/shared/format';
import { isIncluded } from '@shop/shared/included-parts';
import { Price } from '@shop/shared/ui';
import styled from 'styled-components';
import { isObtainable, type Buyable } from './rules';
import { useDefaultPurchase } from './use-default-purchase';

const List = styled.ul`
  margin-bottom: 14px;
  font-size: 13px;
  line-height: 18px;
  font-weight: var(--w-body);
  color: var(--c-text-2);
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

const Total = styled(Item)`
  margin-top: 4px;
  padding-top: 6px;
  border-top: 1px solid var(--c-line);
  color: var(--c-text);
`;

/**
 * What «В корзину» adds with the product: each accessory with its price, and the total. Nobody pays
 * a price they did not see. Draws nothing for a product that is added alone.
 */
export function AccessoryPrices({ product }: { product: Buyable }) {
  const { accessories, total } = useDefaultPurchase(product);
  if (!isObtainable(product) || accessories.every(isIncluded)) return null;
  return (
    <List aria-label={`Добавятся вместе с товаром: ${product.name}`}>
      {accessories.map((accessory) => (
        <Item key={accessory.id}>
          <span>{accessory.name}</span>
          {isIncluded(accessory) ? <span>{INCLUDED}</span> : <Price value={accessory.price} prefix="+" />}
        </Item>
      ))}
      <Total>
        <span>С аксессуарами</span>
        <Price value={total} />
      </Total>
    </List>
  );
}
