import {
  isInShare,
  runningCandidates,
  type Registry,
  findVersion,
  type Versions,
} from '@shop/shared/federation/registry';

/** What decides which set a visitor gets. */
export interface Visitor {
  /** Those of the preview that the visitor has opened. */
  previewed: Versions | null;
  /** Assigns the visitor to shares of traffic; null for robots, and where no share is running. */
  id: string | null;
}

type Candidates = ReturnType<typeof runningCandidates>;

const known = new WeakMap<object, Candidates>();

/** The candidates of a registry, found once: each page asks for them. */
export function candidatesOf(registry: Pick<Registry, 'microFrontends'>): Candidates {
  const candidates = known.get(registry) ?? runningCandidates(registry);
  known.set(registry, candidates);
  return candidates;
}

/**
 * Chooses the set of a visitor. A preview counts alone: whoever has opened one sees what its link
 * names, beside the live versions. What is withdrawn or gone from the registry is left out.
 * @returns the versions that take the place of live ones; the default set has none
 */
export function setFor(registry: Pick<Registry, 'microFrontends'>, { previewed, id }: Visitor): Versions {
  if (previewed) {
    const shown = Object.entries(previewed).filter(([remote, version]) => stateOf(registry, remote, version) === 'new');
    return Object.fromEntries(shown);
  }
  if (id === null) return {};
  const chosen = candidatesOf(registry).filter((candidate) => isInShare(candidate, id));
  return Object.fromEntries(chosen.map(({ remote, version }) => [remote, version]));
}

/** What has become of a version that a preview names. */
export type VersionState = 'new' | 'live' | 'withdrawn' | 'gone';

export function stateOf(registry: Pick<Registry, 'microFrontends'>, remote: string, version: string): VersionState {
  const listed = findVersion(registry, remote, version);
  if (!listed) return 'gone';
  if (listed.extras.withdrawn) return 'withdrawn';
  return listed.deployment.default ? 'live' : 'new';
}
