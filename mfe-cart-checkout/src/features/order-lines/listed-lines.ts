import type { ListedLine } from '../../components/line-list';
import { toRoubles } from './money';
import { flattenGroups } from './totals';
import type { OrderGroup } from './types';

/** The lines as a narrow list shows them. */
export function toListedLines(groups: readonly OrderGroup[]): ListedLine[] {
  return flattenGroups(groups).map(({ name, count, sumKopecks, img, type }) => ({
    name,
    count,
    roubles: toRoubles(sumKopecks),
    img,
    isService: type === 'service',
  }));
}
