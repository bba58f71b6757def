import { useEffect, useState } from 'react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { lightScope } from '../styles/tokens';

export interface TooltipProps {
  text: string;
  /** A control whose label has the same words: a tooltip is never the only place for them. */
  children: ReactNode;
  /** `end` aligns the right edges, for targets at the edge of a card or a page. */
  align?: 'center' | 'end';
}

const Frame = styled.span`
  position: relative;
  display: inline-flex;
`;

const ALIGNS = {
  center: css`
    left: 50%;
    transform: translateX(-50%);

    &::after {
      left: 50%;
      margin-left: -1px;
    }
  `,
  end: css`
    right: 0;

    &::after {
      right: 18px;
    }
  `,
};

const Bubble = styled.span<{ $align: 'center' | 'end' }>`
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

  /* A bridge, so that the pointer can move to the bubble without closing it. */
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
  }

  ${({ $align }) => ALIGNS[$align]}
`;

/**
 * Explains an icon on hover and on keyboard focus; Esc hides it.
 * Rendered only while open, because a list has dozens.
 */
export function Tooltip({ text, children, align = 'center' }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog around it stays: one key closes one thing.
      event.preventDefault();
      setIsOpen(false);
    };
    // On the document, because the focus may be anywhere while the pointer is over it; and before
    // the dialog, which looks whether the key has been used.
    document.addEventListener('keydown', closeOnEscape, { capture: true });
    return () => document.removeEventListener('keydown', closeOnEscape, { capture: true });
  }, [isOpen]);

  const handleFocus = ({ target }: FocusEvent) => target.matches(':focus-visible') && setIsOpen(true);
  const handleBlur = ({ currentTarget }: FocusEvent) => setIsOpen(currentTarget.matches(':hover'));
  const handlePointerLeave = ({ currentTarget }: PointerEvent) =>
    setIsOpen(currentTarget.querySelector(':focus-visible') !== null);

  return (
    <Frame
      onPointerEnter={() => setIsOpen(true)}
      onPointerLeave={handlePointerLeave}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {children}
      {isOpen && (
        <Bubble $align={align} aria-hidden="true">
          {text}
        </Bubble>
      )}
    </Frame>
  );
}
