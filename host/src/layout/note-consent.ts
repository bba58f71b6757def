import { createGraphqlClient } from '@shop/shared/graphql';
import { mutate, readToken } from '@shop/shared/runtime';
import { NoteConsentDocument } from '../generated/graphql';

/**
 * Tells the shop of a choice about statistics, for the proof that the law asks for. What fails is
 * not repeated: the cookie already holds the choice.
 */
export async function noteConsent(isGiven: boolean): Promise<void> {
  const client = createGraphqlClient({ url: '/api', getToken: readToken, onTokenRefused: () => undefined });
  await mutate(client, NoteConsentDocument, { input: { purpose: 'statistics', isGiven } }).catch(() => undefined);
}
