import { parseArgs } from 'node:util';
import { isRemoteName, REMOTES, type RemoteName } from './packages';
import { printVersions } from './print-versions';
import { publishBuilt, storeDir } from './publish-built';
import { RefusedError } from './refused-error';
import { rollback, unpublish, withdraw } from './store/live-version';
import { isStore } from './store/store-file';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Makes sure that the build of a remote is the one to publish. */
export type Prepare = (name: RemoteName) => Promise<void>;

export interface ManageRemotesOptions {
  /** How the command is called, for its help. */
  command: string;
  prepare: Prepare;
}

/** The examples of the help, in the order in which a team meets them. */
const HELP: readonly [example: string, meaning: string][] = [
  ['list', 'the versions in the store; * marks the live ones'],
  ['list --json', 'the same for programs'],
  ['publish mfe-catalog', 'builds the remote if it is stale and makes it live'],
  ['publish mfe-catalog --force', 'the same over a live version of other sources'],
  ['publish mfe-catalog --store', 'the same into a new store in DATA_DIR'],
  ['rollback mfe-catalog', 'makes the last version live again that was live before'],
  ['rollback mfe-catalog 1.0.0-eab9739b', 'makes a named version live again'],
  ['withdraw mfe-catalog@1.0.0-eab9739b --why "empty cart"', 'marks a version: it is never live again'],
  ['unpublish mfe-catalog', 'takes the remote off the site; publish brings it back'],
];

function help(command: string): string {
  const lines = HELP.map(([example, meaning]) => `  ${example}\n      ${meaning}`);
  return [`${command} <action>, on the store in DATA_DIR`, ...lines, `remotes: ${REMOTES.join(', ')}`].join('\n');
}

/**
 * A command without the site's DATA_DIR would change a store that no site follows.
 * @throws RefusedError when the folder is no store
 */
function requireStore(dir: string): void {
  if (isStore(dir)) return;
  throw new RefusedError(
    `no store is in ${dir}: set DATA_DIR to the folder of the site, or make a new store with publish --store`,
  );
}

function requireName(name: string | undefined, action: string): string {
  if (!name) throw new RefusedError(`${action} needs the name of a remote: ${REMOTES.join(', ')}`);
  return name;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        store: { type: 'boolean', default: false },
        why: { type: 'string' },
      },
    });
  } catch (error) {
    throw new RefusedError(error instanceof Error ? error.message : String(error));
  }
}

type Values = ReturnType<typeof parse>['values'];

/** What a command knows: the store, its arguments, and how to go on. */
interface Call extends ManageRemotesOptions {
  dir: string;
  names: readonly (string | undefined)[];
  values: Values;
}

/** How every change ends: what is live now, in which store, and what to do next. */
function printLive(dir: string, name: string, version: string | undefined, next: string): void {
  print(version ? `${name} ${version} is live` : `no version of ${name} is live`);
  print(`store: ${dir}`);
  print(next);
}

async function publishAction({ dir, names, values, prepare, command }: Call): Promise<void> {
  const name = requireName(names[0], 'publish');
  if (!isRemoteName(name)) throw new RefusedError(`no remote is called ${name}`);
  if (!values.store) requireStore(dir);
  await prepare(name);
  const version = await publishBuilt(dir, name, values.force);
  printLive(dir, name, version, `to take it back: ${command} rollback ${name}`);
}

async function rollbackAction({ dir, names, command }: Call): Promise<void> {
  const name = requireName(names[0], 'rollback');
  const version = await rollback(dir, name, names[1]);
  printLive(dir, name, version, `once it is mended: ${command} publish ${name}`);
}

async function withdrawAction({ dir, names: [target], values, command }: Call): Promise<void> {
  const [name, version] = requireName(target, 'withdraw').split('@');
  if (!name || !version) throw new RefusedError('withdraw needs a version, as in mfe-catalog@1.0.0-eab9739b');
  if (!values.why) throw new RefusedError('withdraw needs the reason, as in --why "empty cart"');
  const live = await withdraw(dir, name, version, values.why);
  printLive(dir, name, live, `to see all: ${command} list`);
}

async function unpublishAction({ dir, names, command }: Call): Promise<void> {
  const name = requireName(names[0], 'unpublish');
  await unpublish(dir, name);
  printLive(dir, name, undefined, `to bring it back: ${command} publish ${name}`);
}

const ACTIONS: Readonly<Record<string, (call: Call) => Promise<void>>> = {
  list: async ({ dir, values }) => printVersions(dir, values.json),
  publish: publishAction,
  rollback: rollbackAction,
  withdraw: withdrawAction,
  unpublish: unpublishAction,
};

/** Runs an action on the store in `DATA_DIR`; without one, prints the help. */
export async function manageRemotes(args: readonly string[], options: ManageRemotesOptions): Promise<void> {
  const { positionals, values } = parse(args);
  const [action, ...names] = positionals;
  if (!action || action === 'help') {
    print(help(options.command));
    return;
  }
  const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!run) throw new RefusedError(`no action "${action}"; ${options.command} prints those there are`);
  const dir = storeDir(process.env);
  if (action !== 'publish') requireStore(dir);
  await run({ ...options, dir, names, values });
}
