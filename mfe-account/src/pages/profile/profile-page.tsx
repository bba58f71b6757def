import { useShop } from '@shop/shared/runtime';
import { ErrorPanel } from '@shop/shared/ui';
import { RowsSkeleton } from '../../components/rows-skeleton';
import { AccountPage } from '../../features/account-page';
import { SessionEnded } from '../../features/private-data';
import { ProfileView } from './profile-view';
import { TEXTS } from './texts';
import { useShownUser } from './use-shown-user';

function Profile() {
  const { session } = useShop();
  const state = useShownUser();

  if (state.kind === 'loading') return <RowsSkeleton label={TEXTS.loading} />;
  if (state.kind === 'signed-out') return <SessionEnded />;
  if (state.kind === 'failed') return <ErrorPanel {...TEXTS.failed} onRetry={() => void session.loadUser()} />;
  return <ProfileView key={state.user.id} user={state.user} />;
}

export function ProfilePage() {
  return (
    <AccountPage title={TEXTS.title} current="/profile">
      <Profile />
    </AccountPage>
  );
}
