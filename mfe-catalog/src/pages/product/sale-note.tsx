import { formatDayMonth, formatTime } from '@shop/shared/format';
import type { Product } from '@shop/shared/runtime';
import { Price, VisuallyHidden } from '@shop/shared/ui';
import styled from 'styled-components';

const Note = styled.p`
  /* A line of its own, close to the price. */
  flex-basis: 100%;
  margin-top: -12px;
  color: var(--c-text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  & > s {
    margin-right: 12px;
  }
`;

interface SaleNoteProps extends Pick<Product, 'oldPrice'> {
  endsAt: string;
}

/** What the product was sold at just before its sale, and until when the sale lasts. */
export function SaleNote({ oldPrice, endsAt }: SaleNoteProps) {
  return (
    <Note>
      {typeof oldPrice === 'number' && (
        <s>
          <VisuallyHidden>прежняя цена </VisuallyHidden>
          <Price value={oldPrice} />
        </s>
      )}
      <span>{`до\u00A0${formatDayMonth(endsAt)}, ${formatTime(endsAt)} по\u00A0Москве`}</span>
    </Note>
  );
}
