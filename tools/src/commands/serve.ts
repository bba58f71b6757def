import { buildStale } from '../build';
import { serve } from '../serve';

/** `npm start`, or `npm run serve -- host`: builds what is stale, serves all or one program. */
export async function run(args: readonly string[] = []): Promise<void> {
  await buildStale({ log: (line) => process.stdout.write(`${line}\n`) });
  await serve(args);
}
