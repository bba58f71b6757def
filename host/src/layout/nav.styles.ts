import styled, { css } from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { media } from '@shop/shared/ui';

/** Screens that show the menu of narrow screens, if there are scripts. */
export const WITHOUT_SCRIPTS = `${media.compact} and (scripting: none)`;

export const Nav = styled.nav`
  height: 100%;
  margin-left: auto;

  @media ${media.compact} {
    display: none;
  }

  /* Without scripts the navigation itself is shown below the header. */
  @media ${WITHOUT_SCRIPTS} {
    position: relative;
    display: block;
    order: 1;
    width: 100%;
    height: auto;
    padding-bottom: 12px;
  }
`;

export const NavList = styled.ul`
  display: flex;
  gap: 20px;
  height: 100%;

  @media ${media.narrowDesktop} {
    gap: 16px;
  }

  @media ${WITHOUT_SCRIPTS} {
    flex-wrap: wrap;
    gap: 0 20px;
  }
`;

/** An entry of the first level. */
export const navEntry = css`
  position: relative;
  display: flex;
  gap: 6px;
  align-items: center;
  height: 100%;
  min-height: var(--size-tap);
  font-size: 15px;
  line-height: 20px;
  white-space: nowrap;

  @media ${media.narrowDesktop} {
    font-size: 14px;
  }

  &::after {
    content: '';
    position: absolute;
    left: 0;
    bottom: -1px;
    width: 2px;
    height: 0;
    background: var(--c-signal);
    transition: height var(--motion-base) var(--motion-ease);
  }

  &:hover::after,
  &[aria-current]::after,
  &[aria-expanded='true']::after {
    height: 16px;
  }

  &[aria-current],
  &[aria-expanded='true'] {
    font-weight: var(--w-medium);
  }
`;

export const NavEntryLink = styled(Link)`
  ${navEntry}
`;
