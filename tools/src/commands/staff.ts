import { manageStaff } from '../manage-staff';

/** `npm run staff -- reset-factor <email>`: the last way in, at the machine of the API. */
export async function run(args: readonly string[]): Promise<void> {
  await manageStaff(args, 'npm run staff --');
}
