import { useLocation } from '@shop/shared/runtime';
import { currentMark } from './navigation';
import { NAV_END, NAV_START, type NavLink } from './site-links';
import { Nav, NavEntryLink, NavList } from './nav-style';
import { SolutionsMenu } from './solutions-menu';

/** The navigation of wide screens. */
export function MainNav() {
  const { pathname } = useLocation();
  const renderEntry = ({ to, text }: NavLink) => (
    <li key={to}>
      <NavEntryLink to={to} aria-current={currentMark(pathname, to)}>
        {text}
      </NavEntryLink>
    </li>
  );

  return (
    <Nav aria-label="Основное меню">
      <NavList>
        {NAV_START.map(renderEntry)}
        <SolutionsMenu />
        {NAV_END.map(renderEntry)}
      </NavList>
    </Nav>
  );
}
