import { SettingsError } from '@shop/node/settings';
import { readSettings } from '../settings';
import { copyDatabase } from './copy-database';
import { migrate } from './migrate';
import { openEmbeddedFolder } from './open-database';
import { openPostgresDatabase } from './postgres';

async function move(): Promise<void> {
  const { dataDir, databaseUrl } = readSettings();
  if (!databaseUrl) throw new SettingsError('DATABASE_URL must name the PostgreSQL database to move to');
  const source = await openEmbeddedFolder(dataDir);
  const target = openPostgresDatabase(databaseUrl, () => undefined);
  try {
    await migrate(source);
    await migrate(target);
    const copied = await copyDatabase(source, target);
    process.stdout.write(
      `moved: ${Object.entries(copied)
        .map(([table, rows]) => `${table} ${rows}`)
        .join(', ')}\n`,
    );
  } finally {
    await target.close();
    await source.close();
  }
}

move().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
