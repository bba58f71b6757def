import { readCookie } from '@shop/shared/runtime';
import { STATISTICS_COOKIE } from '../rum/rum-report';

let path: string;
let traceId: string;

const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The header that makes the calls of a page one trace (https://www.w3.org/TR/trace-context/), once
 * the visitor allows statistics. Its id is a random number, kept nowhere, and ends with the page.
 */
export function traceHeaders(): Record<string, string> {
  if (readCookie(STATISTICS_COOKIE) !== '1') return {};
  if (path !== location.pathname) {
    path = location.pathname;
    traceId = randomHex(16);
  }
  return { traceparent: `00-${traceId}-${randomHex(8)}-01` };
}
