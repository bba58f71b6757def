import type { StaffMe } from '../../generated/resolvers-types';
import { roleOf } from './rights';
import type { StaffServices } from './staff-services';

/** What a signed-in user may do. */
export async function getStaffMe({ staff }: StaffServices, userId: number): Promise<StaffMe> {
  const rights = [...(await staff.findRights(userId))];
  return { role: roleOf(rights), rights };
}
