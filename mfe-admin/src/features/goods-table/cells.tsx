import styled from 'styled-components';
import { formatPrice } from '@shop/shared/format';
import { Caption, Checkbox, VisuallyHidden } from '@shop/shared/ui';
import { AmountInput } from '../../components';
import { changedFields, faultOf, needsConfirming, valuesOf, type GoodsField } from '../../goods';
import type { GoodsLine } from './goods-line';
import { useType } from './edit-context';

const Input = styled(AmountInput)<{ $isChanged: boolean }>`
  padding: 0 8px;
  font-size: 14px;
  /* The bar that saves must not cover the field that has the focus. */
  scroll-margin-block: 64px 45vh;
  ${({ $isChanged }) => $isChanged && 'background: var(--c-stage); box-shadow: inset 2px 0 0 var(--c-signal);'}

  &:not(:hover, :focus, [aria-invalid='true']) {
    border-color: var(--c-line);
  }

  &[data-field='price'] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;

const Changed = styled.span<{ $isChanged: boolean }>`
  display: block;
  width: fit-content;
  ${({ $isChanged }) => $isChanged && 'box-shadow: -8px 0 0 -6px var(--c-signal);'}
`;

const stateOf = ({ product, edit }: GoodsLine, field: GoodsField) => ({
  values: edit?.values ?? valuesOf(product),
  isChanged: edit !== undefined && changedFields(edit).includes(field),
  isFaulty:
    edit !== undefined &&
    (faultOf(edit, field) !== null || edit.conflicts.includes(field) || (field === 'price' && needsConfirming(edit))),
});

interface TextCellProps {
  line: GoodsLine;
  field: 'name' | 'price';
  label: string;
}

/** A text of a product, to type over. */
export function TextCell({ line, field, label }: TextCellProps) {
  const type = useType();
  const { values, isChanged, isFaulty } = stateOf(line, field);
  return (
    <Input
      isSmall
      $isChanged={isChanged}
      data-field={field}
      aria-label={`${label}: ${line.product.name}`}
      aria-invalid={isFaulty || undefined}
      inputMode={field === 'price' ? 'decimal' : 'text'}
      value={values[field]}
      onChange={({ target }) => type(line.product, { [field]: target.value })}
    />
  );
}

/** What it costs now, while the price of its field waits for the end of a sale. */
export function RunningSale({ product: { sale } }: Pick<GoodsLine, 'product'>) {
  return sale?.isRunning ? <Caption>{`распродажа ${formatPrice(sale.price)}`}</Caption> : null;
}

/** Whether a product is on sale. */
export function SaleCell({ line }: { line: GoodsLine }) {
  const type = useType();
  const { values, isChanged } = stateOf(line, 'active');
  return (
    <Changed $isChanged={isChanged}>
      <Checkbox
        data-field="active"
        checked={values.active}
        onChange={({ target }) => type(line.product, { active: target.checked })}
      >
        <VisuallyHidden>{`В\u00A0продаже: ${line.product.name}`}</VisuallyHidden>
      </Checkbox>
    </Changed>
  );
}
