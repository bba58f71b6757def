import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { withoutProps } from '../styles/own-props';
import { darkScope } from '../styles/tokens';

export interface SectionProps {
  /** 64 px of space instead of 96. */
  tight?: boolean;
  /** Ink ground. */
  dark?: boolean;
  /** No space above: the section continues the previous one. */
  flushTop?: boolean;
}

const inkGround = css`
  ${darkScope}
  background: var(--c-surface-dark);
  color: var(--c-text);
`;

/** A full-width part of the page, with its content in `Container`. */
export const Section = styled.section.withConfig({
  shouldForwardProp: withoutProps('tight', 'dark', 'flushTop'),
})<SectionProps>`
  padding-block: ${({ tight }) => (tight ? '64px' : '96px')};
  ${({ dark }) => dark && inkGround}

  @media ${media.phone} {
    padding-block: 64px;
  }

  && {
    ${({ flushTop }) => flushTop && 'padding-top: 0;'}
  }
`;
