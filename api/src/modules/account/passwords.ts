import { hash, verify } from '@node-rs/argon2';
import { createToken } from '../../secret-token';
import { createWorkQueue } from '../../work-queue';

/** argon2id, the library's default algorithm, at the cost OWASP asks for: 19 MiB, two passes, about 6 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing runs in the threads that also read files: fifty sign-ins at once held the site's files back for 600 ms.
const AT_ONCE = 2;

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashing and checking, a few at a time in the whole process. */
export function createPasswords() {
  const queue = createWorkQueue(AT_ONCE);
  const hashOfNobody = hash(createToken(), COST);

  return {
    hash: (password: string): Promise<string> => queue(() => hash(password, COST)),

    /** Whether this is the password behind a hash. Without one (null) it takes just as long: time tells nobody which logins exist. */
    async matches(password: string, passwordHash: string | null): Promise<boolean> {
      const against = passwordHash ?? (await hashOfNobody);
      const isSame = await queue(() => verify(against, password));
      return isSame && passwordHash !== null;
    },
  };
}
