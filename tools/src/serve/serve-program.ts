import { RefusedError } from '@shop/node/refused-error';
import { writeApiAddress } from '../check-tools';
import { releasesOf } from '../open-releases';
import { closeToOthers } from '../private-data';
import { isProgram, PROGRAMS, type ProgramName } from './programs';
import { publishAtStart } from './publish-at-start';
import { createProgramRunner, print } from './run-programs';

/** @throws RefusedError with one line for each setting that is missing */
function requireSettings(name: ProgramName, env: NodeJS.ProcessEnv): void {
  const missing = Object.entries(PROGRAMS[name].needed).filter(([setting]) => !env[setting]?.trim());
  const lines = missing.map(([setting, what]) => `${setting} is not set: ${name} needs ${what}`);
  if (lines.length > 0) throw new RefusedError(lines.join('\n'));
}

/**
 * The only writer of the registry publishes what a start publishes, before it answers. Commands on
 * its data ask the same API.
 */
async function prepareDelivery(env: NodeJS.ProcessEnv): Promise<void> {
  await publishAtStart(releasesOf(env));
  writeApiAddress(env, env.API_URL?.trim() ?? '');
}

/**
 * Runs one program alone until stopped, and restarts it when it ends or hangs.
 * @param word names it
 */
export async function serveProgram(word: string): Promise<void> {
  if (!isProgram(word))
    throw new RefusedError(`serve: no program "${word}"; there are ${Object.keys(PROGRAMS).join(', ')}`);
  const env = { ...process.env, NODE_ENV: 'production' };
  requireSettings(word, env);
  closeToOthers(env, print);
  if (word === 'delivery') await prepareDelivery(env);
  const { portSetting, port } = PROGRAMS[word];
  const run = createProgramRunner({ ...env, [portSetting]: process.env[portSetting]?.trim() || String(port) });
  const answering = await run(word, {});
  // Commands at its machine ask it by its own address, not through what balances several.
  if (word === 'api') writeApiAddress(env, `http://127.0.0.1:${answering}`);
  print(`${word} answers on port ${answering}`);
}
