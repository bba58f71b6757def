import type { SuccessPayload } from '../../generated/resolvers-types';
import type { RecordSecurityEvent } from '../../security-events';
import { changeRights } from './change-rights';
import type { StaffServices } from './staff-services';

/**
 * Takes all rights away, with the second factors and the unused invitations of that person.
 * @throws AppError NOT_FOUND; FORBIDDEN with `right`; CONFLICT for the last owner
 */
export async function dismissPerson(
  services: StaffServices,
  userId: number,
  dismissedId: number,
  record: RecordSecurityEvent,
): Promise<SuccessPayload> {
  await changeRights(
    services,
    { userId, personId: dismissedId, rights: [] },
    async ({ staff, invites, audit, factors }) => {
      await staff.remove(dismissedId);
      await factors.removeAll(dismissedId);
      await invites.endAllBy(dismissedId);
      await audit.add({ action: 'dismiss', userId, details: { dismissed: dismissedId } });
    },
  );
  record('role-taken', { userId: dismissedId });
  return { success: true };
}
