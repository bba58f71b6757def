import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Builds what is stale before the workers start their sites, which would otherwise all build it.
 */
function globalSetup(): void {
  if (process.env.SITE_URL) return;
  execFileSync(process.execPath, ['tools/run.mjs', 'build'], {
    cwd: path.resolve(__dirname, '../..'),
    stdio: 'inherit',
  });
}

export default globalSetup;
