import { buildStale } from '../build';
import { isRemoteName, REMOTES } from '../packages';
import { publishBuilt, storeDir } from '../publish-built';
import { listVersions, rollback } from '../store';
import { RefusedError } from '../refused-error';

const USAGE = `usage: npm run remotes -- list | publish <remote> | rollback <remote> [version]\nremotes: ${REMOTES.join(', ')}`;

const print = (line: string) => process.stdout.write(`${line}\n`);

function list(dir: string): void {
  for (const { name, version, isLive, publishedAt } of listVersions(dir)) {
    print(`${isLive ? '*' : ' '} ${name.padEnd(20)} ${version.padEnd(20)} ${publishedAt}`);
  }
}

async function publishRemote(dir: string, name: string): Promise<void> {
  if (!isRemoteName(name)) throw new RefusedError(`no remote is called ${name}`);
  await buildStale({ only: [name], log: print });
  print(`${name} ${await publishBuilt(dir, name)} is live`);
}

/** `npm run remotes -- list | publish <remote> | rollback <remote> [version]` */
export async function run([command, name, version]: readonly string[]): Promise<void> {
  const dir = storeDir(process.env);
  if (command === 'list') list(dir);
  else if (command === 'publish' && name) await publishRemote(dir, name);
  else if (command === 'rollback' && name) print(`${name} ${await rollback(dir, name, version)} is live`);
  else throw new RefusedError(USAGE);
}
