import path from 'node:path';
import { backUp } from '../backup/back-up';
import { dataDir } from '../open-releases';
import { RefusedError } from '@shop/shared/refused-error';

const MB = 1_000_000;

/** `npm run backup -- <file>`: writes DATA_DIR into one archive. */
export async function run([name]: readonly string[]): Promise<void> {
  if (!name) throw new RefusedError('usage: npm run backup -- shop.tar.gz');
  const isEmbedded = !process.env.DATABASE_URL;
  const file = path.resolve(name);
  const { parts, bytes } = await backUp({ dataDir: dataDir(process.env), file, isEmbedded });
  process.stdout.write(`${file}: ${parts.join(', ')}, ${(bytes / MB).toFixed(1)} MB\n`);
  if (!isEmbedded)
    process.stdout.write(
      'without the database of DATABASE_URL: pg_dump --format=custom --file=shop.dump "$DATABASE_URL"\n',
    );
}
