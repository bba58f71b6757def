import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { lightScope } from '../styles/tokens';

export interface TooltipProps {
  text: string;
  /** One control that has the same words as its label, or others around it: a tooltip is never the only place. */
  children: ReactNode;
  /** `end`: the bubble's right edge is the target's, for targets at the edge of a card or a page. */
  align?: 'center' | 'end';
  className?: string;
}

const Frame = styled.span`
  position: relative;
  display: inline-flex;
`;

const bubble = css<{ $align: 'center' | 'end' }>`
  ${lightScope}
  position: absolute;
  bottom: calc(100% + 8px);
  z-index: 3;
  padding: 6px 10px;
  border-radius: var(--r-1);
  background: var(--c-surface-dark);
  color: var(--c-text-inverse);
  font-size: 13px;
  line-height: 18px;
  font-weight: var(--w-body);
  white-space: nowrap;
  transition: opacity var(--motion-fast);
  ${({ $align }) => ($align === 'end' ? 'right: 0;' : 'left: 50%; transform: translateX(-50%);')}

  &::after {
    content: '';
    position: absolute;
    top: 100%;
    width: 2px;
    height: 8px;
    background: var(--c-signal);
    ${({ $align }) => ($align === 'end' ? 'right: 18px;' : 'left: 50%; margin-left: -1px;')}
  }
`;

const Bubble = styled.span<{ $align: 'center' | 'end'; $isClosed: boolean }>`
  ${bubble}
  visibility: hidden;
  opacity: 0;

  ${Frame}:hover > &,
  ${Frame}:has(:focus-visible) > & {
    ${({ $isClosed }) => !$isClosed && 'visibility: visible; opacity: 1;'}
  }
`;

/** A word about an icon, on hover and on keyboard focus; Esc hides it. */
export function Tooltip({ text, children, align = 'center', className }: TooltipProps) {
  const [isClosed, setIsClosed] = useState(false);
  const reopen = () => setIsClosed(false);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isClosed) setIsClosed(true);
  };

  return (
    <Frame className={className} onPointerLeave={reopen} onBlur={reopen} onKeyDown={handleKeyDown}>
      {children}
      <Bubble $align={align} $isClosed={isClosed} aria-hidden="true">
        {text}
      </Bubble>
    </Frame>
  );
}
