import { useAuth, useShop } from '@shop/shared/runtime';
import { ButtonLink, ErrorPanel, Muted, Stack } from '@shop/shared/ui';
import { SettingsSection } from '../../components/settings-section';
import { AccountPage } from '../../features/account-page';
import { RowsSkeleton, SessionEnded } from '../../features/private-data';
import { EmailSection, PasswordSection, PhoneSection } from './credential-sections';
import { InfoSection } from './info-section';
import { SessionsSection } from './sessions-section';
import { useShownUser, type ShownUser } from './shown-user';
import { TEXTS } from './texts';

const { deletion } = TEXTS;

/** A mail with its text filled in. The shop checks the sender before it deletes anything. */
function letterHref(email: string): string {
  const subject = encodeURIComponent(deletion.subject);
  const body = encodeURIComponent(`${deletion.body} E-mail: ${email}`);
  return `mailto:${deletion.address}?subject=${subject}&body=${body}`;
}

function AccountDeletion({ email }: { email: string }) {
  return (
    <SettingsSection title={deletion.title}>
      <Stack gap={4}>
        <Muted>{deletion.text}</Muted>
        <ButtonLink kind="outline" href={letterHref(email)}>
          {deletion.button}
        </ButtonLink>
      </Stack>
    </SettingsSection>
  );
}

function ProfileView({ user }: { user: ShownUser }) {
  const isAuth = useAuth((state) => state.isAuth);
  return (
    <>
      <InfoSection user={user} />
      <PhoneSection user={user} />
      <EmailSection user={user} />
      <PasswordSection />
      {isAuth && <SessionsSection />}
      <AccountDeletion email={user.email} />
    </>
  );
}

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
