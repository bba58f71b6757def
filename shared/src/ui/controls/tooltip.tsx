import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
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

  /* A bridge to the target: the pointer may go over to the bubble without losing it. */
  &::before {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 8px;
  }

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
  const [isNear, setIsNear] = useState(false);
  const [isClosed, setIsClosed] = useState(false);

  useEffect(() => {
    if (!isNear) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setIsClosed(true);
    // On the document: with the pointer over it, focus may be anywhere.
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isNear]);

  const handleEnter = () => {
    setIsNear(true);
    setIsClosed(false);
  };
  const handleLeave = () => setIsNear(false);

  return (
    <Frame
      className={className}
      onPointerEnter={handleEnter}
      onPointerLeave={handleLeave}
      onFocus={handleEnter}
      onBlur={handleLeave}
    >
      {children}
      <Bubble $align={align} $isClosed={isClosed} aria-hidden="true">
        {text}
      </Bubble>
    </Frame>
  );
}
