/** A part of the log. Its ends are places in the whole log, in bytes. */
export interface LogPart {
  from: number;
  to: number;
  bytes: Buffer;
}

/** A part of the log is not there any more: only a new copy of the files helps. */
export class LogGoneError extends Error {
  override name = 'LogGoneError';
}
