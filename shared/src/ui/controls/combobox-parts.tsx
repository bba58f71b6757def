import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { inputStyle } from './text-input';

export const Frame = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    right: 14px;
    top: calc(var(--size-field) / 2);
    margin-top: -8px;
    color: var(--neutral-950);
    pointer-events: none;
  }
`;

export const Text = styled.input`
  ${inputStyle}
  padding-right: 40px;
  text-overflow: ellipsis;
`;

const popup = css`
  position: absolute;
  left: 0;
  right: 0;
  top: calc(100% + 4px);
  z-index: var(--z-dropdown);
  background: var(--c-surface);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-1);
  box-shadow: var(--shadow-2);
`;

export const Options = styled.ul`
  ${popup}
  max-height: 272px;
  margin: 0;
  padding: 4px 0;
  overflow: auto;
  overscroll-behavior: contain;
  list-style: none;
`;

export const Option = styled.li<{ $isActive: boolean }>`
  display: flex;
  align-items: center;
  min-height: 38px;
  padding: 6px 14px;
  font-size: 15px;
  line-height: 20px;
  cursor: pointer;
  overflow-wrap: anywhere;
  ${({ $isActive }) => $isActive && 'background: var(--green-100); box-shadow: inset 2px 0 0 var(--c-signal);'}

  &[aria-selected='true'] {
    font-weight: var(--w-medium);
  }

  &:hover {
    background: var(--neutral-100);
  }

  @media ${media.touch} {
    min-height: var(--size-tap);
  }
`;

/**
 * The words for an empty list. Screen readers skip them, because they read them in the status
 * beside it.
 */
export const Nothing = styled.p.attrs({ 'aria-hidden': true })`
  ${popup}
  padding: 12px 14px;
  font-size: 14px;
  line-height: 20px;
  color: var(--c-text-2);
`;
