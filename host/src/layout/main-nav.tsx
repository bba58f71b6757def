import { useCurrentMark } from './section';
import { NAV_END, NAV_START, type NavLink } from './site-links';
import { Nav, NavEntryLink, NavList } from './nav-style';
import { SolutionsMenu } from './solutions-menu';

/** The navigation of wide screens. */
export function MainNav() {
  const markOf = useCurrentMark();
  const renderEntry = ({ to, text }: NavLink) => (
    <li key={to}>
      <NavEntryLink to={to} aria-current={markOf(to)}>
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
