import { checkSettings } from '../all-settings';
import { buildAllIfStale } from '../build-if-stale';
import { serve } from '../serve';

export { printRefusal } from '../print-refusal';

/**
 * `npm start`, or `npm run serve -- host`: builds what is stale, serves all or one program.
 * @throws SettingsError for a setting that cannot be used, before anything that takes time
 */
export async function run(args: readonly string[] = []): Promise<void> {
  checkSettings(process.env);
  await buildAllIfStale();
  await serve(args);
}
