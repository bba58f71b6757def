import { isInShare, runningCandidates, type Registry } from '@shop/shared/federation/registry';

/** What decides which set a visitor gets. */
export interface Visitor {
  /** Versions by remote, of the preview that the visitor has opened. */
  previewed: Readonly<Record<string, string>> | null;
  /** Assigns the visitor to shares of traffic; null for robots, and where no share is running. */
  id: string | null;
}

/** Versions by remote that a visitor gets instead of the live ones. The default set has none. */
export type SetChoice = Readonly<Record<string, string>>;

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
 */
export function setFor(registry: Pick<Registry, 'microFrontends'>, { previewed, id }: Visitor): SetChoice {
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

export function stateOf(
  { microFrontends }: Pick<Registry, 'microFrontends'>,
  remote: string,
  version: string,
): VersionState {
  const versions = Object.hasOwn(microFrontends, remote) ? microFrontends[remote] : undefined;
  const listed = versions?.find(({ metadata }) => metadata.version === version);
  if (!listed) return 'gone';
  if (listed.extras.withdrawn) return 'withdrawn';
  return listed.deployment.default ? 'live' : 'new';
}
