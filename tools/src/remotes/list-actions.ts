import type { Change } from '@shop/shared/federation/registry';
import { RefusedError } from '@shop/shared/refused-error';
import { print, type Action } from './action';
import { printVersions } from './print-versions';

const LINE_WIDTH = 100;
const DEFAULT_LIMIT = 50;

/** All versions, of the host first. */
export const listAction: Action = async ({ delivery, values }) => printVersions(await delivery.list(), values.json);

function describe({ at, who, action, remote, from, to, traffic, why, commit }: Change): string {
  const time = at.slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace('T', ' ');
  const share = traffic !== undefined && traffic !== 100 ? ` at ${traffic} %` : '';
  const source = commit ? ` of ${commit.slice(0, 8)}` : '';
  return `${time}  ${who}: ${action} ${remote} ${from ?? 'none'} → ${to ?? 'none'}${share}${source}${why ? ` (${why})` : ''}`;
}

/** Who has changed what, the last change first. */
export const historyAction: Action = async ({ delivery, values }) => {
  const limit = values.limit ?? String(DEFAULT_LIMIT);
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new RefusedError('--limit is a number of changes, as in --limit 50');
  const changes = await delivery.history(Number(limit));
  if (values.json) print(JSON.stringify(changes, null, 2));
  else for (const change of changes) print(describe(change).slice(0, LINE_WIDTH));
};
