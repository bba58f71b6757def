import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { Container, Logo, media, VisuallyHidden } from '@shop/shared/ui';
import { BurgerMenu } from './burger-menu';
import { HeaderActions } from './header-actions';
import { MainNav } from './main-nav';
import { UtilityBar } from './utility-bar';

const Bar = styled.header`
  position: sticky;
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

  @media (max-width: 359.98px) {
    & > svg {
      width: 112px;
    }
  }
`;

const Actions = styled.div`
  --size-user-entry: 112px;
  --size-user-room: 40px;
  display: flex;
  flex: none;
  gap: 4px;
  margin-left: 24px;

  @media ${media.narrowDesktop} {
    --size-user-room: 4px;
    margin-left: 0;
  }

  @media ${media.compact} {
    --size-user-entry: auto;
    align-items: center;
    margin-left: auto;
  }

  @media ${media.phone} {
    --size-user-entry: var(--size-tap);
    gap: 0;
  }
`;

export function Header() {
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
            <HeaderActions />
            <BurgerMenu />
          </Actions>
        </Line>
      </Bar>
    </>
  );
}
