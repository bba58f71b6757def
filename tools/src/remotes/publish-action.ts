import { RefusedError } from '@shop/shared/refused-error';
import { isRemoteName } from '../packages';
import { builtRelease, finishedRelease } from '../finished-release';
import { print, printLive, requireName, type Action } from './action';
import { shareOf } from './arguments';

/** Builds, checks, uploads and switches; `--from` publishes what is built already. */
export const publishAction: Action = async (call) => {
  const { delivery, names, values, prepare, checkSources, command } = call;
  const name = requireName(names[0], 'publish');
  if (!values.from && !isRemoteName(name)) throw new RefusedError(`no remote is called ${name}`);
  const traffic = shareOf(values.traffic ?? '100');
  if (!values.from && isRemoteName(name)) {
    await prepare(name);
    const faults = await checkSources(name);
    if (faults.length > 0) throw new RefusedError(`${name} was not published`, 'CHECKS_FAILED', faults);
  }
  const built = values.from || !isRemoteName(name) ? finishedRelease(values.from ?? '', name) : builtRelease(name);
  await delivery.publish({ ...built, isForced: values.force, traffic });
  const { version } = built.release;
  print(`published ${name} ${version}`);
  const next = traffic === 0 ? `to give it visitors: ${command} promote ${name}@${version} --traffic 10` : null;
  await printLive(call, name, next ?? `to take it back: ${command} rollback ${name}`);
};
