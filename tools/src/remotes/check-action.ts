import { RefusedError } from '@shop/node/refused-error';
import { isRemoteName } from '../packages';
import { builtRelease, finishedRelease } from '../finished-release';
import { acceptedOf } from './arguments';
import { keepReport } from './keep-report';
import { NOTHING_CHECKED, print, printProof, requireName, type Action } from './action';

/** Builds, and says why the version may not go live; `--from` takes what is built already. */
export const checkAction: Action = async ({ delivery, names, values, prepare, checkSources, command }) => {
  const name = requireName(names[0], 'check');
  if (!values.from && !isRemoteName(name)) throw new RefusedError(`no remote is called ${name}`);
  const accepted = acceptedOf(values);
  await delivery.requireRight('publish', name);
  const isBuiltHere = !values.from && isRemoteName(name);
  if (isBuiltHere) await prepare(name);
  const finished = isBuiltHere ? builtRelease(name) : finishedRelease(values.from ?? '', name);
  const [ofSources, ofBuild] = await Promise.all([
    isBuiltHere ? checkSources(name) : NOTHING_CHECKED,
    delivery.check({ ...finished, accepted }),
  ]);
  for (const note of ofBuild.notes) print(note);
  keepReport(ofBuild.report, name, values);
  const faults = [...ofSources.faults, ...ofBuild.faults];
  const { version } = finished.release;
  if (faults.length > 0) throw new RefusedError(`${name} ${version} may not go live`, 'CHECKS_FAILED', faults);
  printProof('types', ofSources);
  printProof('all other checks', ofBuild);
  print(`${name} ${version} has no fault`);
  print(`to make it live: ${command} publish ${name}${values.from ? ` --from ${values.from}` : ''}`);
};
