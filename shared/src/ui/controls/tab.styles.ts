import { css } from 'styled-components';

/** The strip under the tabs. */
export const tabStripStyle = css`
  display: flex;
  gap: 28px;
  border-bottom: 1px solid var(--c-line-strong);
  overflow-x: auto;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

/** One tab; the current one has an ink line and a green tick. */
export const tabStyle = css`
  position: relative;
  padding: 10px 0 13px;
  min-height: 44px;
  white-space: nowrap;
  color: var(--c-text-2);
  font-size: 15px;
  line-height: 20px;

  &:hover {
    color: var(--c-text);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-selected='true'],
  &[aria-current] {
    color: var(--c-text);
    font-weight: var(--w-medium);
  }

  &[aria-selected='true']::before,
  &[aria-current]::before {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    height: 2px;
    background: var(--c-text);
  }

  &[aria-selected='true']::after,
  &[aria-current]::after {
    content: '';
    position: absolute;
    left: 0;
    bottom: 0;
    width: 2px;
    height: 12px;
    background: var(--c-signal);
  }
`;
