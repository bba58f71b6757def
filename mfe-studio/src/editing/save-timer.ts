const RETRY_MS = 3000;
const MAX_RETRY_MS = 30_000;
const SECOND_MS = 1000;

/** Runs the work later. Returns what calls it off. */
export type Later = (work: () => void, delayMs: number) => () => void;

/** Calls the server again: soon after typing, later and later while it fails. */
export class SaveTimer {
  private callOff: (() => void) | null = null;
  private failures = 0;
  private isClosed = false;

  constructor(
    private readonly later: Later,
    private readonly run: () => void,
  ) {}

  get isSet(): boolean {
    return this.callOff !== null;
  }

  set(delayMs: number): void {
    this.clear();
    if (!this.isClosed) this.callOff = this.later(this.run, delayMs);
  }

  clear(): void {
    this.callOff?.();
    this.callOff = null;
  }

  /** @param retryAfterS what the server asks for */
  setAfterFailure(retryAfterS: number | null): void {
    const delayMs = Math.min(RETRY_MS * 2 ** this.failures, MAX_RETRY_MS);
    this.failures += 1;
    this.set(Math.max(delayMs, (retryAfterS ?? 0) * SECOND_MS));
  }

  succeeded(): void {
    this.failures = 0;
  }

  close(): void {
    this.isClosed = true;
    this.clear();
  }
}
