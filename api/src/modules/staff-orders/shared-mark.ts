/** Short beside the 4 s after which a list asks again. */
const SHARED_MS = 500;

export interface SharedMark {
  /** The mark now. */
  read: () => Promise<string>;
  /** As of at most half a second ago: however many lists are open, it is read twice a second. */
  recent: () => Promise<string>;
}

/**
 * Shares the mark of all orders between the open lists that ask for it.
 * @param now a clock in ms
 */
export function createSharedMark(readMark: () => Promise<string>, now = () => performance.now()): SharedMark {
  let last: { at: number; mark: Promise<string> } | null = null;
  const read = () => {
    const reading = { at: now(), mark: readMark() };
    last = reading;
    reading.mark.catch(() => {
      if (last === reading) last = null;
    });
    return reading.mark;
  };
  return { read, recent: () => (last && now() - last.at < SHARED_MS ? last.mark : read()) };
}
