import { connect } from 'node:tls';
import { counted } from '@shop/shared/counted';
import type { Finding } from '@shop/node/operator';

const TIMEOUT_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Certificates are renewed a month before they end; what is left shows that it was not. */
const LEAST_DAYS = 14;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/** Days until the certificate of a server ends; rejects when there is no connection. */
function daysLeft({ hostname, port }: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout: TIMEOUT_MS });
    socket.once('secureConnect', () => {
      resolve((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
      socket.end();
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
}

async function lookAtCertificate(address: URL): Promise<Finding> {
  const days = Math.floor(await daysLeft(address));
  const text = `the certificate of ${address.hostname} ends in ${counted(days, 'day')}`;
  return days < LEAST_DAYS
    ? { check: 'certificate', level: 'warning', text, wayOut: 'see why it was not renewed' }
    : { check: 'certificate', level: 'good', text, wayOut: null };
}

/** The host sends HSTS when a proxy says that the visitor came by https. */
function lookAtProxy(headers: Headers): Finding {
  return headers.has('strict-transport-security')
    ? { check: 'proxy', level: 'good', text: 'the proxy says that visitors come by https', wayOut: null }
    : {
        ...{ check: 'proxy', level: 'fault', text: 'the site does not learn that visitors come by https' },
        wayOut: 'let the proxy set X-Forwarded-Proto, and name it in TRUSTED_PROXIES (docs/operations.md)',
      };
}

/** Looks at the shop as visitors reach it. */
export async function examineSite(publicUrl: string): Promise<Finding[]> {
  const address = new URL('/readyz', publicUrl);
  let response: Response;
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    return [
      {
        ...{ check: 'site', level: 'fault', text: `${publicUrl} does not answer: ${reasonOf(error)}` },
        wayOut: 'start the shop; if it runs, PUBLIC_URL or the proxy is wrong',
      },
    ];
  }
  const site: Finding = response.ok
    ? { check: 'site', level: 'good', text: `${publicUrl} is ready`, wayOut: null }
    : {
        ...{ check: 'site', level: 'fault', text: `${address.href} answers ${response.status}` },
        wayOut: 'see the last lines of its log',
      };
  if (address.protocol !== 'https:') return [site];
  const certificate = await lookAtCertificate(address).catch((error: unknown): Finding => ({
    ...{ check: 'certificate', level: 'fault', text: reasonOf(error), wayOut: 'check the certificate of the proxy' },
  }));
  return [site, lookAtProxy(response.headers), certificate];
}
