import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deployedVersion } from '@shop/shared/federation/registry';
import { RefusedError } from '@shop/node/refused-error';
import type { CheckTools } from '../checks';
import { readRegistry, type Releases } from '../releases';
import { liveWidgets } from './live-widgets';

/** The folder of the store that keeps the packages of every kit. */
const FOLDER = 'kit';
/** Named by its contents: the first digits of its SHA-256. */
const PACKAGE = /^[a-z-]+-([0-9a-f]{32})\.tgz$/;
/** Makes repositories. It reads the index, and so needs no name of its own. */
const CREATE_REMOTE = 'create-remote.tgz';

/** Anyone may ask, so the store and the API are asked no more often than this. */
const REMEMBERED_MS = 5000;

/** What a team needs to work in a repository of its own. */
export interface Kit {
  /** The packages, and the remotes that the site has, as JSON. */
  index: () => Promise<string>;
  /** Of the running API, in the schema language. */
  schema: () => Promise<string>;
  /** The types of the widgets that are live. */
  widgets: () => Promise<string>;
  /** Makes repositories. */
  createRemote: () => Buffer;
  /** A package by its name, also of an earlier kit: repositories name it in their lockfiles. */
  package: (file: string) => Promise<Buffer>;
  /** Puts the packages into the store, so that they outlive this build. */
  keep: () => Promise<void>;
}

export interface KitOptions {
  /** Made by the build. */
  dir: string;
  releases: Releases;
  checks: Pick<CheckTools, 'schema'>;
}

/** Asks again only when the last answer is older than `REMEMBERED_MS`. */
function remember<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | null = null;
  return () => {
    if (!last || Date.now() - last.at >= REMEMBERED_MS) {
      const asked = { at: Date.now(), answer: ask() };
      asked.answer.catch(() => {
        if (last === asked) last = null;
      });
      last = asked;
    }
    return last.answer;
  };
}

interface BuiltKit {
  packages: Record<string, string>;
}

/** @throws RefusedError with the code NOT_FOUND when the build has made none */
function readBuilt(dir: string, file: string): Buffer {
  const name = path.join(dir, file);
  if (!existsSync(name)) throw new RefusedError('this site was built without a kit', 'NOT_FOUND');
  return readFileSync(name);
}

const builtKit = (dir: string) => JSON.parse(readBuilt(dir, 'kit.json').toString()) as BuiltKit; // of our own build

/** Whoever can write to the store cannot put another package in the place of one. */
const isWhole = (bytes: Buffer, hash: string) => createHash('sha256').update(bytes).digest('hex').startsWith(hash);

/** Opens the kit of a built shop. */
export function openKit({ dir, releases, checks }: KitOptions): Kit {
  const { store } = releases;

  const live = async () =>
    Object.entries((await readRegistry(releases)).microFrontends).flatMap(([remote, versions]) => {
      const version = deployedVersion(versions)?.metadata.version;
      return version ? [{ remote, version }] : [];
    });

  const readText = async (key: string) => (await store.read(key))?.bytes.toString() ?? null;

  const findPackage = async (file: string): Promise<Buffer | null> => {
    const built = path.join(dir, file);
    if (existsSync(built)) return readFileSync(built);
    return (await store.read(`${FOLDER}/${file}`))?.bytes ?? null;
  };

  return {
    index: remember(async () => {
      const kit = builtKit(dir);
      const remotes = Object.keys((await readRegistry(releases)).microFrontends);
      return `${JSON.stringify({ ...kit, remotes }, null, 2)}\n`;
    }),
    schema: remember(checks.schema),
    widgets: remember(async () => liveWidgets(await live(), readText)),
    createRemote: () => readBuilt(dir, CREATE_REMOTE),
    async package(file) {
      const [, hash] = PACKAGE.exec(file) ?? [];
      const bytes = hash ? await findPackage(file) : null;
      if (!hash || !bytes || !isWhole(bytes, hash)) throw new RefusedError(`the kit has no ${file}`, 'NOT_FOUND');
      return bytes;
    },
    async keep() {
      if (!existsSync(path.join(dir, 'kit.json'))) return;
      for (const file of Object.values(builtKit(dir).packages))
        await store.putNew(`${FOLDER}/${file}`, readFileSync(path.join(dir, file)));
    },
  };
}
