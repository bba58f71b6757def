import { AccountDeletion } from './account-deletion';
import { EmailSection } from './email-section';
import { InfoSection } from './info-section';
import { PasswordSection } from './password-section';
import { PhoneSection } from './phone-section';
import type { ShownUser } from './use-shown-user';

/** All that is known of the buyer, each part with a form of its own. */
export function ProfileView({ user }: { user: ShownUser }) {
  return (
    <>
      <InfoSection user={user} />
      <PhoneSection user={user} />
      <EmailSection user={user} />
      <PasswordSection />
      <AccountDeletion email={user.email} />
    </>
  );
}
