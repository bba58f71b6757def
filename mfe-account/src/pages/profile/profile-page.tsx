import { useAuth, useShop } from '@shop/shared/runtime';
import { ErrorPanel } from '@shop/shared/ui';
import { AccountPage } from '../../features/account-page';
import { Loading, SessionEnded } from '../../features/private-data';
import { CompaniesSection } from './companies-section';
import { ConsentsSection } from './consents-section';
import { EmailSection, PasswordSection, PhoneSection } from './credential-sections';
import { DeleteAccount } from './delete-account';
import { InfoSection } from './info-section';
import { ProfileSkeleton } from './profile-skeleton';
import { SessionsSection } from './sessions-section';
import { useShownUser, type ShownUser } from './shown-user';
import { TEXTS } from './texts';

function ProfileView({ user }: { user: ShownUser }) {
  const isAuth = useAuth((state) => state.isAuth);
  return (
    <>
      <InfoSection user={user} />
      <PhoneSection user={user} />
      <EmailSection user={user} />
      <PasswordSection />
      {isAuth && <CompaniesSection />}
      {isAuth && <ConsentsSection />}
      {isAuth && <SessionsSection />}
      <DeleteAccount email={user.email} />
    </>
  );
}

function Profile() {
  const { session } = useShop();
  const state = useShownUser();

  if (state.kind === 'loading') {
    return (
      <Loading>
        <ProfileSkeleton />
      </Loading>
    );
  }
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
