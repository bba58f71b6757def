import { readEmail } from '@shop/shared/format';
import type { MutationStaffInviteArgs, SuccessPayload } from '../../generated/resolvers-types';
import { mailboxKey } from '../../rate-limit/mailbox-key';
import type { RateLimit } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import { checkFields, emailError } from '../account/account-fields';
import { inOrder } from '../../staff-rights';
import { refuseBeyond, rightsOfRole } from './rights';
import { refuseNoRights } from './set-rights';
import { invitationMail } from './staff-mails';
import type { StaffServices } from './staff-services';

const HOUR = 60 * 60;
const BY_PERSON: RateLimit = { name: 'staff-invites', hits: 20, windowSeconds: HOUR };
/** The mailbox may be a stranger's, which nobody must flood. */
const TO_MAILBOX: RateLimit = { name: 'staff-invite-mails', hits: 5, windowSeconds: HOUR };

/**
 * Mails a link that gives rights to whoever opens it signed in.
 * @param input `role` is what yesterday's clients send instead of rights
 * @throws AppError BAD_REQUEST with `fields`; FORBIDDEN with `right`; TOO_MANY_REQUESTS
 */
export async function invitePerson(
  { staff, limits, inTransaction, onMailQueued, publicUrl }: StaffServices,
  userId: number,
  input: MutationStaffInviteArgs,
): Promise<SuccessPayload> {
  const rights = inOrder(input.rights ?? (input.role ? rightsOfRole(input.role) : []));
  const email = readEmail(input.email);
  checkFields({ email: emailError(email) });
  refuseNoRights(rights);
  refuseBeyond(await staff.findRights(userId), rights);
  refuseWhenPassed(await limits.count(BY_PERSON, String(userId)), 'invitations of one person');
  refuseWhenPassed(await limits.count(TO_MAILBOX, mailboxKey(email)), 'invitations to one mailbox');

  const who = (await staff.findPerson(userId))?.fullname ?? 'Владелец магазина';

  await inTransaction(async ({ invites, audit, outbox }) => {
    const token = await invites.create({ email, rights, invitedBy: userId });
    await outbox.add(invitationMail({ email, rights, who }, token, publicUrl));
    await audit.add({ action: 'invite', userId, details: { rights: rights.join(' ') } });
  });
  onMailQueued();
  return { success: true };
}
