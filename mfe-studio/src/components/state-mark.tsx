import styled from 'styled-components';

export type StateTone = 'live' | 'planned' | 'wrong' | 'none';

const COLOURS: Record<StateTone, string> = {
  live: 'var(--c-signal)',
  planned: 'var(--c-warning-line)',
  wrong: 'var(--c-danger-line)',
  none: 'var(--neutral-400)',
};

/** A state in words, with a tick of its colour. */
export const StateMark = styled.span<{ $tone: StateTone }>`
  display: inline-flex;
  gap: 8px;
  align-items: center;

  &::before {
    content: '';
    flex: none;
    width: 2px;
    height: 14px;
    background: ${({ $tone }) => COLOURS[$tone]};
  }
`;
