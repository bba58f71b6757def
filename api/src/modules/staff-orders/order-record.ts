import type { OrderStatus } from '../../generated/resolvers-types';
import type { AuditAction, AuditEntry } from '../staff/audit-repository';
import type { EventRow } from './order-card-repository';

/** A move as the record keeps it: what taking it back needs. */
export interface RecordedMove {
  from: OrderStatus;
  to: OrderStatus;
  /** Cancelled after it was shipped: whether the goods are back. */
  isRestocked: boolean;
  /** The buyer was told, so it stays. */
  isTold: boolean;
}

/** What the record says of a change of an order. */
export interface RecordedChange {
  /** Of the order after the change. */
  revision: number;
  /** Names of the contract, never values. */
  fields: string[];
  move?: RecordedMove;
}

const UNDO_MS = 10 * 60_000;
/** The last of these decides whether a move can be taken back. */
const STEPS: ReadonlySet<string> = new Set<AuditAction>([
  'move-order',
  'undo-move',
  'return-goods',
  'buyer-cancel-order',
  'end-preview-order',
]);

/** An entry of the record about a change of an order. */
export function orderEntry(
  action: AuditAction,
  userId: number | null,
  orderId: number,
  change: RecordedChange,
): AuditEntry {
  return { action, userId, orderId, details: { ...change } };
}

/** The change that an entry tells of; null for other entries, such as a note. */
export function readChange({ details }: Pick<EventRow, 'details'>): RecordedChange | null {
  const change = JSON.parse(details) as Partial<RecordedChange>; // written by orderEntry, or other details
  if (change.revision === undefined) return null;
  return { revision: change.revision, fields: change.fields ?? [], ...(change.move && { move: change.move }) };
}

/** The move that may still be taken back; null when there is none. */
export function findUndoable(events: EventRow[], now: number): { move: RecordedMove; until: Date } | null {
  const last = events.findLast(({ action }) => STEPS.has(action));
  const move = last?.action === 'move-order' ? readChange(last)?.move : undefined;
  if (!last || !move || move.isTold) return null;
  const until = new Date(last.at.getTime() + UNDO_MS);
  return until.getTime() > now ? { move, until } : null;
}

/** When the last move of an order can no longer be taken back; null: it cannot be. */
export function undoUntil(events: EventRow[], now: number): Date | null {
  return findUndoable(events, now)?.until ?? null;
}
