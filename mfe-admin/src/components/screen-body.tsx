import styled from 'styled-components';
import { media } from '@shop/shared/ui';

/** The part of a screen below the head, with its heading. */
export const ScreenBody = styled.div`
  max-width: 1440px;
  margin: 0 auto;
  padding: 20px 24px 64px;

  & > h1,
  & > div > h1 {
    margin-bottom: 4px;
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.02em;
  }

  /* A link among words is seen to be one. */
  & :where(p > a) {
    color: var(--c-link);
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  @media ${media.phone} {
    padding: 12px 16px 48px;

    & > h1,
    & > div > h1 {
      font-size: 24px;
      line-height: 32px;
    }
  }
`;
