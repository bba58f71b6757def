import { createContext, use } from 'react';
import type { StaffRole } from '../../generated/graphql';

export const StaffRoleContext = createContext<StaffRole | null>(null);

/**
 * What the person may do.
 * @throws Error outside a screen of the studio
 */
export function useStaffRole(): StaffRole {
  const role = use(StaffRoleContext);
  if (!role) throw new Error('useStaffRole needs <AccessGate> above it');
  return role;
}
