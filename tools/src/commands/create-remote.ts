import { installNewPackage } from '../../lib/install.mjs';
import { createRemote } from '../create-remote';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run create-remote -- warranty`: makes `mfe-warranty`. */
export async function run([name]: readonly string[]): Promise<void> {
  const remote = createRemote(name);
  installNewPackage();
  print(`${remote} has a page, a widget, a GraphQL document and tests; what to do with it:`);
  for (const command of [`test -w ${remote}`, `run dev -w ${remote}`, `run remotes -- publish ${remote}`])
    print(`  npm ${command}`);
}
