import { fillTemplate } from '@shop/shared/format';
import { AlertIcon, Stock } from '@shop/shared/ui';
import styled from 'styled-components';
import type { LineProblem, OrderLine } from '../../features/order-lines';
import { TEXTS } from './texts';

const Problem = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  font-size: 13px;
  line-height: 18px;
  color: var(--c-danger);
`;

function problemText(problem: LineProblem): string {
  if (problem.kind === 'gone') return TEXTS.gone;
  return problem.available > 0 ? fillTemplate(TEXTS.left, { count: problem.available }) : TEXTS.soldOut;
}

/** What keeps a line from being ordered; for a main product otherwise its stock. */
export function LineState({ line, hasStock }: { line: OrderLine; hasStock: boolean }) {
  if (line.problem) {
    return (
      <Problem>
        <AlertIcon size={16} />
        {problemText(line.problem)}
      </Problem>
    );
  }
  return hasStock && line.stock !== null ? <Stock count={line.stock} /> : null;
}
