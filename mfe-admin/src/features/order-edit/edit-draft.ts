import { clearDraft, readDraft, saveDraft, type DraftContext } from '@shop/shared/drafts';
import { changedFields, mergeValues, valuesOf, type EditField, type EditValues, type Order } from '../../order';

/** An edit of an order that is not saved. */
export interface EditDraft {
  /** The revision of the order that the edit began with, and what its fields said. */
  revision: number;
  base: EditValues;
  values: EditValues;
  /** What somebody else has saved meanwhile; null until every conflict is settled. */
  theirs: { revision: number; values: EditValues } | null;
  /** Fields that both have changed. */
  conflicts: readonly EditField[];
  /** Who has changed the order meanwhile. */
  mergedWith: string | null;
}

const keyOf = (id: number) => `admin:order:${id}`;

/** Begins an edit. */
export function startDraft(order: Order): EditDraft {
  const values = valuesOf(order);
  return { revision: order.revision, base: values, values, theirs: null, conflicts: [], mergedWith: null };
}

/** Brings an edit to the order as it is now. */
export function rebase(draft: EditDraft, order: Order): EditDraft {
  const seen = draft.theirs ?? draft;
  if (order.revision <= seen.revision) return draft;
  const theirs = valuesOf(order);
  const { values, conflicts } = mergeValues(draft.base, draft.values, theirs);
  const mergedWith = order.history.at(-1)?.by ?? 'Другой человек';
  if (conflicts.length > 0)
    return { ...draft, values, conflicts, theirs: { revision: order.revision, values: theirs }, mergedWith };
  return { revision: order.revision, base: theirs, values, theirs: null, conflicts, mergedWith };
}

/** Ends the conflict of one field. After the last one, the edit goes on from the order of now. */
export function settle(draft: EditDraft, field: EditField, choice: 'mine' | 'theirs'): EditDraft {
  const { theirs } = draft;
  if (!theirs) return draft;
  const values = choice === 'mine' ? draft.values : { ...draft.values, [field]: theirs.values[field] };
  const conflicts = draft.conflicts.filter((name) => name !== field);
  if (conflicts.length > 0) return { ...draft, values, conflicts };
  return { ...draft, values, conflicts, revision: theirs.revision, base: theirs.values, theirs: null };
}

export const hasChanges = ({ base, values }: EditDraft): boolean => changedFields(base, values).length > 0;

/** What was typed earlier in this browser; null for nothing. */
export function readEdit(context: DraftContext, order: Order): EditDraft | null {
  const values = valuesOf(order);
  const kept = readDraft(context, keyOf(order.id), { revision: order.revision, base: values, values });
  if (!kept) return null;
  const draft = { ...startDraft(order), ...kept };
  return hasChanges(draft) ? rebase(draft, order) : null;
}

/** Keeps what was typed. A conflict is kept as it began, so that the next visit meets it again. */
export function keepEdit(context: DraftContext, id: number, draft: EditDraft): void {
  const { revision, base, values } = draft;
  if (hasChanges(draft)) saveDraft(context, keyOf(id), { revision, base, values });
  else forgetEdit(context, id);
}

export function forgetEdit(context: DraftContext, id: number): void {
  clearDraft(context, keyOf(id));
}
