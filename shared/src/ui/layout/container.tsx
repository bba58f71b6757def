import styled from 'styled-components';
import { media } from '../styles/media';

/** The page's column: at most 1312 px, with margins for the screen's width. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--size-container) + 128px);
  margin-inline: auto;
  padding-inline: 64px;

  @media ${media.narrowDesktop} {
    padding-inline: 40px;
  }

  @media ${media.compact} {
    padding-inline: 32px;
  }

  @media ${media.phone} {
    padding-inline: 16px;
  }
`;
