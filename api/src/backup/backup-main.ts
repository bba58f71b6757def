import { setPriority, constants } from 'node:os';
import { readSettings } from '../settings';
import { backUp } from './back-up';

const MB = 1_000_000;

/** `backup.cjs <file> [address of the API]`: writes a backup, and says what it holds. */
async function run([file = '', address]: readonly string[]): Promise<void> {
  const { dataDir, databaseUrl, backups } = readSettings();
  setPriority(constants.priority.PRIORITY_LOW); // shoppers come first
  const { parts, bytes, manifest } = await backUp({
    ...{ dataDir, databaseUrl, file, publicKey: backups.publicKey },
    address: address || null,
  });
  const { orders = 0 } = manifest.database.counts;
  process.stdout.write(`${file}: ${parts.join(', ')}, orders: ${orders}, ${(bytes / MB).toFixed(1)} MB\n`);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
