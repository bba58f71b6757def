import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RefusedError } from '@shop/node/refused-error';

/** Committed, so that everybody knows which tree has passed `npm run test:all`. */
export const PROVEN_FILE = '.ci/proven-tree.json';

export interface ProvenTree {
  /** Git's id of the tree. */
  tree: string;
  /** How many tests it has passed. */
  passed: number;
  /** When, in ISO 8601. */
  at: string;
  /** The version of Node. */
  node: string;
}

/** What `npm test` knows of the changes since the tree that was proven last. */
export type Changes =
  | { isKnown: true; files: readonly string[] }
  /** @property reason for people */
  | { isKnown: false; reason: string };

/** A repository of git. `root` is its folder. */
export function provenTreeIn(root: string) {
  const file = path.join(root, PROVEN_FILE);
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd();
  const lines = (...args: string[]) =>
    git(...args)
      .split('\n')
      .filter(Boolean);
  const has = (tree: string) => {
    try {
      return git('cat-file', '-t', tree) === 'tree';
    } catch {
      return false; // a clone without that part of the history, or no repository
    }
  };

  function read(): ProvenTree | null {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ProvenTree) : null; // written below
  }

  /** @returns the id of the committed tree; null when something is not committed */
  function committedTree(): string | null {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD^{tree}') : null;
  }

  /** The record itself changes nothing that could be proven. */
  function changedSince(tree: string): string[] {
    const changed = [...lines('diff', '--name-only', tree), ...lines('ls-files', '--others', '--exclude-standard')];
    return [...new Set(changed)].filter((name) => name !== PROVEN_FILE).toSorted();
  }

  return {
    committedTree,

    write(proven: ProvenTree): void {
      writeFileSync(file, `${JSON.stringify(proven, null, 2)}\n`);
    },

    /** The files that differ from the proven tree, committed or not. */
    changes(): Changes {
      const proven = read();
      if (!proven)
        return { isKnown: false, reason: `no tree has passed "npm run test:all" yet: there is no ${PROVEN_FILE}` };
      if (!has(proven.tree))
        return { isKnown: false, reason: `${PROVEN_FILE} names a tree that this clone does not have` };
      return { isKnown: true, files: changedSince(proven.tree) };
    },

    /**
     * Lets only a tree pass that has passed `npm run test:all`.
     * @throws RefusedError that says what differs
     */
    refuseUnproven(): void {
      const changes = this.changes();
      if (!changes.isKnown) throw new RefusedError(`Not released: ${changes.reason}.`);
      if (changes.files.length > 0)
        throw new RefusedError(
          `Not released: ${changes.files.join(', ')} differ from the tree that has passed "npm run test:all". Run it, and commit ${PROVEN_FILE}.`,
        );
    },
  };
}
