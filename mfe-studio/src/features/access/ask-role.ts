import { mutate, query, RequestError, type Shop } from '@shop/shared/runtime';
import { AcceptInviteDocument, StaffMeDocument, type StaffRole } from '../../generated/graphql';

/** What somebody signed in may do in the studio; null for nothing. */
export interface Answer {
  role: StaffRole | null;
  /** Whether the link that was opened does not work. */
  isLinkLost: boolean;
}

/**
 * Takes the invitation of a link, if there is one, and asks the API for the role.
 * @throws RequestError when the API does not answer, or the session has ended
 */
export async function askRole({ client }: Pick<Shop, 'client'>, invite: string | null): Promise<Answer> {
  let isLinkLost = false;
  if (invite !== null) {
    try {
      const { staffAcceptInvite } = await mutate(client, AcceptInviteDocument, { token: invite });
      return { role: staffAcceptInvite.role, isLinkLost };
    } catch (error) {
      if (!(error instanceof RequestError) || !['NOT_FOUND', 'BAD_REQUEST'].includes(error.code)) throw error;
      isLinkLost = true; // whoever has a role already still gets in
    }
  }
  const { staffMe } = await query(client, StaffMeDocument, {});
  return { role: staffMe.role, isLinkLost };
}
