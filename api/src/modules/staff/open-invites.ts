import { readEmail } from '@shop/shared/format';
import { AppError } from '../../errors/app-error';
import type { StaffInvite, SuccessPayload } from '../../generated/resolvers-types';
import { showEmail } from '../../input/show-email';
import { refuseBeyond } from './rights';
import type { StaffServices } from './staff-services';

/** The invitations that nobody has taken yet. */
export async function listInvites({ invites }: Pick<StaffServices, 'invites'>): Promise<StaffInvite[]> {
  const open = await invites.findOpen();
  return open.map(({ email, rights, invited_by_name, expires_at }) => ({
    email: showEmail(email),
    rights: [...rights],
    invitedBy: invited_by_name,
    expiresAt: expires_at.toISOString(),
  }));
}

/**
 * Ends the links that went to a mailbox.
 * @throws AppError FORBIDDEN with a right that the caller lacks; NOT_FOUND
 */
export async function cancelInvite(
  { staff, inTransaction }: StaffServices,
  userId: number,
  typed: string,
): Promise<SuccessPayload> {
  const own = await staff.findRights(userId);
  const email = readEmail(typed);
  await inTransaction(async ({ invites, audit }) => {
    const open = (await invites.findOpen()).filter((invite) => invite.email === email);
    if (open.length === 0)
      throw new AppError('NOT_FOUND', 'nobody is invited', { text: 'Приглашение уже не\u00A0действует' });
    refuseBeyond(
      own,
      open.flatMap(({ rights }) => rights),
    );
    await invites.endAllTo(email);
    await audit.add({ action: 'cancel-invite', userId });
  });
  return { success: true };
}
