import { AppError } from '../../../errors/app-error';
import type { MutationStaffEndSessionsArgs, StaffSession, SuccessPayload } from '../../../generated/resolvers-types';
import type { RecordSecurityEvent } from '../../../security-events';
import { listUserSessions } from '../../account/user-sessions';
import { refuseBeyond } from '../rights';
import type { StaffServices, StaffTransaction } from '../staff-services';

const UNKNOWN_PERSON = 'У\u00A0этого человека уже нет доступа';
const UNKNOWN_SESSION = 'Этот сеанс уже завершён';

/** Who asks, and in which session. */
interface Asking {
  userId: number;
  sessionToken: string | null;
}

/** Whoever lacks one of a person's rights has no say in where that person is signed in. */
async function refuseAbove({ staff }: Pick<StaffTransaction, 'staff'>, userId: number, personId: number) {
  const rights = await staff.findRights(personId);
  if (rights.length === 0) throw new AppError('NOT_FOUND', 'no such person', { text: UNKNOWN_PERSON });
  refuseBeyond(await staff.findRights(userId), rights);
}

/**
 * The live sessions of one of the staff.
 * @throws AppError NOT_FOUND; FORBIDDEN with `right`
 */
export async function listStaffSessions(
  { staff, sessions }: StaffServices,
  { userId, sessionToken }: Asking,
  personId: number,
): Promise<StaffSession[]> {
  await refuseAbove({ staff }, userId, personId);
  return listUserSessions({ sessions }, personId, sessionToken);
}

async function end(tx: StaffTransaction, asking: Asking, personId: number, id: number | null): Promise<void> {
  if (id === null) return tx.sessions.closeAllOf(personId, asking.sessionToken);
  if (!(await tx.sessions.closeOneOf(personId, id)))
    throw new AppError('NOT_FOUND', 'no such session', { text: UNKNOWN_SESSION });
}

/**
 * Ends one session of a person, or all; for oneself, all but the present one.
 * @throws AppError NOT_FOUND; FORBIDDEN with `right`
 */
export async function endStaffSessions(
  { inTransaction }: StaffServices,
  asking: Asking,
  { userId: personId, id = null }: MutationStaffEndSessionsArgs,
  record: RecordSecurityEvent,
): Promise<SuccessPayload> {
  await inTransaction(async (tx) => {
    await refuseAbove(tx, asking.userId, personId);
    await end(tx, asking, personId, id);
    await tx.audit.add({ action: 'end-sessions', userId: asking.userId, details: { person: personId } });
  });
  record('sessions-ended', { userId: personId });
  return { success: true };
}
