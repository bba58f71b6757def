import styled from 'styled-components';
import { formatPrice } from '@shop/shared/format';
import { Caption, SkeletonLines } from '@shop/shared/ui';
import type { StaffPreviewOrderQuery } from '../generated/graphql';

type Preview = StaffPreviewOrderQuery['staffPreviewOrder'];

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: 6px 12px;
  font-size: 14px;
  line-height: 20px;
  font-variant-numeric: tabular-nums;

  & > dt {
    color: var(--c-text-3);
  }
`;

const Mail = styled.article`
  margin-top: 12px;
  border: 1px solid var(--c-line);
  font-size: 14px;
  line-height: 20px;

  & > header {
    padding: 10px 12px;
    border-bottom: 1px solid var(--c-line);
    background: var(--c-bg);
    overflow-wrap: anywhere;
  }

  & > div {
    max-height: 260px;
    padding: 12px;
    overflow: auto;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const signed = (count: number) => (count < 0 ? `\u2212${-count}` : `+${count}`);

/** «на полке −1, обещано −1» */
function stockWords({ onHand, promised }: Preview['stock'][number]): string {
  const parts = [onHand !== 0 && `на\u00a0полке ${signed(onHand)}`, promised !== 0 && `обещано ${signed(promised)}`];
  return parts.filter(Boolean).join(', ');
}

interface ChangePreviewProps {
  /** Null while it is computed. */
  preview: Preview | null;
  /** What the order costs now, in roubles. */
  total: number;
}

/** What a change would do: the sum, the stock, and the very mail that the buyer would get. */
export function ChangePreview({ preview, total }: ChangePreviewProps) {
  if (!preview) return <SkeletonLines count={4} />;
  const stock = preview.stock.filter(({ onHand, promised }) => onHand !== 0 || promised !== 0);
  return (
    <div>
      <Facts>
        <dt>Сумма</dt>
        <dd>
          {preview.total === total
            ? `${formatPrice(total)}, как была`
            : `${formatPrice(total)} → ${formatPrice(preview.total)}`}
        </dd>
        <dt>Склад</dt>
        <dd>
          {stock.length === 0 && 'не\u00a0меняется'}
          {stock.map((change) => (
            <p key={change.stockItemId}>{`${change.name}: ${stockWords(change)}`}</p>
          ))}
        </dd>
      </Facts>
      {preview.mails.map(({ to, subject, text }) => (
        <Mail key={to} aria-label="Письмо покупателю">
          <header>
            <Caption as="p">{to}</Caption>
            {subject}
          </header>
          {/* Those who use a keyboard scroll it, too. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div tabIndex={0} role="group" aria-label="Текст письма">
            {text}
          </div>
        </Mail>
      ))}
    </div>
  );
}
