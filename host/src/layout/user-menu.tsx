import { useId } from 'react';
import { useAuth, useLocation, useShop } from '@shop/shared/runtime';
import { ChevronDownIcon, EmailText, LogoutIcon } from '@shop/shared/ui';
import { currentMark } from './navigation';
import { ACCOUNT_LINKS } from './site-links';
import { initialsOf, splitName } from './split-name';
import { useDisclosure } from './use-disclosure';
import { EntryButton, EntryLink, Frame, Initials, Name, Owner, Sheet, Trigger } from './user-menu.styles';

/** The name of the user, with a dropdown of their pages and «Выйти». */
export function UserMenu() {
  const id = useId();
  const { session } = useShop();
  const { email, fullname } = useAuth((state) => state.user);
  const { pathname } = useLocation();
  const { isOpen, frameProps, triggerProps } = useDisclosure<HTMLDivElement>();
  const { first, last } = splitName(fullname);

  return (
    <Frame {...frameProps}>
      <Trigger {...triggerProps} type="button" title={fullname} aria-controls={isOpen ? id : undefined}>
        <Initials aria-hidden="true">{initialsOf(fullname)}</Initials>
        <Name>
          {first && <span>{first} </span>}
          <span>{last}</span>
        </Name>
        <ChevronDownIcon size={16} />
      </Trigger>
      {isOpen && (
        <Sheet id={id}>
          <Owner>
            {fullname}
            <span>
              <EmailText email={email} />
            </span>
          </Owner>
          <ul>
            {ACCOUNT_LINKS.map(({ to, text, Icon }) => (
              <li key={to}>
                <EntryLink to={to} aria-current={currentMark(pathname, to)}>
                  <Icon size={20} />
                  {text}
                </EntryLink>
              </li>
            ))}
            <li>
              <EntryButton type="button" onClick={() => void session.signOut()}>
                <LogoutIcon size={20} />
                Выйти
              </EntryButton>
            </li>
          </ul>
        </Sheet>
      )}
    </Frame>
  );
}
