import { useRef } from 'react';
import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { Container, Logo, media, SearchIcon, VisuallyHidden } from '@shop/shared/ui';
import { BurgerMenu } from './burger-menu';
import { HeaderActions } from './header-actions';
import { MainNav } from './main-nav';
import { SearchToggle, SiteSearch } from './site-search';
import { useUntilNavigation } from './use-until-navigation';
import { UtilityBar } from './utility-bar';

const Bar = styled.header`
  position: var(--bar-position);
  top: 0;
  z-index: var(--z-header);
  background: var(--c-bg);
  border-bottom: 1px solid var(--c-line);

  /* Without scripts the header contains the navigation and would cover half a phone's screen. */
  @media ${media.compact} and (scripting: none) {
    position: static;
  }
`;

const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: 32px;
  height: var(--size-header);

  @media ${media.narrowDesktop} {
    gap: 20px;
  }

  @media ${media.phone} {
    gap: 8px;
    padding-right: 8px;
  }

  @media (max-width: 359.98px) {
    padding-right: 0;
  }

  @media ${media.compact} and (scripting: none) {
    flex-wrap: wrap;
    height: auto;
    min-height: var(--size-header);
  }
`;

const HomeLink = styled(Link)`
  flex: none;

  @media ${media.phone} {
    & > svg {
      width: 138px;
      height: auto;
    }
  }

  @media (max-width: 389.98px) {
    & > svg {
      width: 112px;
    }
  }

  @media (max-width: 359.98px) {
    & > svg {
      width: 92px;
    }
  }
`;

const Actions = styled.div`
  --size-user-entry: 64px;
  --size-user-room: 0px;
  display: flex;
  flex: none;
  gap: 4px;
  margin-left: 24px;

  /* The starter knows before the first paint that a name will come. */
  [data-user] & {
    --size-user-entry: 112px;
    --size-user-room: 40px;
  }

  @media ${media.narrowDesktop} {
    margin-left: 0;

    [data-user] & {
      --size-user-room: 4px;
    }
  }

  @media ${media.compact} {
    &,
    [data-user] & {
      --size-user-entry: auto;
    }

    align-items: center;
    margin-left: auto;
  }

  @media ${media.phone} {
    &,
    [data-user] & {
      --size-user-entry: var(--size-tap);
    }

    gap: 0;
  }
`;

export function Header() {
  const [isSearchOpen, setIsSearchOpen] = useUntilNavigation(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const closeSearch = () => {
    setIsSearchOpen(false);
    toggle.current?.focus();
  };

  return (
    <>
      <UtilityBar />
      <Bar>
        <Line>
          <HomeLink to="/">
            <Logo />
            <VisuallyHidden>на главную</VisuallyHidden>
          </HomeLink>
          <MainNav />
          <Actions>
            <SearchToggle ref={toggle} aria-expanded={isSearchOpen} onClick={() => setIsSearchOpen(!isSearchOpen)}>
              <SearchIcon size={22} />
            </SearchToggle>
            <HeaderActions />
            <BurgerMenu />
          </Actions>
        </Line>
        <SiteSearch isOpen={isSearchOpen} onClose={closeSearch} />
      </Bar>
    </>
  );
}
