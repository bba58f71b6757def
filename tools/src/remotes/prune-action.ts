import { prune } from '@shop/publisher/releases';
import { counted } from '@shop/shared/counted';
import { RefusedError } from '@shop/node/refused-error';
import { releasesOf } from '../open-releases';
import { print, type Action } from './action';

/** Removes versions that nobody needs any more. */
export const pruneAction: Action = async ({ values, command }) => {
  if (values.site !== undefined) throw new RefusedError('prune works on the machine that has DATA_DIR, without --site');
  const removed = await prune(releasesOf(process.env));
  for (const folder of removed) print(`removed ${folder.replace('/', ' ')}`);
  print(
    removed.length === 0
      ? 'nothing to remove'
      : `removed ${counted(removed.length, 'version')}; ${command} list shows the others`,
  );
};
