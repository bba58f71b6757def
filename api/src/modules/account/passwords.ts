import { hash, verify } from '@node-rs/argon2';
import { createToken } from '../../secret-token';
import { createWorkQueue } from '../../work-queue';

/**
 * argon2id, the library's default algorithm, at the cost OWASP recommends:
 * 19 MiB, two passes, about 6 ms.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing uses the threads that also read files:
// fifty simultaneous sign-ins delayed the site's files by 600 ms.
const AT_ONCE = 2;

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes and checks passwords, a few at a time in the whole process. */
export function createPasswords() {
  const queue = createWorkQueue(AT_ONCE);
  const hashOfNobody = hash(createToken(), COST);

  return {
    hash: (password: string): Promise<string> => queue(() => hash(password, COST)),

    /**
     * Whether the password matches a hash. Without one (null) it takes just as long, so timing does
     * not reveal which logins exist.
     */
    async matches(password: string, passwordHash: string | null): Promise<boolean> {
      const against = passwordHash ?? (await hashOfNobody);
      const isSame = await queue(() => verify(against, password));
      return isSame && passwordHash !== null;
    },
  };
}
