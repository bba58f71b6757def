import { buildStale } from '../build';
import { serve } from '../serve';

/** `npm start`: builds what is stale and serves the site. */
export async function run(): Promise<void> {
  await buildStale({ log: (line) => process.stdout.write(`${line}\n`) });
  await serve();
}
