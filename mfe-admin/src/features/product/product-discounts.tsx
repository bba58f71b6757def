import styled from 'styled-components';
import { formatPrice, toKopecks, toRoubles } from '@shop/shared/format';
import { readPrice } from '@shop/shared/price-edit';
import { useShopConfig } from '@shop/shared/runtime';
import { useRowFocus } from '@shop/shared/staff';
import { Button, FieldError, Note, Row } from '@shop/shared/ui';
import { AmountInput, Part } from '../../components';
import { EMPTY_DISCOUNT, type DiscountForm } from './discount-form';
import type { ProductCard } from './use-product';

const Steps = styled.ul`
  display: grid;
  gap: 8px;
  margin: 12px 0;

  &:empty {
    display: none;
  }

  & > li {
    display: grid;
    grid-template-columns: 80px 112px minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
  }
`;

/** What a piece costs then; nothing while the fields are not complete. */
function pieceWords(price: string, discount: string): string {
  const [usual, off] = [readPrice(price), readPrice(discount)];
  if (usual === null || off === null || off >= usual) return '';
  return `${formatPrice(toRoubles(toKopecks(usual) - toKopecks(off)))} за\u00A0шт.`;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Discounts by quantity, and whether the shop gives any. */
export function ProductDiscounts({ card, error }: { card: ProductCard; error: string | undefined }) {
  const { areDiscountsEnabled } = useShopConfig();
  const { discounts, price } = card.edit.values;
  const { list, willAdd, willRemove } = useRowFocus<HTMLUListElement>(discounts.length);
  const change = (index: number, part: Partial<DiscountForm>) =>
    card.type({ discounts: discounts.map((step, at) => (at === index ? { ...step, ...part } : step)) });
  const add = () => {
    willAdd();
    card.type({ discounts: [...discounts, EMPTY_DISCOUNT] });
  };
  const remove = (index: number) => {
    willRemove(index);
    card.type({ discounts: discounts.toSpliced(index, 1) });
  };
  return (
    <Part
      title="Скидки за&nbsp;количество"
      aside={areDiscountsEnabled && <span>Включены настройкой DISCOUNTS_ENABLED</span>}
    >
      {!areDiscountsEnabled && (
        <Note kind="warning">
          Скидки выключены настройкой DISCOUNTS_ENABLED: покупатели их не&nbsp;видят, заказы считаются без&nbsp;них.
        </Note>
      )}
      <Steps ref={list} aria-label="Скидки">
        {discounts.map((step, index) => (
          // Rows have no other name; one that goes takes its fields with it.
          <li key={index}>
            <AmountInput
              isSmall
              inputMode="numeric"
              placeholder="от, шт."
              aria-label={`Скидка ${index + 1}: от скольких штук`}
              value={step.productCount}
              onChange={({ target }) => change(index, { productCount: digitsOf(target.value) })}
            />
            <AmountInput
              isSmall
              placeholder="скидка, ₽"
              aria-label={`Скидка ${index + 1}: сколько рублей с каждой`}
              value={step.discount}
              onChange={({ target }) => change(index, { discount: target.value })}
            />
            <span>{pieceWords(price, step.discount)}</span>
            <Button kind="quiet" aria-label={`Убрать скидку ${index + 1}`} onClick={() => remove(index)}>
              Убрать
            </Button>
          </li>
        ))}
      </Steps>
      {error && <FieldError role="alert">{error}</FieldError>}
      <Row gap={2}>
        <Button kind="quiet" onClick={add}>
          Добавить скидку
        </Button>
      </Row>
    </Part>
  );
}
