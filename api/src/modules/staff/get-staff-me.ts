import type { SecondFactor, StaffMe } from '../../generated/resolvers-types';
import { provenUntil } from './factors/require-factor';
import { roleOf } from './rights';
import type { StaffServices } from './staff-services';

async function getSecondFactor(
  { factors }: Pick<StaffServices, 'factors'>,
  userId: number,
  sessionToken: string,
): Promise<SecondFactor> {
  const [counts, passkeys, proof] = [
    await factors.count(userId),
    await factors.findPasskeys(userId),
    await factors.findProof(sessionToken),
  ];
  return {
    passkeys: passkeys.map(({ id, name, last_used_at: usedAt }) => ({
      id,
      name,
      lastUsedAt: usedAt?.toISOString() ?? null,
    })),
    hasTotp: counts.has_totp,
    recoveryCodesLeft: counts.codes,
    provenUntil: provenUntil(proof.proven_at, 'usual')?.toISOString() ?? null,
    enrolUntil: proof.may_enrol_until?.toISOString() ?? null,
  };
}

/** What a signed-in user may do, and how they prove that it is them. */
export async function getStaffMe(
  services: Pick<StaffServices, 'staff' | 'factors'>,
  userId: number,
  sessionToken: string | null,
): Promise<StaffMe> {
  const rights = [...(await services.staff.findRights(userId))];
  return { role: roleOf(rights), rights, secondFactor: await getSecondFactor(services, userId, sessionToken ?? '') };
}
