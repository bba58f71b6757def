import { tmpdir } from 'node:os';
import path from 'node:path';
import { RefusedError } from '@shop/shared/refused-error';
import { keepHeartbeat, killHung } from './heartbeat';
import { printRefusal } from './print-refusal';
import { manageRemotes } from './remotes/manage-remotes';
import { serve } from './serve';

const HEARTBEAT = path.join(tmpdir(), 'shop-heartbeat');

/**
 * Refuses unless the site is ready. Engines of containers restart what has ended, not what hangs.
 * The supervisor restarts the site's programs, and is itself killed here when it hangs.
 */
async function checkHealth(): Promise<void> {
  if (killHung(HEARTBEAT)) throw new RefusedError('the supervisor has hung: it is killed');
  const { ok, status } = await fetch(`http://127.0.0.1:${process.env.PORT?.trim() || 3000}/readyz`);
  if (!ok) throw new RefusedError(`/readyz answers ${status}`);
}

/** What a built shop can do, without its sources and without tools of development. */
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  async serve() {
    keepHeartbeat(HEARTBEAT);
    await serve();
  },
  health: checkHealth,
  remotes: (args) =>
    manageRemotes(args, {
      command: 'node tools/dist/shop.cjs remotes',
      prepare: async () => undefined, // the build that lies here is all there is
      checkSources: async () => [],
    }),
};

async function main([name = '', ...args]: readonly string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command) throw new RefusedError(`usage: node tools/dist/shop.cjs ${Object.keys(COMMANDS).join(' | ')}`);
  await command(args);
}

main(process.argv.slice(2)).catch(printRefusal);
