import { readEmail } from '@shop/shared/format';
import type { StaffRole, SuccessPayload } from '../../generated/resolvers-types';
import { mailboxKey } from '../../rate-limit/mailbox-key';
import type { RateLimit } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import { checkFields, emailError } from '../account/account-fields';
import { invitationMail } from './staff-mails';
import type { StaffServices } from './staff-services';

const HOUR = 60 * 60;
const BY_PUBLISHER: RateLimit = { name: 'studio-invites', hits: 20, windowSeconds: HOUR };
/** The mailbox may be a stranger's, which nobody must flood. */
const TO_MAILBOX: RateLimit = { name: 'studio-invite-mails', hits: 5, windowSeconds: HOUR };

/**
 * Mails a link that gives a role to whoever opens it signed in.
 * @throws AppError BAD_REQUEST with `fields`; TOO_MANY_REQUESTS
 */
export async function invitePerson(
  { limits, inTransaction, onMailQueued, publicUrl }: StaffServices,
  userId: number,
  input: { email: string; role: StaffRole },
): Promise<SuccessPayload> {
  const { role } = input;
  const email = readEmail(input.email);
  checkFields({ email: emailError(email) });
  refuseWhenPassed(await limits.count(BY_PUBLISHER, String(userId)), 'invitations of one publisher');
  refuseWhenPassed(await limits.count(TO_MAILBOX, mailboxKey(email)), 'invitations to one mailbox');

  await inTransaction(async ({ invites, audit, outbox }) => {
    const token = await invites.create({ email, role, invitedBy: userId });
    await outbox.add(invitationMail(email, role, token, publicUrl));
    await audit.add({ action: 'invite', userId, details: { role } });
  });
  onMailQueued();
  return { success: true };
}
