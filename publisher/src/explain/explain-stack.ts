import { sourceFileAt } from '@shop/node/bundles';
import type { ReportedFailure } from '@shop/node/figures';
import { HOST, type Change, type Registry } from '@shop/shared/federation/registry';
import { RefusedError } from '@shop/node/refused-error';
import { listHistory, listVersions, readRegistry, type ListedVersion, type Releases } from '../releases';
import { createSourceFinder, type SourcePlace } from './source-maps';
import { framesIn, type StackFrame } from './stack-frames';

/** A call, and what it was built from. */
export interface ExplainedFrame extends Omit<StackFrame, 'version'> {
  version: string | null;
  /** Null where nothing tells the source; a line of 0 means that only the file is known. */
  source: SourcePlace | null;
}

export interface Explanation {
  /** What a host has reported; null for a stack that was handed in. */
  failure: ReportedFailure | null;
  /** The innermost call first. */
  frames: ExplainedFrame[];
  /** The version of the first call; null when the registry lists it no more. */
  version: ListedVersion | null;
  /** What made that version live, or gave it its first visitors. */
  publication: Change | null;
}

/** The host's files are at one address, whatever its version: their names have a hash. */
function versionOfHost({ host }: Registry, file: string): string | null {
  const name = file.replace(/^browser\//, '');
  return host.findLast(({ extras }) => Object.hasOwn(extras.integrity, name))?.metadata.version ?? null;
}

/** Renderers run a readable bundle, in which webpack names the file above its code. */
async function sourceInBundle(releases: Releases, registry: Registry, frame: StackFrame): Promise<SourcePlace | null> {
  const versions = registry.microFrontends[frame.remote] ?? [];
  const url = versions.find(({ metadata }) => metadata.version === frame.version)?.extras.server.url;
  const bundle = url && (await releases.store.read(url.replace(/^\/remotes\//, '')));
  const source = bundle ? sourceFileAt(bundle.bytes.toString('utf8'), frame.remote, frame.line) : null;
  return source === null ? null : { source, line: 0, name: null };
}

function createExplainer(releases: Releases, registry: Registry): (frame: StackFrame) => Promise<ExplainedFrame> {
  const findSource = createSourceFinder(releases.store);
  return async (frame) => {
    const version = frame.version ?? versionOfHost(registry, frame.file);
    if (version === null) return { ...frame, version, source: null };
    const source =
      frame.file === 'server'
        ? await sourceInBundle(releases, registry, frame)
        : await findSource({ ...frame, version });
    return { ...frame, version, source };
  };
}

const isBeginning = (change: Change, { remote, version }: Pick<ExplainedFrame, 'remote' | 'version'>) =>
  change.remote === remote && change.to === version && change.from !== version;

/**
 * Says which sources the calls of a stack were built from, whose version that is, and what
 * published it.
 * @param failure what the stack was reported with; its stack may have no call of this site
 * @throws RefusedError when no call is in a file of this site
 */
export async function explainStack(
  releases: Releases,
  stack: string,
  failure: ReportedFailure | null = null,
): Promise<Explanation> {
  const found = framesIn(stack);
  if (found.length === 0 && !failure)
    throw new RefusedError(
      'no file of this site is in the stack: it has addresses such as /remotes/mfe-catalog/1.0.0-eab9739b/browser/…js:1:234',
    );
  const registry = await readRegistry(releases);
  const frames = await Promise.all(found.map(createExplainer(releases, registry)));
  // The host's own scripts only call what a remote has passed to them.
  const guilty = frames.find(({ remote }) => remote !== HOST) ?? frames[0];
  const [versions, history] = await Promise.all([listVersions(releases), listHistory(releases.store)]);
  const isGuilty = ({ remote, version }: ListedVersion) => remote === guilty?.remote && version === guilty.version;
  return {
    failure,
    frames,
    version: versions.find(isGuilty) ?? null,
    publication: (guilty && history.findLast((change) => isBeginning(change, guilty))) ?? null,
  };
}
