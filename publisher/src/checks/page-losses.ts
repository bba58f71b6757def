import { counted } from '@shop/shared/counted';
import { LOSSES, type LossName, type PageLoss } from '@shop/node/page-trial';
import type { Fault } from '@shop/node/refused-error';

const MOST_NAMED = 5;

export const inThousands = (count: number) => count.toLocaleString('en');

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

/** What a trial has found: faults, and a line for each kind that the team accepts. */
export function faultsOf(
  { losses, tried }: { losses: readonly PageLoss[]; tried: number },
  accepted: readonly LossName[],
): { faults: Fault[]; meant: string[] } {
  const names = [...new Set(losses.map(({ name }) => name))];
  const groups = names.map((name) => ({ name, losses: losses.filter((loss) => loss.name === name) }));
  const isAccepted = (name: LossName) => name !== 'fails' && accepted.includes(name);
  const described = (isMeant: boolean) =>
    groups.filter(({ name }) => isAccepted(name) === isMeant).map((group) => faultOf(group.name, group.losses, tried));
  return { faults: described(false), meant: described(true).map(({ where }) => `accepted: ${where}`) };
}
