import { digestOf } from '@shop/node/bundles';
import { RefusedError, type Fault, type RefusalCode } from '@shop/node/refused-error';
import type { Checked } from '../checks';
import {
  readVersionFiles,
  type FinishedRelease,
  type ListedVersion,
  type Published,
  type PublishOptions,
} from '../releases';
import type { Delivery } from './delivery';

const TIMEOUT_MS = 60_000;
const AT_ONCE = 4;

interface Refusal {
  code: RefusalCode;
  message: string;
  faults?: Fault[];
  report?: string;
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

export interface Site {
  /** The site's address, as in `https://shop.example`. */
  url: string;
  /** The text of a token. */
  token: string;
}

/** Calls `/delivery` of a site. */
function createCaller({ url, token }: Site) {
  const base = new URL('/delivery/', url).href;
  return async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> => {
    const isFile = Buffer.isBuffer(body);
    const answer = await fetch(base + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body !== undefined && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    }).catch((error: unknown) => {
      const reason = error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : '';
      throw new RefusedError(`${url} cannot be reached: ${reason}`);
    });
    if (answer.status === 204) return undefined as T; // the caller of such a path expects nothing
    const value: unknown = await answer.json().catch(() => null);
    if (answer.ok) return value as T; // the publisher answers with what their caller names
    if (isRefusal(value)) throw new RefusedError(value.message, value.code, value.faults, value.report);
    throw new RefusedError(`${url} answers ${answer.status}: is it a shop with delivery?`);
  };
}

type Call = ReturnType<typeof createCaller>;

/** The commit of the live version, when the publisher's sources contain it. */
async function containedCommit(call: Call, { release, contains }: PublishOptions): Promise<string | undefined> {
  const versions = await call<ListedVersion[]>('GET', 'versions');
  const commit = versions.find(({ remote, isLive }) => remote === release.name && isLive)?.source?.commit;
  return commit && (!contains || contains(commit)) ? commit : undefined;
}

/** Sends the files of a build, or gives up. Returns the address of what has arrived. */
async function upload(call: Call, { release, dir }: FinishedRelease): Promise<string> {
  const remote = `remotes/${release.name}`;
  const files = [...readVersionFiles(dir)];
  const announced = files.map(([path, bytes]) => ({ path, digest: digestOf(bytes) }));
  const { id } = await call<{ id: string }>('POST', `${remote}/uploads`, { release, files: announced });
  const put = ([path, bytes]: [string, Buffer]) =>
    call('PUT', `${remote}/uploads/${id}/files/${path.split('/').map(encodeURIComponent).join('/')}`, bytes);
  try {
    for (let start = 0; start < files.length; start += AT_ONCE)
      await Promise.all(files.slice(start, start + AT_ONCE).map(put));
  } catch (error) {
    await call('DELETE', `${remote}/uploads/${id}`).catch(() => undefined); // it ends by itself, too
    throw error;
  }
  return `${remote}/uploads/${id}`;
}

async function publishTo(call: Call, options: PublishOptions): Promise<Published> {
  const { release, source, traffic, isForced, accepted, alongside } = options;
  const contained = await containedCommit(call, options);
  const [address, faults] = await Promise.all([upload(call, options), alongside?.() ?? []]);
  if (faults.length > 0) {
    await call('DELETE', address).catch(() => undefined); // it ends by itself, too
    throw new RefusedError(`${release.name} was not published`, 'CHECKS_FAILED', faults);
  }
  return call('POST', `${address}/publish`, { source, traffic, isForced, accepted, contained });
}

/** Works on a site, by its address and with a token. */
export function remoteDelivery(site: Site): Delivery {
  const call = createCaller(site);
  const change = <T>(name: string, action: string, body: object) =>
    call<T>('POST', `remotes/${encodeURIComponent(name)}/${action}`, body);
  return {
    address: site.url,
    list: () => call('GET', 'versions'),
    requireRight: (right, name) => call('GET', `remotes/${encodeURIComponent(name)}/rights/${right}`),
    check: async (finished) =>
      call<Checked>('POST', `${await upload(call, finished)}/check`, { accepted: finished.accepted }),
    checkApi: () => call('GET', 'api-check'),
    publish: (options) => publishTo(call, options),
    promote: async (name, version, options) =>
      (await change<{ traffic: number }>(name, 'promote', { version, ...options })).traffic,
    rollback: (name, { wanted, named } = {}) => change(name, 'rollback', { version: wanted, takesBack: named }),
    withdraw: async (name, version, why) =>
      (await change<{ live: string | null }>(name, 'withdraw', { version, why })).live ?? undefined,
    unpublish: (name) => change(name, 'unpublish', {}),
    preview: async (versions, hours) => (await call<{ path: string }>('POST', 'previews', { versions, hours })).path,
    history: (limit) => call('GET', `history${limit ? `?limit=${limit}` : ''}`),
    status: () => call('GET', 'status'),
    explain: (what) => call('POST', 'explain', { what }),
    hosts: () => call('GET', 'hosts'),
    following: () => call('GET', 'following'),
    disagreements: () => call('GET', 'disagreements'),
  };
}
