import { randomBytes } from 'node:crypto';
import type { Change } from '@shop/shared/federation/registry';
import type { Store } from '@shop/node/store';

const FOLDER = 'history/';

/** What a change does, without who asked for it and when. */
export type ChangeFacts = Omit<Change, 'id' | 'at' | 'who'>;

/** Describes a change that is made now. Its id begins with the time, so that ids sort by time. */
export function newChange(who: string, facts: ChangeFacts): Change {
  const at = new Date().toISOString();
  const id = `${at.replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
  return { id, at, who, ...facts };
}

/** Adds a change to the history; the same one again changes nothing. */
export async function recordChange(store: Store, change: Change): Promise<void> {
  await store.putNew(`${FOLDER}${change.id}.json`, Buffer.from(`${JSON.stringify(change, null, 2)}\n`));
}

/** @returns the latest changes, the last one first */
export async function listHistory(store: Store, limit = Infinity): Promise<Change[]> {
  const keys = (await store.list(FOLDER)).toReversed().slice(0, limit);
  const objects = await Promise.all(keys.map((key) => store.read(key)));
  return objects.flatMap((object) => (object ? [JSON.parse(object.bytes.toString('utf8')) as Change] : [])); // by `recordChange`
}
