import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeDurably } from '@shop/node/durable-files';
import { digestOf } from '@shop/node/bundles';
import type { Registry } from '@shop/shared/federation/registry';
import type { PublishedPage } from '@shop/shared/page-documents';
import type { Release } from '../releases/release';
import type { FoundBrowser } from './find-browser';
import type { VersionFiles } from '../releases/version-files';

/** In `DATA_DIR/delivery`: what the checks have found no fault in. */
const FILE = 'proven.json';

/** So that stricter checks of a newer program reach a build that was proven before. */
const MAX_AGE_MS = 86_400_000;
const MOST_KEPT = 200;

/** A build that had no fault, with all that it was compared with. */
interface Proof {
  key: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** Remembers what passed the checks, so that the same bytes are not checked again. */
export interface Proofs {
  /** @returns when it was proven; null when it was not, or too long ago */
  find: (key: string) => string | null;
  note: (key: string) => Promise<void>;
}

const isProof = (value: unknown): value is Proof =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string' && 'at' in value;

/** Opens the proofs of a data folder. A damaged file counts as empty. */
export function openProofs(dataDir: string, now: () => number = Date.now): Proofs {
  const file = path.join(dataDir, 'delivery', FILE);
  const read = (): Proof[] => {
    try {
      const proofs: unknown = JSON.parse(readFileSync(file, 'utf8'));
      const since = now() - MAX_AGE_MS;
      return Array.isArray(proofs) ? proofs.filter(isProof).filter(({ at }) => Date.parse(at) >= since) : [];
    } catch {
      return [];
    }
  };
  return {
    find: (key) => read().find((proof) => proof.key === key)?.at ?? null,
    async note(key) {
      const others = read().filter((proof) => proof.key !== key);
      const proofs = [...others, { key, at: new Date(now()).toISOString() }].slice(-MOST_KEPT);
      await writeDurably(file, JSON.stringify(proofs));
    },
  };
}

/** Everything that the result of the checks depends on. */
export interface ProofSubject {
  release: Release;
  files: VersionFiles;
  registry: Registry;
  schema: string;
  publishedPages: readonly PublishedPage[];
  lists: Readonly<Record<string, string>>;
  hostBytes: number;
  accepted: readonly string[];
  /** What was not tried in a browser is not proven where there is one. */
  browser: FoundBrowser;
  /** The host's program that renders routes. */
  pagesProgram: string;
}

/** What visitors get, without times and shares. */
function liveVersions({ host, microFrontends }: Registry) {
  const ofHost = host
    .filter(({ deployment }) => deployment.default)
    .map(({ metadata, extras }) => [metadata, extras.provides]);
  const ofRemotes = Object.entries(microFrontends).map(([name, versions]) => [
    name,
    versions
      .filter(({ deployment }) => deployment.traffic > 0)
      .map(({ metadata, deployment, extras: { routes, chunks, files } }) => [
        ...[metadata, deployment.default, routes, chunks, files],
      ]),
  ]);
  return [ofHost, ofRemotes];
}

/** Returns a digest of a build and of all that the checks compare it with. */
export function proofKeyOf({ files, registry, pagesProgram, ...facts }: ProofSubject): string {
  const digests = [...files].map(([name, bytes]) => [name, digestOf(bytes)]);
  const folder = path.dirname(pagesProgram);
  const programs = readdirSync(folder).filter((name) => name.endsWith('.cjs'));
  const program = programs.toSorted().map((name) => digestOf(readFileSync(path.join(folder, name))));
  const text = JSON.stringify([facts, digests, liveVersions(registry), program]);
  return createHash('sha256').update(text).digest('hex');
}
