import { restoreRegistry } from '@shop/publisher/releases';
import { RefusedError } from '@shop/node/refused-error';
import { releasesOf } from '../open-releases';
import { print, type Action } from './action';

/** Makes the older registry count that was put into the store on purpose. */
export const restoreAction: Action = async ({ values, command }) => {
  if (values.site !== undefined)
    throw new RefusedError('restore works on the machine that has DATA_DIR, without --site');
  const isAccepted = values['accept-older'];
  const { of, lost } = await restoreRegistry(releasesOf(process.env), { isAccepted });
  for (const { where, what } of lost) print(`${where}: ${what}`);
  print(
    isAccepted
      ? `the registry of ${of} counts again; ${command} list shows what is live`
      : `the registry of ${of} is the newest that is known: nothing to restore`,
  );
};
