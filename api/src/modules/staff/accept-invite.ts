import type { ApiContext } from '../../context';
import { AppError } from '../../errors/app-error';
import type { StaffMe } from '../../generated/resolvers-types';
import type { RecordSecurityEvent } from '../../security-events';
import { limitMisses } from '../account/limit-misses';
import { getStaffMe } from './get-staff-me';
import type { StaffServices } from './staff-services';

const DEAD_LINK = 'Приглашение недействительно: им уже воспользовались, или прошло три дня';

/**
 * Gives the rights of an invitation to the signed-in user, whatever their e-mail is. The link works
 * once, and so ends the others to its mailbox. It also lets this session add the first
 * second factor for an hour; a link for only that is used here, too.
 * @throws AppError NOT_FOUND; TOO_MANY_REQUESTS
 */
export async function acceptInvite(
  services: StaffServices,
  userId: number,
  token: string,
  { address, sessionToken, record }: Pick<ApiContext, 'address' | 'sessionToken'> & { record: RecordSecurityEvent },
): Promise<StaffMe> {
  const { limits, inTransaction } = services;
  const rights = await limitMisses(limits, address, () =>
    inTransaction(async ({ staff, invites, audit, factors }) => {
      await factors.allowEnrolment(sessionToken ?? '');
      if (await factors.useLink(userId, token)) return null;
      const invite = await invites.use(token);
      if (!invite) {
        record('token-refused', { userId, reason: 'no such invitation' });
        throw new AppError('NOT_FOUND', 'no such invitation', { text: DEAD_LINK });
      }
      await invites.endAllTo(invite.email);
      const given = await staff.add(userId, invite.rights, invite.invited_by);
      await audit.add({
        action: 'accept-invite',
        userId,
        details: { rights: given.join(' '), invitedBy: invite.invited_by },
      });
      return given;
    }),
  );
  if (rights) record('role-given', { userId, reason: rights.join(' ') });
  return getStaffMe(services, userId, sessionToken);
}
