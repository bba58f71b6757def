/** One thing that is wrong with what was asked for. */
export interface Fault {
  /** The file, route, operation or field. */
  where: string;
  what: string;
}

export type RefusalCode =
  | 'BAD_REQUEST'
  | 'CHECKS_FAILED'
  | 'CONFLICT'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'TOO_LARGE'
  | 'TOO_MANY_REQUESTS'
  | 'UNAUTHENTICATED';

/**
 * Thrown when a command or a program refuses a request. The caller sees only the message, which
 * gives the reason, the faults, and a report on them.
 */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: RefusalCode;
  readonly faults: readonly Fault[];
  /** A page of HTML; null when the faults say all. */
  readonly report: string | null;

  constructor(
    message: string,
    code: RefusalCode = 'BAD_REQUEST',
    faults: readonly Fault[] = [],
    report: string | null = null,
  ) {
    super(message);
    this.code = code;
    this.faults = faults;
    this.report = report;
  }
}
