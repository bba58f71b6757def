import styled from 'styled-components';
import { formatPrice } from '@shop/shared/format';
import { Button, Field, FieldError, Row, TextInput } from '@shop/shared/ui';
import { AmountInput, LongFields } from '../../components';
import { NEW, type Product } from './product-form';
import { dayAndTime, EMPTY_SALE, needsSaleAgain, type SaleForm } from './sale-form';
import type { ProductCard } from './use-product';

interface SaleFieldsProps {
  card: ProductCard;
  errors: Readonly<Record<string, string>>;
}

const Sale = styled.fieldset`
  min-width: 0;
  margin-top: 16px;
  padding: 12px 0 0;
  border: 0;
  border-top: 1px solid var(--c-line);

  & > legend {
    float: left;
    width: 100%;
    padding: 0;
    font-weight: var(--w-medium);
  }

  & > p {
    clear: both;
    margin-bottom: 12px;
  }
`;

const OLD = 'Прежнюю цену магазин запомнит сам: ту, по\u00A0которой товар продавался перед началом.';

/** Whether it runs, and what shoppers see struck out. */
function stateWords(sale: Product['sale'] | undefined): string {
  if (!sale) return OLD;
  if (!sale.isRunning) return `Начнётся ${dayAndTime(sale.startsAt)}, закончится ${dayAndTime(sale.endsAt)}. ${OLD}`;
  const old =
    typeof sale.oldPrice === 'number'
      ? `Прежняя цена ${formatPrice(sale.oldPrice)}.`
      : 'Прежней цены нет: дороже товар перед началом не\u00A0продавался.';
  return `Идёт до\u00A0${dayAndTime(sale.endsAt)}. ${old}`;
}

function stopWords(sale: Product['sale'] | undefined): string {
  if (!sale) return 'Не\u00A0назначать';
  return sale.isRunning ? 'Завершить сейчас' : 'Отменить распродажу';
}

interface PriceFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onType: (text: string) => void;
}

function PriceField({ label, value, error, onType }: PriceFieldProps) {
  return (
    <Field label={label} {...(error && { error })}>
      {(control) => <AmountInput {...control} isSmall value={value} onChange={({ target }) => onType(target.value)} />}
    </Field>
  );
}

interface TimeFieldProps extends PriceFieldProps {
  hint?: string;
}

function TimeField({ label, value, error, hint, onType }: TimeFieldProps) {
  return (
    <Field label={label} {...(hint && { hint, isOptional: true, aside: ' ' })} {...(error && { error })}>
      {(control) => (
        <TextInput
          {...control}
          isSmall
          type="datetime-local"
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}

/** A price for a time: planned, running or none. It is saved with everything else. */
export function SaleFields({ card, errors }: SaleFieldsProps) {
  const { edit, product } = card;
  const { sale } = edit.values;
  if (card.id === NEW || product?.type === 'service') return null;
  if (!sale) {
    const isEnding = edit.base.sale !== null;
    return (
      <Row gap={2}>
        {isEnding && <p role="status">Распродажа закончится, когда вы сохраните.</p>}
        <Button kind="quiet" onClick={() => card.type({ sale: edit.base.sale ?? EMPTY_SALE })}>
          {isEnding ? 'Оставить распродажу' : 'Назначить распродажу'}
        </Button>
      </Row>
    );
  }
  const type = (part: Partial<SaleForm>) => card.type({ sale: { ...sale, ...part } });
  const isJump = needsSaleAgain(edit);
  return (
    <Sale>
      <legend>Распродажа</legend>
      <p>{stateWords(product?.sale)}</p>
      <LongFields>
        <PriceField
          label="Цена распродажи, ₽"
          value={sale.price}
          error={errors['sale.price']}
          onType={(price) => type({ price })}
        />
        {(isJump || sale.again !== '') && (
          <PriceField
            label="Цена распродажи ещё раз"
            value={sale.again}
            error={isJump ? 'Ниже обычной больше чем наполовину' : errors['sale.confirmPrice']}
            onType={(again) => type({ again })}
          />
        )}
        {!product?.sale?.isRunning && (
          <TimeField
            label="Начало, время московское"
            hint="Пусто&nbsp;— сразу"
            value={sale.startsAt}
            error={errors['sale.startsAt']}
            onType={(startsAt) => type({ startsAt })}
          />
        )}
        <TimeField
          label="Конец, время московское"
          value={sale.endsAt}
          error={errors['sale.endsAt']}
          onType={(endsAt) => type({ endsAt })}
        />
      </LongFields>
      {errors.sale && <FieldError role="alert">{errors.sale}</FieldError>}
      <Row gap={2}>
        <Button kind="quiet" onClick={() => card.type({ sale: null })}>
          {stopWords(product?.sale)}
        </Button>
      </Row>
    </Sale>
  );
}
