import { fillTemplate } from '@shop/shared/format';
import { flattenGroups, type OrderGroup, type OrderLine } from '../order-lines';
import { TEXTS } from './texts';

const { short } = TEXTS;

function reason({ name, problem }: OrderLine): string {
  if (problem?.kind !== 'short') return fillTemplate(short.gone, { name });
  return fillTemplate(problem.available > 0 ? short.left : short.soldOut, { name, count: problem.available });
}

/** The lines that cannot be ordered as they stand, each with its reason. */
export function ShortageReasons({ groups }: { groups: readonly OrderGroup[] }) {
  const lines = flattenGroups(groups).filter(({ problem }) => problem !== null);
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id}>{reason(line)}</li>
      ))}
    </ul>
  );
}
