import { css } from 'styled-components';

export const dropdownSheet = css`
  position: absolute;
  top: 100%;
  z-index: var(--z-dropdown);
  padding: 8px 0;
  background: var(--c-surface);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-1);
  box-shadow: var(--shadow-2);
`;

export const dropdownEntry = css`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  padding: 10px 16px;
  font-size: 15px;
  line-height: 20px;

  & > svg {
    color: var(--c-text-3);
  }

  &:hover,
  &:focus-visible {
    background: var(--c-stage);
  }

  &:hover::before,
  &:focus-visible::before,
  &[aria-current]::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0;
    bottom: 0;
    width: 2px;
    background: var(--c-signal);
  }
`;
