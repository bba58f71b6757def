import { RefusedError } from '@shop/node/refused-error';
import { isRemoteName } from '../packages';
import { builtRelease, finishedRelease } from '../finished-release';
import { print, printLive, printProof, requireName, type Action } from './action';
import { acceptedOf, shareOf } from './arguments';
import { keepReport, reportIn } from './keep-report';

/** Builds, checks, uploads and switches; `--from` publishes what is built already. */
export const publishAction: Action = async (call) => {
  const { delivery, names, values, prepare, checkSources, command } = call;
  const name = requireName(names[0], 'publish');
  if (!values.from && !isRemoteName(name)) throw new RefusedError(`no remote is called ${name}`);
  const traffic = shareOf(values.traffic ?? '100');
  const accepted = acceptedOf(values);
  await delivery.requireRight('publish', name);
  const isBuiltHere = !values.from && isRemoteName(name);
  if (isBuiltHere) await prepare(name);
  const built = isBuiltHere ? builtRelease(name) : finishedRelease(values.from ?? '', name);
  const alongside = async () => {
    if (!isBuiltHere) return [];
    const ofSources = await checkSources(name);
    printProof('types', ofSources);
    return ofSources.faults;
  };
  const options = { ...built, isForced: values.force, traffic, accepted, alongside };
  const published = await delivery.publish(options).catch((error: unknown) => {
    keepReport(reportIn(error), name, values);
    throw error;
  });
  printProof('all other checks', published);
  for (const note of published.notes) print(note);
  keepReport(published.report, name, values);
  const { version } = built.release;
  print(`published ${name} ${version}`);
  const next = traffic === 0 ? `to give it visitors: ${command} promote ${name}@${version} --traffic 10` : null;
  await printLive(call, name, next ?? `to take it back: ${command} rollback ${name}`);
};
