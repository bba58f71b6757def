import styled from 'styled-components';
import { useAuth } from '@shop/shared/runtime';
import { UserIcon } from '@shop/shared/ui';
import { preloadAuthDialog } from '../auth';
import { actionName, headerAction } from './header-action.styles';
import { useOnDemand } from './use-on-demand';

const SignIn = styled.button`
  ${headerAction}
  width: var(--size-user-entry);

  /* The dialog needs scripts. */
  @media (scripting: none) {
    display: none;
  }
`;

const Name = styled.span`
  ${actionName}
`;

const loadUserMenu = () => import(/* webpackChunkName: "signed-in" */ './user-menu');

/** «Войти», or the name of a user with a menu. The server renders «Войти» for everyone. */
export function UserEntry() {
  const openAuth = useAuth((state) => state.openModal);
  const isUser = useAuth((state) => state.user.id !== null);
  const menu = useOnDemand(isUser, loadUserMenu);

  if (isUser && menu) return <menu.UserMenu />;
  return (
    <SignIn
      type="button"
      aria-haspopup="dialog"
      onClick={() => openAuth()}
      onPointerEnter={preloadAuthDialog}
      onFocus={preloadAuthDialog}
    >
      <UserIcon size={22} />
      <Name>Войти</Name>
    </SignIn>
  );
}
