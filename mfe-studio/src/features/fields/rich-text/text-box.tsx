import styled, { css } from 'styled-components';
import { CHIP } from './fact-chips';
import { FAULTY } from './text-view';

/** Where one writes for long: larger letters, and tools that stay in sight. */
const wideStyle = css`
  & > [role='group']:first-child {
    position: sticky;
    z-index: 1;
    top: 0;
    background: var(--c-surface);
  }

  & .ProseMirror {
    min-height: 60vh;
    padding: 24px;
    font-size: 17px;
    line-height: 28px;
  }

  & .ProseMirror > * + * {
    margin-top: 16px;
  }
`;

/** The frame around toolbar and text. ProseMirror's own rules are those of its style sheet. */
export const TextBox = styled.div<{ $isInvalid: boolean; $isWide: boolean }>`
  border: 1px solid ${({ $isInvalid }) => ($isInvalid ? 'var(--c-danger)' : 'var(--c-control)')};
  border-radius: var(--r-1);
  background: var(--c-surface);

  & .ProseMirror {
    min-height: 120px;
    padding: 12px;
    font-size: 14px;
    line-height: 20px;
    overflow-wrap: anywhere;
    white-space: break-spaces;
    font-variant-ligatures: none;
  }

  ${({ $isWide }) => $isWide && wideStyle}

  & .ProseMirror > * + * {
    margin-top: 10px;
  }

  & .ProseMirror h2 {
    font-size: 17px;
    line-height: 24px;
    letter-spacing: 0;
  }

  & .ProseMirror h3 {
    font-size: 15px;
    line-height: 20px;
    letter-spacing: 0;
  }

  & .ProseMirror strong {
    font-weight: var(--w-medium);
  }

  & .ProseMirror a {
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: text;
  }

  & .ProseMirror :is(ul, ol) {
    padding-left: 20px;
    list-style: disc;
  }

  & .ProseMirror ol {
    list-style: decimal;
  }

  & .ProseMirror s {
    color: var(--c-text-2);
  }

  & .ProseMirror table {
    table-layout: fixed;
    width: 100%;
  }

  & .ProseMirror :is(td, th) {
    position: relative;
    min-width: 0;
    padding: 6px 8px;
    border: 1px solid var(--c-line);
    font-weight: var(--w-body);
    text-align: left;
    vertical-align: top;
  }

  & .ProseMirror th {
    background: var(--c-bg);
    color: var(--c-text-2);
  }

  & .ProseMirror .selectedCell {
    background: var(--c-primary-soft-2);
  }

  & .ProseMirror [data-line] {
    padding-left: 10px;
    border-left: 2px solid var(--neutral-950);
  }

  & .ProseMirror > div {
    display: grid;
    padding: 8px 12px;
    border: 1px solid var(--c-line);
    background: var(--c-bg);
    cursor: default;

    & > :first-child {
      color: var(--c-text-3);
      font-size: 13px;
      line-height: 18px;
    }

    & > :last-child {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  & .${CHIP} {
    padding: 1px 4px;
    border-radius: var(--r-1);
    background: var(--c-bg);
    box-shadow: inset 0 0 0 1px var(--c-line);
  }

  & .ProseMirror-selectednode {
    outline: 2px solid var(--c-signal);
    outline-offset: 1px;
  }

  & .ProseMirror-hideselection *::selection {
    background: transparent;
  }

  & .${FAULTY} {
    box-shadow: -8px 0 0 -5px var(--c-danger);
  }
`;
