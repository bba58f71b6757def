import type { ServerBundle } from '@shop/node/bundles';
import type { LossName, TrialResult } from '@shop/node/page-trial';
import type { Registry } from '@shop/shared/federation/registry';
import type { Fault } from '@shop/node/refused-error';
import { faultsOf, findingsOf, inThousands, type Finding } from './page-losses';
import { asListTexts, runProgram } from './run-program';

export interface PagesTrial {
  remote: string;
  /** The versions to compare: the live one, and the one that may become it. */
  live: string;
  candidate: string;
  /** The live versions of all remotes, and the candidate. */
  registry: Registry;
  bundles: readonly ServerBundle[];
  /** The API's answers for the public lists with demonstration data, by name. */
  lists: Readonly<Record<string, string>>;
  /** Pages that people open, those first that they open most. */
  addresses: readonly string[];
}

export interface PagesTried {
  faults: Fault[];
  /** What else a team wants to know, a line each. */
  notes: string[];
  findings: Finding[];
}

/** A publication waits for it. */
const BUDGET_MS = 15_000;
/** With the last page, and the start of the renderers on a busy machine. */
const TIMEOUT_MS = 40_000;

/** Says what a trial has found, without what the team accepts. */
export function describeTrial(trial: TrialResult, accepted: readonly LossName[]): PagesTried {
  const { tried, of, changed, ms } = trial;
  const findings = findingsOf(trial, accepted);
  const { faults, meant } = faultsOf(findings);
  const rest = of > tried ? ` of ${inThousands(of)}` : '';
  const words = changed > 0 ? `; ${inThousands(changed)} say something else` : '';
  const note = `tried on ${inThousands(tried)}${rest} pages beside the live version in ${(ms / 1000).toFixed(1)} s${words}`;
  return { faults, findings, notes: [note, ...meant] };
}

/**
 * Renders pages that people open with the live version and with another one, and says how they are
 * worse. Only demonstration data is used, and the API is not reached.
 * @param program the host's program for it
 */
export async function tryPages(
  program: string,
  { lists, ...trial }: PagesTrial,
  accepted: readonly LossName[],
): Promise<PagesTried> {
  const input = { ...trial, lists: asListTexts(lists), budgetMs: BUDGET_MS };
  const result = await runProgram(program, input, TIMEOUT_MS);
  if ('failure' in result) return { faults: [{ where: 'pages', what: result.failure }], notes: [], findings: [] };
  return describeTrial(JSON.parse(result.output) as TrialResult, accepted); // by our own program
}
