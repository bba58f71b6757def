import type { PageDocument } from '@shop/shared/page-documents';

/** What the studio tells the frame with the page. */
export type ToCanvas = { type: 'document'; document: PageDocument } | { type: 'select'; blockId: string | null };

/** What the frame tells the studio. */
export type FromCanvas =
  | { type: 'ready' }
  | { type: 'selected'; blockId: string; path: string | null }
  | { type: 'typed'; blockId: string; path: string; text: string };

const TYPES: ReadonlySet<unknown> = new Set(['ready', 'selected', 'typed']);

/** Whether a message is one of the frame's. Others of this origin may send messages, too. */
export function isFromCanvas(data: unknown): data is FromCanvas {
  return typeof data === 'object' && data !== null && 'type' in data && TYPES.has(data.type);
}
