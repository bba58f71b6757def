import { useId } from 'react';
import { useAuth } from '@shop/shared/runtime';
import { Logo } from '@shop/shared/ui';
import { useCurrentMark } from './section';
import {
  ACCOUNT_LINKS,
  CONTACTS_LINK,
  MAIN_MENU,
  MAIN_TITLE,
  SOLUTIONS,
  SOLUTIONS_PLACE,
  SOLUTIONS_TITLE,
  type NavLink,
} from './site-links';
import { MobileMenuFooter } from './mobile-menu-footer';
import { Entry, GroupName, Head, Sheet } from './mobile-menu.styles';
import { useMenu } from './use-menu';

interface EntriesProps {
  links: readonly NavLink[];
  isNested?: boolean;
}

function Entries({ links, isNested }: EntriesProps) {
  const markOf = useCurrentMark();
  return links.map(({ to, text }) => (
    <li key={to}>
      <Entry to={to} $isNested={isNested} aria-current={markOf(to)}>
        {text}
      </Entry>
    </li>
  ));
}

interface MobileMenuProps {
  onClose: () => void;
}

export function MobileMenu({ onClose }: MobileMenuProps) {
  const groupId = useId();
  const solutions = useMenu(SOLUTIONS_TITLE, SOLUTIONS);
  const main = useMenu(MAIN_TITLE, MAIN_MENU);
  const userId = useId();
  const { id, fullname } = useAuth((state) => state.user);
  return (
    <Sheet>
      <Head>
        <Logo width={138} />
      </Head>
      <nav aria-label="Мобильное меню">
        <ul>
          {id !== null && (
            <li>
              <GroupName id={userId}>{fullname}</GroupName>
              <ul aria-labelledby={userId}>
                <Entries links={ACCOUNT_LINKS} isNested />
              </ul>
            </li>
          )}
          {main.map((link) =>
            link.to === SOLUTIONS_PLACE ? (
              <li key={link.to}>
                <GroupName id={groupId}>{SOLUTIONS_TITLE}</GroupName>
                <ul aria-labelledby={groupId}>
                  <Entries links={solutions} isNested />
                </ul>
              </li>
            ) : (
              <Entries key={link.to} links={[link]} />
            ),
          )}
          <Entries links={[CONTACTS_LINK]} />
        </ul>
      </nav>
      <MobileMenuFooter onClose={onClose} />
    </Sheet>
  );
}
