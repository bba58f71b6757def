import { useCurrentMark } from './section';
import { MAIN_MENU, MAIN_TITLE, SOLUTIONS_PLACE, type NavLink } from './site-links';
import { Nav, NavEntryLink, NavList } from './nav.styles';
import { SolutionsMenu } from './solutions-menu';
import { useMenu } from './use-menu';

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
        {useMenu(MAIN_TITLE, MAIN_MENU).map((link) =>
          link.to === SOLUTIONS_PLACE ? <SolutionsMenu key={link.to} /> : renderEntry(link),
        )}
      </NavList>
    </Nav>
  );
}
