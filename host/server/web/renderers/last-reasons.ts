import type { OnFailure } from './on-failure';

/** Versions come and go while a host runs. */
const MOST = 200;

export interface LastReasons {
  note: OnFailure;
  /** Why a version has failed the last time. */
  of: (remote: string, version: string) => string | undefined;
}

/** Remembers why versions have failed, for those who look at a preview of them. */
export function createLastReasons(): LastReasons {
  const reasons = new Map<string, string>();
  return {
    note({ part, reason }) {
      if (!part) return;
      const key = `${part.remote}@${part.version}`;
      reasons.delete(key);
      reasons.set(key, `${part.name}: ${reason}`);
      for (const oldest of reasons.keys()) {
        if (reasons.size <= MOST) break;
        reasons.delete(oldest);
      }
    },
    of: (remote, version) => reasons.get(`${remote}@${version}`),
  };
}
