import { whenIdle } from '../layout/when-idle';

/** What happens on a page, as the shop counts it. */
export type RumEvent =
  /** A page, or a widget of another remote, is alive. */
  | { kind: 'view'; remote: string; isPage?: true }
  | {
      /** `log` is for the logs only: no version is to blame. */
      kind: 'load' | 'boundary' | 'uncaught' | 'log';
      /** The part of the page that failed; of a load, the remote or `<remote>/<widget>`. */
      source: string;
      error: unknown;
    };

export type NoteEvent = (event: RumEvent) => void;

/**
 * Keeps events until the code that reports them has loaded, which begins with the first one, when
 * the page is idle. If it does not load, nobody is told, and nothing else happens.
 */
export function createRumQueue(load: () => Promise<(events: readonly RumEvent[]) => NoteEvent>): NoteEvent {
  const events: RumEvent[] = [];
  let note: NoteEvent = (event) => {
    if (events.push(event) > 1) return;
    whenIdle(() => {
      load().then(
        (start) => (note = start(events)),
        () => (note = () => undefined),
      );
    });
  };
  return (event) => note(event);
}
