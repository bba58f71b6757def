import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { withoutProps } from '../styles/own-props';

/** The style of all text controls; red when `aria-invalid`. */
export const inputStyle = css`
  display: block;
  width: 100%;
  min-width: 0;
  height: var(--size-field);
  padding: 0 14px;
  background: var(--c-surface);
  border: 1px solid var(--c-control);
  border-radius: var(--r-1);
  color: var(--neutral-950);
  appearance: none;
  /* Safari scrolls a focused field to the edge, where the header would cover its label. */
  scroll-margin-top: 48px;
  transition:
    border-color var(--motion-fast),
    box-shadow var(--motion-fast);

  &::placeholder {
    color: var(--neutral-600);
    opacity: 1;
  }

  &:hover {
    border-color: var(--c-control-hover);
  }

  &[aria-invalid='true'] {
    border-color: var(--c-danger-line);
    box-shadow: inset 2px 0 0 var(--c-danger-line);
  }

  &:focus {
    outline: 0;
    border-color: var(--c-primary);
    box-shadow:
      inset 2px 0 0 var(--c-signal),
      0 0 0 1px var(--c-primary);
  }

  &[aria-invalid='true']:focus {
    border-color: var(--c-danger-line);
    box-shadow:
      inset 2px 0 0 var(--c-danger-line),
      0 0 0 1px var(--c-danger-line);
  }

  &:disabled {
    background: var(--c-disabled);
    border-color: var(--c-disabled-line);
    color: var(--c-text-disabled);
    cursor: not-allowed;
  }

  &[type='date'] {
    display: flex;
    align-items: center;
  }

  /* Safari alone hangs punctuation. It shows today in an empty date. */
  @supports (hanging-punctuation: first) {
    &[type='date'][value='']:not(:focus, [aria-invalid='true'])::-webkit-datetime-edit {
      opacity: 0;
    }
  }
`;

/** A control of a filter bar: 38 px, and 44 on touch screens. */
export const smallInput = css`
  height: var(--size-control);
  padding-left: 12px;
  font-size: 15px;

  @media ${media.touch} {
    height: var(--size-tap);
    font-size: 16px; /* iOS zooms into a field with smaller letters */
  }
`;

export interface TextInputProps {
  /** 38 px, for filter bars. */
  isSmall?: boolean;
}

export const TextInput = styled.input.withConfig({ shouldForwardProp: withoutProps('isSmall') })<TextInputProps>`
  ${inputStyle}
  ${({ isSmall }) => isSmall && smallInput}
`;

export const TextArea = styled.textarea`
  ${inputStyle}
  height: auto;
  min-height: 96px;
  padding: 10px 14px;
  resize: vertical;
`;
