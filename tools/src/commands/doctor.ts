import { examine } from '../doctor/doctor';

/** `npm run doctor [-- --json]`: whether this installation is sound. Ends with 1 when it is not. */
export async function run(args: readonly string[]): Promise<void> {
  process.exitCode = (await examine(args, 'npm run doctor --')) ? 0 : 1;
}
