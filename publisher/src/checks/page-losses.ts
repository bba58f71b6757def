import { counted } from '@shop/shared/counted';
import { LOSSES, type LossName, type PageLoss } from '@shop/node/page-trial';
import type { Fault } from '@shop/node/refused-error';

const MOST_NAMED = 5;

export const inThousands = (count: number) => count.toLocaleString('en');

/** One way in which pages are worse. */
export interface Finding {
  name: LossName;
  /** The pages, in the order in which they were tried. */
  losses: readonly PageLoss[];
  /** How many pages were tried. */
  tried: number;
  /** Whether the team means it. */
  isAccepted: boolean;
}

/** Whether a team can mean it. */
export const isAcceptable = (name: LossName) => name !== 'fails';

/** `3 of 1,000 pages lose a price`. */
export const titleOf = ({ name, losses, tried }: Finding) =>
  `${inThousands(losses.length)} of ${counted(tried, 'page').replace(String(tried), inThousands(tried))} ${LOSSES[name]}`;

/** Says which pages are worse. */
function faultOf(finding: Finding): Fault {
  const { name, losses } = finding;
  const named = losses.slice(0, MOST_NAMED).map(({ address }) => address);
  const more = losses.length > MOST_NAMED ? ` and ${inThousands(losses.length - MOST_NAMED)} more` : '';
  const [first] = losses;
  const example = first ? ` (on ${first.address}: ${first.example})` : '';
  const way = isAcceptable(name) ? `; if this is meant: --accept ${name}` : '';
  return { where: titleOf(finding), what: `${named.join(', ')}${more}${example}${way}` };
}

/** What a trial has found, one for each kind. */
export function findingsOf(
  { losses, tried }: { losses: readonly PageLoss[]; tried: number },
  accepted: readonly LossName[],
): Finding[] {
  const names = [...new Set(losses.map(({ name }) => name))];
  return names.map((name) => ({
    ...{ name, tried, losses: losses.filter((loss) => loss.name === name) },
    isAccepted: isAcceptable(name) && accepted.includes(name),
  }));
}

/** Faults, and a line for each kind that the team accepts. */
export function faultsOf(findings: readonly Finding[]): { faults: Fault[]; meant: string[] } {
  const described = (isMeant: boolean) => findings.filter(({ isAccepted }) => isAccepted === isMeant).map(faultOf);
  return { faults: described(false), meant: described(true).map(({ where }) => `accepted: ${where}`) };
}
