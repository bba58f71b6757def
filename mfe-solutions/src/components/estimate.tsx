import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** A visitor's own estimate, which the form of the same page takes over. */
export interface Estimate {
  /** The beginning of the message. */
  text: string;
  /** The size of the fleet, for the field that asks for it. */
  size: number | undefined;
}

interface EstimateOfPage {
  estimate: Estimate | null;
  carry: (estimate: Estimate) => void;
}

const EstimateContext = createContext<EstimateOfPage>({ estimate: null, carry: () => undefined });

/** Lets the calculator of a page hand its result to the form of the page. */
export function EstimateProvider({ children }: { children: ReactNode }) {
  const [estimate, carry] = useState<Estimate | null>(null);
  const value = useMemo(() => ({ estimate, carry }), [estimate]);
  return <EstimateContext value={value}>{children}</EstimateContext>;
}

export const useEstimate = (): EstimateOfPage => use(EstimateContext);
