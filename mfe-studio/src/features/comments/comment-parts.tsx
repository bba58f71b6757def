import styled from 'styled-components';
import { Button, media } from '@shop/shared/ui';

/** One thread; the one that somebody was led to has the mark. */
export const Item = styled.li<{ $isMarked?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 12px 16px;
  border-top: 1px solid var(--c-line);
  /* Below the head of the panel. */
  scroll-margin-top: 48px;
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;
  ${({ $isMarked }) => $isMarked && 'background: var(--c-bg); box-shadow: inset 3px 0 0 var(--c-signal);'}

  &:focus {
    outline: none;
  }
`;

/** A small quiet button below words, 44 px on touch screens. */
export const Act = styled(Button).attrs({ kind: 'quiet' })`
  height: 32px;
  padding-inline: 8px;
  font-size: 14px;

  @media ${media.touch} {
    height: var(--size-tap);
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  /* The words of the buttons stand below those of the comment. */
  margin: 0 -8px -4px;
`;

/** The chosen words: at most three lines of them. */
export const Quote = styled.blockquote`
  display: -webkit-box;
  overflow: hidden;
  margin: 0;
  padding-left: 10px;
  border-left: 2px solid var(--c-line);
  color: var(--c-text-2);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Answers = styled.ol`
  display: grid;
  gap: 12px;
  padding-left: 12px;
  border-left: 1px solid var(--c-line);
`;
