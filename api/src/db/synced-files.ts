import { fsyncSync } from 'node:fs';
import { isNativeError } from 'node:util/types';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFolderNow } from '@shop/node/durable-files';

// PGlite has no fsync on Node, and this file is the one place that knows how it gets one. It rests
// on what PGlite does not promise: the Emscripten file system inside its module. An upgrade that
// changes it ends the start in `filesOf`, or fails the tests beside this file.

/** Calls that change the names in a folder: their first argument, but for `rename`. */
const NAMING = ['mknod', 'symlink', 'unlink', 'rmdir', 'rename'] as const;

/** Emscripten's file or folder. */
interface FileNode {
  parent: FileNode;
}

/** Emscripten's file system for folders of Node, as far as it is used here. */
interface NodeFiles {
  node_ops: Record<(typeof NAMING)[number], (first: FileNode, second: unknown, ...rest: unknown[]) => unknown>;
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  /** The path on the disk. */
  realPath(node: FileNode): string;
  /** Turns an error of Node into one that the database gets as an errno. */
  tryFSOperation<T>(work: () => T): T;
}

function filesOf(module: { NODEFS: unknown }): NodeFiles {
  const files = Object(module.NODEFS) as Partial<NodeFiles>; // each part is checked here
  const { node_ops: names, stream_ops: streams, realPath, tryFSOperation } = files;
  const isWhole =
    NAMING.every((call) => typeof names?.[call] === 'function') &&
    [realPath, tryFSOperation].every((part) => typeof part === 'function') &&
    streams !== undefined;
  if (!isWhole) throw new Error('this version of PGlite cannot write to the disk safely: its file system has changed');
  return files as NodeFiles;
}

/** Sends the names in a folder to the disk. One that is gone has none. */
function syncFolder(folder: string): void {
  try {
    syncFolderNow(folder);
  } catch (error) {
    if (!(isNativeError(error) && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

/**
 * Gives the database an fsync. It also sends the names of files made, renamed and removed until
 * then, of which PostgreSQL leaves some to the file system.
 */
function addFsync(files: NodeFiles): void {
  const changedFolders = new Set<string>();
  const { node_ops: names, stream_ops: streams } = files;
  for (const call of NAMING) {
    const plain = names[call];
    names[call] = (first, second, ...rest) => {
      // The folders of a rename are that of the file and the new one.
      const folders = call === 'rename' ? [first.parent, second as FileNode] : [first];
      for (const folder of folders) changedFolders.add(files.realPath(folder));
      return plain(first, second, ...rest);
    };
  }
  streams.fsync = ({ nfd }) =>
    files.tryFSOperation(() => {
      fsyncSync(nfd);
      for (const folder of changedFolders) {
        syncFolder(folder);
        changedFolders.delete(folder);
      }
      return 0;
    });
}

/** The files of PGlite in a folder of the disk, where they stay through a power cut. */
export class SyncedFiles extends NodeFS {
  /** @param onAbort called when the database gives up: nothing that it answers holds any more */
  constructor(
    folder: string,
    private readonly onAbort: () => void,
  ) {
    super(folder);
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: PGlite['Module']) => addFsync(filesOf(module))];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort: this.onAbort } };
  }
}
