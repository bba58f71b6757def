import { counted } from '@shop/shared/counted';
import { LOSSES, type LossName, type PageLoss, type TrialResult } from '@shop/node/page-trial';
import type { Registry } from '@shop/shared/federation/registry';
import type { Fault } from '@shop/node/refused-error';
import type { ServerBundle } from './check-pages';
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
}

/** A publication waits for it. */
const BUDGET_MS = 15_000;
/** With the last page, and the start of the renderers on a busy machine. */
const TIMEOUT_MS = 40_000;
const MOST_NAMED = 5;

const inThousands = (count: number) => count.toLocaleString('en');

/** `3 of 1,000 pages lose a price`, and which. */
function faultOf(name: LossName, losses: readonly PageLoss[], tried: number): Fault {
  const where = `${inThousands(losses.length)} of ${counted(tried, 'page').replace(String(tried), inThousands(tried))} ${LOSSES[name]}`;
  const named = losses.slice(0, MOST_NAMED).map(({ address }) => address);
  const more = losses.length > MOST_NAMED ? ` and ${inThousands(losses.length - MOST_NAMED)} more` : '';
  const [first] = losses;
  const example = first ? ` (on ${first.address}: ${first.example})` : '';
  const way = name === 'fails' ? '' : `; if this is meant: --accept ${name}`;
  return { where, what: `${named.join(', ')}${more}${example}${way}` };
}

/** Says what a trial has found, without what the team accepts. */
export function describeTrial(
  { tried, of, losses, changed, ms }: TrialResult,
  accepted: readonly LossName[],
): PagesTried {
  const names = [...new Set(losses.map(({ name }) => name))];
  const groups = names.map((name) => ({ name, losses: losses.filter((loss) => loss.name === name) }));
  const isAccepted = (name: LossName) => name !== 'fails' && accepted.includes(name);
  const faults = groups
    .filter(({ name }) => !isAccepted(name))
    .map((group) => faultOf(group.name, group.losses, tried));
  const meant = groups.filter(({ name }) => isAccepted(name)).map((group) => faultOf(group.name, group.losses, tried));
  const rest = of > tried ? ` of ${inThousands(of)}` : '';
  const words = changed > 0 ? `; ${inThousands(changed)} say something else` : '';
  return {
    faults,
    notes: [
      `tried on ${inThousands(tried)}${rest} pages beside the live version in ${(ms / 1000).toFixed(1)} s${words}`,
      ...meant.map(({ where }) => `accepted: ${where}`),
    ],
  };
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
  if ('failure' in result) return { faults: [{ where: 'pages', what: result.failure }], notes: [] };
  return describeTrial(JSON.parse(result.output) as TrialResult, accepted); // by our own program
}
