import { mutate, query, RequestError, type Shop } from '@shop/shared/runtime';
import { AcceptInviteDocument, StaffMeDocument, type StaffAccessFragment } from '../generated/graphql';

/** What somebody signed in may do, and whether they have a second factor. */
export interface StaffAnswer {
  me: StaffAccessFragment;
  /** Whether the link that was opened does not work. */
  isLinkLost: boolean;
}

/**
 * Takes the invitation of a link, if there is one, and asks the API for the rights.
 * @throws RequestError when the API does not answer, or the session has ended
 */
export async function askAccess({ client }: Pick<Shop, 'client'>, invite: string | null): Promise<StaffAnswer> {
  let isLinkLost = false;
  if (invite !== null) {
    try {
      const { staffAcceptInvite } = await mutate(client, AcceptInviteDocument, { token: invite });
      return { me: staffAcceptInvite, isLinkLost };
    } catch (error) {
      if (!(error instanceof RequestError) || !['NOT_FOUND', 'BAD_REQUEST'].includes(error.code)) throw error;
      isLinkLost = true; // whoever has a right already still gets in
    }
  }
  const { staffMe } = await query(client, StaffMeDocument, {});
  return { me: staffMe, isLinkLost };
}

export const hasFactor = ({ secondFactor }: Pick<StaffAccessFragment, 'secondFactor'>): boolean =>
  secondFactor.hasTotp || secondFactor.passkeys.length > 0;
