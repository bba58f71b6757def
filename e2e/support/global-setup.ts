import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { prepareData } from './site';

/**
 * Builds what is stale before the workers start their sites, which would otherwise all build it,
 * and makes the data that they start with.
 */
async function globalSetup(): Promise<void> {
  if (process.env.SITE_URL) return;
  execFileSync(process.execPath, ['tools/run.mjs', 'build'], {
    cwd: path.resolve(__dirname, '../..'),
    stdio: 'inherit',
  });
  await prepareData();
}

export default globalSetup;
