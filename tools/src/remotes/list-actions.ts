import type { Change } from '@shop/shared/federation/registry';
import { print, timeOf, type Action } from './action';
import { countOf } from './arguments';
import { printVersions } from './print-versions';

const LINE_WIDTH = 100;
const DEFAULT_LIMIT = 50;

/** All versions, of the host first. */
export const listAction: Action = async ({ delivery, values }) => printVersions(await delivery.list(), values.json);

/** One change of the history in one line. */
export function changeLine({ at, who, action, remote, from, to, traffic, why, commit }: Change): string {
  const time = timeOf(at);
  const share = traffic !== undefined && traffic !== 100 ? ` at ${traffic} %` : '';
  const source = commit ? ` of ${commit.slice(0, 8)}` : '';
  return `${time}  ${who}: ${action} ${remote} ${from ?? 'none'} → ${to ?? 'none'}${share}${source}${why ? ` (${why})` : ''}`;
}

/** Who has changed what, the last change first. */
export const historyAction: Action = async ({ delivery, values }) => {
  const changes = await delivery.history(values.limit ? countOf(values.limit, 'limit') : DEFAULT_LIMIT);
  if (values.json) print(JSON.stringify(changes, null, 2));
  else for (const change of changes) print(changeLine(change).slice(0, LINE_WIDTH));
};
