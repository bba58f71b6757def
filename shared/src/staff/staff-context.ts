import { createContext, use } from 'react';
import type { StaffRight } from '../generated/graphql';

export const StaffRightsContext = createContext<readonly StaffRight[] | null>(null);

/**
 * What the person may do.
 * @throws Error outside a screen of the staff
 */
export function useRights(): readonly StaffRight[] {
  const rights = use(StaffRightsContext);
  if (!rights) throw new Error('useRights needs <StaffGate> above it');
  return rights;
}

/** Whether the person has a right. */
export const useMay = (right: StaffRight): boolean => useRights().includes(right);
