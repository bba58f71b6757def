import { RefusedError } from '@shop/node/refused-error';

const TIMEOUT_MS = 30_000;

/** Where a site has what remotes in a repository of their own need. */
const KIT_PATH = '/delivery/kit/';

/** What `/delivery/kit/index.json` says. */
export interface KitIndex {
  /** The versions of Node that the kit runs on. */
  node: string;
  /** The file of each package. */
  packages: Record<string, string>;
  /** The versions of the packages that host and remotes share. */
  provides: Record<string, string>;
  /** For packages of the registry, as in the `package.json` of npm. */
  overrides: Record<string, string>;
  /** The remotes that the site has. */
  remotes: string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isKitIndex = (value: unknown): value is KitIndex =>
  isRecord(value) &&
  typeof value.node === 'string' &&
  isRecord(value.packages) &&
  isRecord(value.provides) &&
  Array.isArray(value.remotes);

/** The address of a file of a site's kit. */
export const kitUrl = (site: string, file: string): string => new URL(KIT_PATH + file, site).href;

/** @throws RefusedError when the site does not answer, or has no such file */
export async function fetchKitFile(site: string, file: string): Promise<string> {
  const url = kitUrl(site, file);
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' }).catch(() => null);
  if (!response) throw new RefusedError(`${site} does not answer`);
  if (!response.ok) throw new RefusedError(`${site} has no kit: ${new URL(url).pathname} answers ${response.status}`);
  return response.text();
}

/** @throws RefusedError when the site does not answer, or has no kit */
export async function fetchKitIndex(site: string): Promise<KitIndex> {
  const text = await fetchKitFile(site, 'index.json');
  try {
    const index: unknown = JSON.parse(text);
    if (isKitIndex(index)) return index;
  } catch {
    // Refused below.
  }
  throw new RefusedError(`${site} has no kit: ${KIT_PATH}index.json does not list packages`);
}

/** What packages a `package.json` names, by the address of each. */
export function kitPackages(site: string, { packages }: KitIndex): Record<string, string> {
  return Object.fromEntries(Object.entries(packages).map(([name, file]) => [name, kitUrl(site, file)]));
}
