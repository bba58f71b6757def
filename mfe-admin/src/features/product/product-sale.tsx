import styled from 'styled-components';
import { Checkbox, Field } from '@shop/shared/ui';
import { AmountInput, LongFields, Part } from '../../components';
import { needsConfirming, NEW } from './product-form';
import { SaleFields } from './sale-fields';
import type { ProductCard } from './use-product';

interface PartProps {
  card: ProductCard;
  errors: Readonly<Record<string, string>>;
}

/** Apart from the button below it, so that neither is pressed for the other. */
const OnSale = styled(Checkbox)`
  margin-bottom: 8px;
`;

/** The price, and whether shoppers can buy it. */
export function ProductSale({ card, errors }: PartProps) {
  const { edit, id } = card;
  const isJump = needsConfirming(edit);
  return (
    <Part title="Цена и&nbsp;продажа">
      <LongFields>
        <Field label="Цена, ₽" {...(errors.price && { error: errors.price })}>
          {(control) => (
            <AmountInput
              {...control}
              isSmall
              value={edit.values.price}
              onChange={({ target }) => card.type({ price: target.value })}
            />
          )}
        </Field>
        {(isJump || edit.confirmed !== '') && (
          <Field label="Цена ещё раз" {...(isJump && { error: 'Цена меняется больше чем наполовину' })}>
            {(control) => (
              <AmountInput
                {...control}
                isSmall
                value={edit.confirmed}
                onChange={({ target }) => card.confirm(target.value)}
              />
            )}
          </Field>
        )}
      </LongFields>
      {id === NEW ? (
        <p>Новый товар не&nbsp;в&nbsp;продаже, пока вы не&nbsp;включите её здесь после сохранения.</p>
      ) : (
        <OnSale checked={edit.values.active} onChange={({ target }) => card.type({ active: target.checked })}>
          В&nbsp;продаже
        </OnSale>
      )}
      <SaleFields card={card} errors={errors} />
    </Part>
  );
}
