import type { PageDocument } from '@shop/shared/page-documents';

/** What the studio tells the page in the frame. */
export type ToFrame =
  { type: 'document'; document: PageDocument; isReadOnly: boolean } | { type: 'select'; blockId: string | null };

/** What the page in the frame tells the studio. Paths are those of the document. */
export type ToStudio =
  | { type: 'ready' }
  | { type: 'selected'; blockId: string; path: string | null }
  | { type: 'typed'; blockId: string; path: string; text: string };

/** Nobody else sends with this mark; both sides check origin and sender besides. */
const MARK = 'shop-studio';

const TYPES = ['document', 'select', 'ready', 'selected', 'typed'];

function messageIn(data: unknown): (ToFrame | ToStudio) | null {
  if (typeof data !== 'object' || data === null || !('mark' in data) || data.mark !== MARK) return null;
  const { message } = data as { message?: { type?: unknown } }; // only our own code sends the mark
  // The same version of the studio is on both sides of the frame: it is one remote.
  return message && TYPES.includes(String(message.type)) ? (message as ToFrame | ToStudio) : null;
}

/** Sends to a window of this site; one of another gets nothing. */
export function send(target: Window, message: ToFrame | ToStudio): void {
  target.postMessage({ mark: MARK, message }, location.origin);
}

/**
 * Listens to one window of this site.
 * @param senderOf the window; null while there is none
 * @returns what ends it
 */
export function listen<Message extends ToFrame | ToStudio>(
  senderOf: () => Window | null,
  onMessage: (message: Message) => void,
): () => void {
  const handle = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source === null || source !== senderOf()) return;
    const message = messageIn(data);
    if (message) onMessage(message as Message); // each side sends messages of its own kind only
  };
  addEventListener('message', handle);
  return () => removeEventListener('message', handle);
}
