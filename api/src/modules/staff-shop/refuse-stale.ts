import { AppError } from '../../errors/app-error';
import type { StaffTableRepository, TableEvent } from './staff-table-repository';

/** The changes of a save, as its record names them. */
export interface SavedFields {
  revision: number;
  fields: string[];
}

/**
 * A refusal that says who has changed what since somebody has read it.
 * @param events the saves since then, the latest first
 */
export function staleError(what: string, revision: number, seen: number, events: readonly TableEvent[]): AppError {
  const saved = events.map(({ details }) => JSON.parse(details) as SavedFields); // written by the saves
  const [last] = events;
  const conflict = {
    ...{ revision, by: last?.by ?? null, at: (last?.at ?? new Date()).toISOString() },
    fields: [...new Set(saved.flatMap(({ fields }) => fields))],
  };
  return new AppError('CONFLICT', `${what} has revision ${revision}, not ${seen}`, { conflict });
}

interface EditedTable {
  name: 'delivery' | 'shop' | 'site';
  action: 'save-delivery' | 'save-shop' | 'save-site';
}

/**
 * Lets others who save wait, and refuses what is older than the table.
 * @throws AppError CONFLICT with `conflict`
 */
export async function refuseStale(
  tables: StaffTableRepository,
  { name, action }: EditedTable,
  seen: number,
): Promise<void> {
  const revision = await tables.lock(name);
  if (revision === seen) return;
  throw staleError(`the ${name}`, revision, seen, await tables.findEvents(action, Math.max(0, revision - seen)));
}
