import { RefusedError } from '@shop/node/refused-error';
import { installNewPackage } from '../../lib/install.mjs';
import { buildRemote, buildTargets } from '../build-targets';
import { checkTypes } from '../check-types';
import { createRemote, shortNameOf } from '../create-remote';
import { oneRemote, parseDevArguments } from '../dev/dev-arguments';
import { developOnSite } from '../dev/dev-on-site';
import { generateAll, generateTypes } from '../generate';
import { isRemoteName, REMOTES, remoteTarget, type RemoteName } from '../packages';
import { printRefusal } from '../print-refusal';
import { refuseTakenPort } from '../program';
import { readPort } from '../read-port';
import { parseArguments } from '../remotes/arguments';
import { manageRemotes } from '../remotes/manage-remotes';
import { openSite } from '../remotes/open-site';
import { requireFree } from './create-repository';
import { fetchKitIndex } from './kit-index';
import { nextSteps } from './next-steps';
import { isKitOf, siteOfRepository, updateKit } from './update-kit';

type Command = (args: readonly string[]) => Promise<void>;

const DEFAULT_PORT = 3000;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** @throws RefusedError when nothing names one */
function requireSite(): string {
  const site = siteOfRepository();
  if (!site) throw new RefusedError('package.json names no site, as in "shop": { "site": "https://shop.example" }');
  return site;
}

async function build(names: readonly RemoteName[]): Promise<void> {
  generateTypes();
  await buildTargets(names.map(remoteTarget), ({ name }) => buildRemote(name), print);
}

function remotesIn(names: readonly string[]): readonly RemoteName[] {
  if (names.length === 0) return REMOTES;
  const unknown = names.find((name) => !isRemoteName(name));
  if (unknown) throw new RefusedError(`no remote is called ${unknown}; there are ${REMOTES.join(', ')}`);
  return names.filter(isRemoteName);
}

/** A version that is built with an older kit may not go live, and the reason should be near. */
async function noteOldKit(site: string): Promise<void> {
  if (!(await isKitOf(site)))
    print("this repository has another kit than the site: npm run update-kit takes the site's");
}

const COMMANDS: Readonly<Record<string, Command>> = {
  build: (args) => build(remotesIn(args)),
  codegen: generateAll,
  async 'create-remote'([name]) {
    const short = shortNameOf(name);
    requireFree(await fetchKitIndex(requireSite()), short);
    const remote = createRemote(short);
    installNewPackage();
    for (const line of nextSteps(remote)) print(line);
  },
  async dev(args) {
    const { chosen, site = requireSite() } = parseDevArguments(args);
    const port = readPort(DEFAULT_PORT);
    await refuseTakenPort(port);
    await developOnSite(oneRemote(chosen), site, port);
  },
  async remotes(args) {
    const { positionals, values } = parseArguments(args);
    const { site = requireSite() } = values;
    const open = async () => openSite(site);
    if (positionals[0] === 'check' || positionals[0] === 'publish') {
      await open(); // refuses what is no address, or has no token
      await noteOldKit(site);
    }
    await manageRemotes(values.site ? args : [...args, '--site', site], {
      command: 'npm run remotes --',
      place: `${requireSite()} or, with --site, on another site`,
      open,
      prepare: (name) => build([name]),
      checkSources: checkTypes,
    });
  },
  async 'update-kit'() {
    const site = requireSite();
    await updateKit(site);
    print(`packages, schema.graphql and widgets.d.ts are those of ${site}`);
  },
};

async function main([name = '', ...args]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new RefusedError(`no command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}`);
  await command(args);
}

await main(process.argv.slice(2)).catch(printRefusal);
