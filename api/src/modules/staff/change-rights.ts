import { AppError } from '../../errors/app-error';
import type { StaffRight } from '../../generated/resolvers-types';
import { ALL_RIGHTS } from '../../staff-rights';
import { isOwner, lacks, refuseBeyond } from './rights';
import type { RightsOfAll } from './staff-repository';
import type { StaffServices, StaffTransaction } from './staff-services';

const LAST_OWNER = 'Это единственный владелец. Сначала дайте все права ещё кому-нибудь';
const LAST = 'Это единственный человек, который даёт доступ другим. Сначала пригласите другого';
const UNKNOWN = 'У\u00A0этого человека уже нет доступа';

/** @throws AppError CONFLICT when nobody would be left who can give access, or no owner */
function refuseLosingLast(before: RightsOfAll, after: RightsOfAll): void {
  const has = (people: RightsOfAll, test: (rights: readonly StaffRight[]) => boolean) =>
    [...people.values()].some(test);
  if (has(before, isOwner) && !has(after, isOwner))
    throw new AppError('CONFLICT', 'the last owner', { text: LAST_OWNER });
  if (!has(after, (rights) => rights.includes('people'))) {
    throw new AppError('CONFLICT', 'the last who gives access', { text: LAST });
  }
}

export interface RightsChange {
  /** Who changes. */
  userId: number;
  /** Who is changed. */
  personId: number;
  /** What that person may do from now on; none for somebody who is dismissed. */
  rights: readonly StaffRight[];
}

/**
 * Changes what a person may do while nobody else changes anything.
 * @param write writes the change
 * @throws AppError NOT_FOUND; FORBIDDEN with `right`; CONFLICT for the last owner
 */
export async function changeRights(
  { inTransaction }: Pick<StaffServices, 'inTransaction'>,
  { userId, personId, rights }: RightsChange,
  write: (tx: StaffTransaction) => Promise<void>,
): Promise<void> {
  await inTransaction(async (tx) => {
    const before = await tx.staff.lockAll();
    const own = before.get(userId) ?? [];
    if (!own.includes('people')) throw lacks('people'); // dismissed a moment ago
    const had = before.get(personId);
    if (!had) throw new AppError('NOT_FOUND', 'no such person', { text: UNKNOWN });
    const changed = ALL_RIGHTS.filter((right) => had.includes(right) !== rights.includes(right));
    refuseBeyond(own, changed);
    refuseLosingLast(before, new Map(before).set(personId, rights));
    await write(tx);
  });
}
