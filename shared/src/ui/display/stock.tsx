import styled from 'styled-components';
import { SOLD_OUT, termText } from '../../rules/format/goods-words';

export interface StockProps {
  /** Pieces in stock. */
  count: number;
  /** A service has no stock, so nothing is drawn. */
  type?: 'product' | 'service';
  /** Days within which it comes when there is none; null when it is not ordered so. */
  orderTermDays?: number | null;
}

type Level = 'in' | 'low' | 'none';

const LOW_UP_TO = 10;
// The more pieces, the more ticks; five mean "plenty".
const THRESHOLDS = [1, 5, 11, 20, 40];

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-size: 13px;
  line-height: 18px;
  color: var(--c-text-2);
  white-space: nowrap;
`;

const ticks = (color: string) => `repeating-linear-gradient(90deg, ${color} 0 2px, transparent 2px 5px)`;
const widthOf = (filled: number) => `&[data-filled='${filled}'] { --filled: ${filled * 5}px; }`;

/* One element draws five ticks, 2 px wide and 5 px apart: filled ones, then shorter empty ones. */
const Gauge = styled.span`
  --c-filled: var(--c-signal);
  --filled: 0px;
  width: 22px;
  height: 12px;
  background:
    ${ticks('var(--c-filled)')} 0 100% / var(--filled) 12px no-repeat,
    ${ticks('var(--c-line-strong)')} var(--filled) 100% / 22px 8px no-repeat;

  &[data-low] {
    --c-filled: var(--c-warning-line);
  }

  ${THRESHOLDS.map((_, index) => widthOf(index + 1))}
`;

function levelOf(count: number): Level {
  if (count <= 0) return 'none';
  return count <= LOW_UP_TO ? 'low' : 'in';
}

const TEXTS: Record<Level, (count: number, orderTermDays: number | null) => string> = {
  in: () => 'В наличии',
  low: (count) => `Осталось ${count}\u00A0шт.`,
  none: (_count, days) => (days === null ? SOLD_OUT : termText(days)),
};

/** The stock as five ticks and words. */
export function Stock({ count, type = 'product', orderTermDays = null }: StockProps) {
  if (type === 'service') return null;
  const level = levelOf(count);
  const filled = THRESHOLDS.filter((threshold) => count >= threshold).length;
  return (
    <Frame>
      <Gauge aria-hidden="true" data-low={level === 'low' || undefined} data-filled={filled} />
      {TEXTS[level](count, orderTermDays)}
    </Frame>
  );
}
