import { tmpdir } from 'node:os';
import path from 'node:path';
import { RefusedError } from '@shop/node/refused-error';
import { keepHeartbeat, killHung } from './heartbeat';
import { printRefusal } from './print-refusal';
import { printKeys } from './print-keys';
import { NOTHING_CHECKED } from './remotes/action';
import { LOCAL_ACTIONS, LOCAL_PLACE } from './remotes/local-actions';
import { manageRemotes } from './remotes/manage-remotes';
import { openWorkplace } from './remotes/open-workplace';
import { examine } from './doctor/doctor';
import { manageStaff } from './manage-staff';
import { isProgram, PROGRAMS, serve } from './serve';

/** Of the whole site, or of the program that runs alone. */
const heartbeat = (word = '') => path.join(tmpdir(), word ? `shop-heartbeat-${word}` : 'shop-heartbeat');

/** Whether all that the program needs answers, or, of the publisher, whether it lives. */
function healthAddress(word = 'host'): string {
  if (!isProgram(word)) throw new RefusedError(`health: no program "${word}"`);
  const { portSetting, port, health } = PROGRAMS[word];
  return `http://127.0.0.1:${process.env[portSetting]?.trim() || port}${health}`;
}

/**
 * Refuses unless the site, or the program, is ready. Engines of containers restart what has ended,
 * not what hangs. The supervisor restarts its programs, and is itself killed here when it hangs.
 */
async function checkHealth([word]: readonly string[]): Promise<void> {
  if (killHung(heartbeat(word))) throw new RefusedError('the supervisor has hung: it is killed');
  const address = healthAddress(word);
  const { ok, status } = await fetch(address);
  if (!ok) throw new RefusedError(`${new URL(address).pathname} answers ${status}`);
}

/** What a built shop can do, without its sources and without tools of development. */
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  async serve(args) {
    keepHeartbeat(heartbeat(args[0]));
    await serve(args);
  },
  health: checkHealth,
  async keys() {
    printKeys();
  },
  async doctor(args) {
    process.exitCode = (await examine(args, 'node tools/dist/shop.cjs doctor')) ? 0 : 1;
  },
  staff: (args) => manageStaff(args, 'node tools/dist/shop.cjs staff'),
  remotes: (args) =>
    manageRemotes(args, {
      command: 'node tools/dist/shop.cjs remotes',
      open: openWorkplace,
      more: LOCAL_ACTIONS,
      place: LOCAL_PLACE,
      prepare: async () => undefined, // the build that lies here is all there is
      checkSources: async () => NOTHING_CHECKED,
    }),
};

async function main([name = '', ...args]: readonly string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command) throw new RefusedError(`usage: node tools/dist/shop.cjs ${Object.keys(COMMANDS).join(' | ')}`);
  await command(args);
}

main(process.argv.slice(2)).catch(printRefusal);
