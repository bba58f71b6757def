import { AppError } from '../../errors/app-error';
import type { SuccessPayload } from '../../generated/resolvers-types';
import type { RecordSecurityEvent } from '../../security-events';
import type { StaffServices } from './staff-services';

const LAST = 'Это единственный человек, который может публиковать. Сначала пригласите другого';
const UNKNOWN = 'У\u00A0этого человека уже нет доступа';

/**
 * Takes a role away, with the invitations of that person that nobody has used.
 * @throws AppError NOT_FOUND; CONFLICT for the last publisher
 */
export async function dismissPerson(
  { inTransaction }: StaffServices,
  userId: number,
  dismissedId: number,
  record: RecordSecurityEvent,
): Promise<SuccessPayload> {
  await inTransaction(async ({ staff, invites, audit }) => {
    const publishers = await staff.lockPublishers();
    if (publishers.length === 1 && publishers[0] === dismissedId) {
      throw new AppError('CONFLICT', 'the last publisher', { text: LAST });
    }
    if (!(await staff.remove(dismissedId))) throw new AppError('NOT_FOUND', 'no such person', { text: UNKNOWN });
    await invites.endAllBy(dismissedId);
    await audit.add({ action: 'dismiss', userId, details: { dismissed: dismissedId } });
  });
  record('role-taken', { userId: dismissedId });
  return { success: true };
}
