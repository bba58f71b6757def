import { createContext, use } from 'react';
import type { StaffRight } from '../generated/graphql';

export const StaffRightsContext = createContext<readonly StaffRight[] | null>(null);

/** Asks for a proof of the second factor; false: the person declines. */
export type Prove = () => Promise<boolean>;

export const ProveContext = createContext<Prove | null>(null);

/**
 * For a call besides GraphQL, whose refusal asks for a proof of the second factor.
 * @throws Error outside a screen of the staff
 */
export function useProve(): Prove {
  const prove = use(ProveContext);
  if (!prove) throw new Error('useProve needs <StaffGate> above it');
  return prove;
}

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
