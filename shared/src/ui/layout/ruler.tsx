import styled from 'styled-components';
import { media } from '../styles/media';
import { tickField } from '../styles/ticks';

export interface RulerProps {
  /** Position of the green tick, 0–100. */
  at?: number;
  /** A fact, never a repetition of the heading. */
  label?: string;
  /** Which side of the tick the label is on. */
  labelSide?: 'left' | 'right';
  className?: string;
}

const Scale = styled.div<{ $at: number }>`
  --ruler-at: ${({ $at }) => $at};
  position: relative;
  height: 12px;
  background: ${tickField('var(--c-line-strong)', '12px', '80px')}, ${tickField('var(--c-line-strong)', '5px')};

  &::after {
    content: '';
    position: absolute;
    bottom: 0;
    left: min(var(--ruler-at) * 1%, 100% - 2px);
    width: 2px;
    height: 20px;
    background: var(--c-signal);
    transition: left var(--motion-slow) var(--motion-ease);
  }
`;

const Label = styled.span<{ $side: 'left' | 'right' }>`
  position: absolute;
  bottom: 14px;
  color: var(--c-text-3);
  font: 400 var(--fs-mono) / 16px var(--font-mono);
  letter-spacing: var(--ls-mono);
  padding-inline: 9px;
  ${({ $side }) =>
    $side === 'left' ? 'right: calc(100% - var(--ruler-at) * 1%);' : 'left: calc(var(--ruler-at) * 1%);'}

  @media ${media.phone} {
    font-size: 11px;
  }
`;

/**
 * «Риска»: many grey ticks and a green one,
 * which a parent moves by setting `--ruler-at` on this element.
 */
export function Ruler({ at = 0, label, labelSide = at > 50 ? 'left' : 'right', className }: RulerProps) {
  return (
    <Scale $at={at} className={className} aria-hidden={label ? undefined : true}>
      {label && <Label $side={labelSide}>{label}</Label>}
    </Scale>
  );
}
