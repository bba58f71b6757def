import { AppError } from '../../errors/app-error';
import type { MutationStaffSetRightsArgs, SuccessPayload } from '../../generated/resolvers-types';
import type { RecordSecurityEvent } from '../../security-events';
import { changeRights } from './change-rights';
import { inOrder } from '../../staff-rights';
import type { StaffServices } from './staff-services';

const NONE = 'Выберите хотя бы одно право';

/** @throws AppError BAD_REQUEST when no right is named */
export function refuseNoRights(rights: readonly unknown[]): void {
  if (rights.length === 0) throw new AppError('BAD_REQUEST', 'no rights', { fields: { rights: NONE } });
}

/**
 * Gives and takes rights; invitations by which the person gives what was taken end.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; FORBIDDEN with `right`; CONFLICT for the
 *   last owner
 */
export async function setRights(
  services: StaffServices,
  userId: number,
  { userId: personId, rights: wanted }: MutationStaffSetRightsArgs,
  record: RecordSecurityEvent,
): Promise<SuccessPayload> {
  const rights = inOrder(wanted);
  refuseNoRights(rights);
  await changeRights(services, { userId, personId, rights }, async ({ staff, invites, audit }) => {
    await staff.setRights(personId, rights);
    await invites.endBeyond(personId, rights);
    await audit.add({ action: 'set-rights', userId, details: { person: personId, rights: rights.join(' ') } });
  });
  record('role-given', { userId: personId, reason: rights.join(' ') });
  return { success: true };
}
