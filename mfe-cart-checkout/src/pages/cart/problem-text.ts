import { fillTemplate } from '@shop/shared/format';
import type { LineProblem } from '../../features/order-lines';
import { TEXTS } from './texts';

/** Why a line cannot be ordered as it stands, in words. */
export function problemText(problem: LineProblem): string {
  if (problem.kind === 'gone') return TEXTS.gone;
  if (problem.available === 0) return TEXTS.soldOut;
  return problem.fits === 0 ? TEXTS.takenElsewhere : fillTemplate(TEXTS.left, { count: problem.available });
}
