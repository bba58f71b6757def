import { printKeys } from '../print-keys';

/** `npm run keys`: makes the keys of a site whose programs run on several machines. */
export async function run(): Promise<void> {
  printKeys();
}
