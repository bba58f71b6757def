import { AppError } from '../../errors/app-error';
import type { SetConsentInput, SuccessPayload, UserConsent } from '../../generated/resolvers-types';
import type { RateLimit, RateLimits } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import type { ConsentRepository } from './consent-repository';

export interface ConsentServices {
  consents: ConsentRepository;
  limits: RateLimits;
}

interface Decider {
  /** Null for a guest. */
  userId: number | null;
  /** The network address. */
  address: string;
}

const BY_ADDRESS: RateLimit = { name: 'consents', hits: 30, windowSeconds: 15 * 60 };
const TEXTS = { notAlone: 'Это согласие дают вместе с формой' } as const;

/**
 * Notes that somebody agrees to statistics or advertising, or does not any more (docs/rules.md,
 * Consents).
 * @throws AppError BAD_REQUEST with `fields.purpose`; UNAUTHENTICATED; TOO_MANY_REQUESTS
 */
export async function setConsent(
  { consents, limits }: ConsentServices,
  { purpose, isGiven }: SetConsentInput,
  { userId, address }: Decider,
): Promise<SuccessPayload> {
  if (purpose !== 'statistics' && purpose !== 'advertising') {
    throw new AppError('BAD_REQUEST', `no consent to ${purpose} alone`, { fields: { purpose: TEXTS.notAlone } });
  }
  if (purpose === 'advertising' && userId === null) {
    throw new AppError('UNAUTHENTICATED', 'advertising needs a mailbox that was confirmed');
  }
  refuseWhenPassed(await limits.count(BY_ADDRESS, address), 'consents from one address');
  await consents.insert({ purpose, isGiven, address, userId });
  return { success: true };
}

/** The last decision of a user about each purpose. */
export async function listConsents({ consents }: ConsentServices, userId: number): Promise<UserConsent[]> {
  const rows = await consents.listLast(userId);
  return rows.map(({ purpose, is_given, texts_version, given_at }) => ({
    purpose,
    isGiven: is_given,
    textsVersion: texts_version,
    decidedAt: given_at.toISOString(),
  }));
}
