import styled from 'styled-components';
import { Container, darkScope, media } from '@shop/shared/ui';

export const FooterBox = styled.footer`
  ${darkScope}
  background: var(--c-surface-dark);
  color: var(--c-text);
  font-size: 15px;
  line-height: 22px;

  & :is(a, button):hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

export const FooterContainer = styled(Container)`
  padding-block: 64px 32px;

  @media ${media.phone} {
    padding-block: 48px 24px;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 3.2fr 2fr 2fr 2.2fr 2.6fr;
  gap: 32px 24px;
  margin-bottom: 56px;

  @media ${media.compact} {
    grid-template-columns: repeat(3, 1fr);
  }

  @media ${media.phone} {
    /* Otherwise the longest word of the second column overflows, also when letters are spaced. */
    grid-template-columns: minmax(0, 1fr) minmax(min-content, 1fr);

    & > :first-child,
    & > :last-child {
      grid-column: 1 / -1;
    }
  }

  @media (max-width: 359.98px) {
    column-gap: 12px;
    font-size: 14px;
  }
`;

export const Column = styled.nav`
  min-width: 0;

  & > h2 {
    margin-bottom: 16px;
    color: var(--c-text-3);
    font-size: 13px;
    line-height: 18px;
    font-weight: var(--w-body);
  }

  & a {
    display: inline-block;
    padding-block: 5px;
  }

  @media ${media.phone} {
    & a {
      padding-block: 7px;
    }
  }
`;

export const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 16px 32px;
  margin-top: 40px;
  color: var(--c-text-3);
  font-size: 13px;
  line-height: 18px;

  & > :is(a, button) {
    margin-block: -6px;
    padding-block: 6px;
  }

  @media (scripting: none) {
    & > button {
      display: none;
    }
  }
`;
