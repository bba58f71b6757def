import { buildAllIfStale } from '../build-if-stale';
import { serve } from '../serve';

export { printRefusal } from '../print-refusal';

/** `npm start`, or `npm run serve -- host`: builds what is stale, serves all or one program. */
export async function run(args: readonly string[] = []): Promise<void> {
  await buildAllIfStale();
  await serve(args);
}
