import { fillTemplate } from '@shop/shared/format';
import { AlertIcon } from '@shop/shared/ui';
import styled from 'styled-components';
import type { LineProblem as Problem, OrderLine } from '../../features/order-lines';
import { problemText } from './problem-text';
import { Remark } from './remark';
import { TextButton } from './text-button';
import { TEXTS } from './texts';

const { cure } = TEXTS;

const Danger = styled(Remark)`
  color: var(--c-danger);
`;

function cureText(problem: Problem): string {
  if (problem.kind === 'gone' || problem.fits === 0) return cure.remove;
  return fillTemplate(cure.keep, { count: problem.fits });
}

interface LineProblemProps {
  line: OrderLine;
  problem: Problem;
  onCure: () => void;
}

/** What keeps a line from being ordered, and the one press that mends it. */
export function LineProblem({ line, problem, onCure }: LineProblemProps) {
  return (
    <Danger>
      <AlertIcon size={16} />
      <span>
        {problemText(problem)} <TextButton text={cureText(problem)} name={line.name} onClick={onCure} />
      </span>
    </Danger>
  );
}
