import { isRemoteName, REMOTES, type RemoteName } from './packages';
import { publishBuilt, storeDir } from './publish-built';
import { listVersions, rollback } from './store';
import { RefusedError } from './refused-error';

const print = (line: string) => process.stdout.write(`${line}\n`);

function list(dir: string): void {
  for (const { name, version, isLive, publishedAt } of listVersions(dir)) {
    print(`${isLive ? '*' : ' '} ${name.padEnd(20)} ${version.padEnd(20)} ${publishedAt}`);
  }
}

/** Makes sure that the build of a remote is the one to publish. */
export type Prepare = (name: RemoteName) => Promise<void>;

async function publishRemote(dir: string, name: string, prepare: Prepare): Promise<void> {
  if (!isRemoteName(name)) throw new RefusedError(`no remote is called ${name}`);
  await prepare(name);
  print(`${name} ${await publishBuilt(dir, name)} is live`);
}

export interface ManageRemotesOptions {
  /** How the command is called, for its usage. */
  command: string;
  prepare: Prepare;
}

/** Runs `list`, `publish <remote>` or `rollback <remote> [version]` on the store in `DATA_DIR`. */
export async function manageRemotes(
  [action, name, version]: readonly string[],
  { command, prepare }: ManageRemotesOptions,
): Promise<void> {
  const dir = storeDir(process.env);
  if (action === 'list') list(dir);
  else if (action === 'publish' && name) await publishRemote(dir, name, prepare);
  else if (action === 'rollback' && name) print(`${name} ${await rollback(dir, name, version)} is live`);
  else {
    const usage = `usage: ${command} list | publish <remote> | rollback <remote> [version]`;
    throw new RefusedError(`${usage}\nremotes: ${REMOTES.join(', ')}`);
  }
}
