import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeDurably } from '@shop/node/durable-files';
import type { ReportedFailure } from '@shop/node/figures';

/** Some hours of a bad day, or months of good ones. */
const MOST_KEPT = 1000;

const fileIn = (dataDir: string) => path.join(dataDir, 'delivery/failures.json');

/** What hosts have reported, the oldest first; nothing where the file is damaged. */
function read(dataDir: string): ReportedFailure[] {
  try {
    const failures: unknown = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
    return Array.isArray(failures) ? (failures as ReportedFailure[]) : []; // written by `note`
  } catch {
    return []; // no host has reported any yet
  }
}

/** What went wrong while a request was answered, the first failure first. */
export const failuresOfRequest = (dataDir: string, requestId: string): ReportedFailure[] =>
  read(dataDir).filter((failure) => failure.requestId === requestId);

/** Keeps the last failures that hosts report, for people who ask by the id of a request. */
export function createReportedFailures(dataDir: string) {
  let kept = read(dataDir);
  let writing = Promise.resolve();
  return {
    /** Resolves when they are written. */
    async note(failures: readonly ReportedFailure[]): Promise<void> {
      if (failures.length === 0) return;
      kept = [...kept, ...failures].slice(-MOST_KEPT);
      writing = writing.catch(() => undefined).then(() => writeDurably(fileIn(dataDir), JSON.stringify(kept)));
      await writing;
    },
  };
}
