import { writePromises } from '../test/promises';

/** `npm run promises -w e2e`: writes the table of the journeys into e2e/README.md. */
export async function run(): Promise<void> {
  await writePromises();
}
