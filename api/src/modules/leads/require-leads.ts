import { requireAnyProven, type StaffVisit } from '../staff/require-right';

/** Publishers make the pages that leads come from, and had them before the right. */
export const FOR_LEADS = ['leads', 'publish'] as const;

/**
 * Who may work on leads: their id. Leads have names and phones, so the second factor is proven.
 * @throws AppError UNAUTHENTICATED, also with `secondFactor`; FORBIDDEN with `right`
 */
export const requireLeads = (context: StaffVisit): Promise<number> => requireAnyProven(context, FOR_LEADS);
