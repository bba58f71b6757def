import { Readable } from 'node:stream';
import type { Database } from '../db/database';
import type { EndedCopy, FolderCopy } from '../db/folder-copy';
import { AppError } from '../errors/app-error';
import type { FollowedChanges } from './follow-changes';

/** A connection on which nothing comes would be cut by whoever waits. */
const SIGN_OF_LIFE_MS = 10_000;

export interface LentCopies {
  /**
   * The copy lasts as long as somebody reads the answer.
   * @param backup whose changes are followed; null: nobody follows them
   */
  begin(backup: string | null): Promise<Readable>;
  end(): Promise<EndedCopy>;
}

/** Lasts until it is destroyed, which releases the copy. */
function answerFor(copy: FolderCopy, onReleased: () => void): Readable {
  const answer = new Readable({
    read() {},
    destroy(error, done) {
      clearInterval(timer);
      void copy.release().finally(() => {
        onReleased();
        done(error);
      });
    },
  });
  const timer = setInterval(() => answer.push('.'), SIGN_OF_LIFE_MS);
  timer.unref();
  answer.push('begun');
  return answer;
}

/** Lends the folder of the embedded database to a command that copies it, one at a time. */
export function lendCopies(db: Database, changes: Pick<FollowedChanges, 'ended'> | null): LentCopies {
  let isLent = false;
  let copy: FolderCopy | null = null;
  let followed: string | null = null;
  return {
    async begin(backup) {
      if (!db.beginCopy) throw new AppError('BAD_REQUEST', 'its database is on a server: set DATABASE_URL');
      if (isLent) throw new AppError('CONFLICT', 'another backup is being made');
      isLent = true;
      try {
        copy = await db.beginCopy();
        followed = backup;
      } catch (error) {
        isLent = false;
        throw error;
      }
      return answerFor(copy, () => {
        isLent = false;
        copy = null;
      });
    },
    async end() {
      if (!copy) throw new AppError('CONFLICT', 'it was started anew during the backup: try again');
      const ended = await copy.end();
      if (followed !== null) changes?.ended(followed, ended.place);
      return ended;
    },
  };
}
