import type { ErrorReport } from './rum-report';

const MAX_REPORTS = 5;
const MAX_MESSAGE = 200;
const MAX_STACK = 1000;

export interface ErrorReportsOptions {
  send: (report: ErrorReport) => void;
  /** Path of the open page. */
  path: () => string;
}

/**
 * Reports errors to the shop: each message once, and only the first few of a visit.
 * @returns a function that takes the failed part and its error
 */
export function createErrorReports({ send, path }: ErrorReportsOptions) {
  const sent = new Set<string>();
  return (source: string, error: unknown): void => {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    if (sent.has(message) || sent.size === MAX_REPORTS) return;
    sent.add(message);
    send({ source, message: message.slice(0, MAX_MESSAGE), stack: stack.slice(0, MAX_STACK), path: path() });
  };
}
