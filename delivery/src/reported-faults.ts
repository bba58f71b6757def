import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeDurably } from '@shop/shared/durable-files';
import type { ReportedFault } from '@shop/shared/figures';

/** Some hours of a bad day, or months of good ones. */
const MOST_KEPT = 1000;

const fileIn = (dataDir: string) => path.join(dataDir, 'delivery/faults.json');

/** What hosts have reported, the oldest first; nothing where the file is damaged. */
function read(dataDir: string): ReportedFault[] {
  try {
    const faults: unknown = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
    return Array.isArray(faults) ? (faults as ReportedFault[]) : []; // written by `note`
  } catch {
    return []; // no host has reported any yet
  }
}

/** What went wrong while a request was answered, the first fault first. */
export const faultsOf = (dataDir: string, requestId: string): ReportedFault[] =>
  read(dataDir).filter((fault) => fault.requestId === requestId);

/** Keeps the last faults that hosts report, for people who ask by the id of a request. */
export function createReportedFaults(dataDir: string) {
  let kept = read(dataDir);
  let writing = Promise.resolve();
  return {
    /** Resolves when they are written. */
    async note(faults: readonly ReportedFault[]): Promise<void> {
      if (faults.length === 0) return;
      kept = [...kept, ...faults].slice(-MOST_KEPT);
      writing = writing.catch(() => undefined).then(() => writeDurably(fileIn(dataDir), JSON.stringify(kept)));
      await writing;
    },
  };
}
