import { openReleases } from '../releases';
import { putVersion, removeTemporaryDirs } from './temporary-release';

/** Publishes small versions into a data folder, in turn, and prints each that is live. */
async function publishAll([dataDir = '', ...versions]: string[]): Promise<void> {
  for (const version of versions) {
    await putVersion(openReleases({}, dataDir, 'anna'), version);
    process.stdout.write(`${version}\n`);
  }
  removeTemporaryDirs();
}

void publishAll(process.argv.slice(2));
