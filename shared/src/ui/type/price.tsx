import styled from 'styled-components';
import { formatPrice } from '../../rules/format/price';

type PriceSize = 'inherit' | 'md' | 'lg' | 'xl';

export interface PriceProps {
  /** In roubles. Null and undefined show «Цена по запросу». */
  value: number | null | undefined;
  /**
   * `md` 22/28 in cards, `lg` 30/36 in totals, `xl` 34/40 in the buy box;
   * by default the text's own size.
   */
  size?: PriceSize;
  /** «от» before the lowest of several prices, «+» before a surcharge. */
  prefix?: string;
  className?: string;
}

const SIZES: Record<PriceSize, string> = {
  inherit: 'letter-spacing: -0.015em;',
  md: 'font-size: 22px; line-height: 28px; letter-spacing: -0.015em;',
  lg: 'font-size: 30px; line-height: 36px; letter-spacing: -0.025em;',
  xl: 'font-size: 34px; line-height: 40px; letter-spacing: -0.03em;',
};

const Amount = styled.span<{ $size: PriceSize }>`
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: var(--w-medium);
  white-space: nowrap;
  ${({ $size }) => SIZES[$size]}
`;

/** `24 900 ₽`, with tabular figures and no line break. */
export function Price({ value, size = 'inherit', prefix, className }: PriceProps) {
  const text = value === null || value === undefined ? 'Цена по запросу' : formatPrice(value);
  return (
    <Amount $size={size} className={className}>
      {prefix ? `${prefix}\u00A0${text}` : text}
    </Amount>
  );
}
