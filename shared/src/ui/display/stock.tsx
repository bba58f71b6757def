import styled from 'styled-components';

export interface StockProps {
  /** Pieces in stock. */
  count: number;
  /** A service has no stock: nothing is drawn. */
  type?: 'product' | 'service';
  className?: string;
}

type Level = 'in' | 'low' | 'none';

const TICKS = [1, 2, 3, 4, 5];
const LOW_UP_TO = 10;
// The more pieces, the more ticks; five mean "do not think about it".
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

const Gauge = styled.span`
  display: inline-flex;
  gap: 3px;
  align-items: flex-end;
  height: 12px;
`;

const Tick = styled.i<{ $isOn: boolean; $level: Level }>`
  width: 2px;
  height: ${({ $isOn }) => ($isOn ? '12px' : '8px')};
  background: ${({ $isOn, $level }) => {
    if (!$isOn) return 'var(--c-line-strong)';
    return $level === 'low' ? 'var(--c-warning-line)' : 'var(--c-signal)';
  }};
`;

function levelOf(count: number): Level {
  if (count <= 0) return 'none';
  return count <= LOW_UP_TO ? 'low' : 'in';
}

const TEXTS: Record<Level, (count: number) => string> = {
  in: () => 'В наличии',
  low: (count) => `Осталось ${count}\u00A0шт.`,
  none: () => 'Под заказ, 10 дней',
};

/** Five ticks and words: how much is in stock. */
export function Stock({ count, type = 'product', className }: StockProps) {
  if (type === 'service') return null;
  const level = levelOf(count);
  const filled = THRESHOLDS.filter((threshold) => count >= threshold).length;
  return (
    <Frame className={className}>
      <Gauge aria-hidden="true">
        {TICKS.map((tick) => (
          <Tick key={tick} $isOn={tick <= filled} $level={level} />
        ))}
      </Gauge>
      {TEXTS[level](count)}
    </Frame>
  );
}
