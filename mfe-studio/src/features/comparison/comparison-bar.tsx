import styled from 'styled-components';
import { Button } from '@shop/shared/ui';
import { NoteLine, SmallButton, StepIcon } from '../../components';
import type { PlacedChange } from './compare';
import type { ComparisonState } from './draft-comparison';

const Words = styled.p`
  overflow-wrap: anywhere;
`;

const Gone = styled.del`
  color: var(--c-text-2);
`;

const Come = styled.ins`
  text-decoration-thickness: 2px;
`;

/** What the page does not show: settings, links, pictures. */
function Unseen({ before, after }: PlacedChange) {
  return (
    <>
      {': '}
      {before !== undefined && <Gone>{before}</Gone>} {after !== undefined && <Come>{after}</Come>}
    </>
  );
}

interface ComparisonBarProps {
  state: ComparisonState;
  /** The number of the change that is looked at. */
  at: number;
  onStep: (at: number) => void;
}

/** Above the page: which of the changes one looks at, and the way to the next. */
export function ComparisonBar({ state, at, onStep }: ComparisonBarProps) {
  if (state.kind === 'failed')
    return (
      <NoteLine $isWarning role="status">
        <p>Сравнение с&nbsp;сайтом не&nbsp;загрузилось</p>
        <Button kind="quiet" onClick={state.retry}>
          Повторить
        </Button>
      </NoteLine>
    );
  const changes = state.kind === 'ready' ? state.comparison.changes : [];
  const change = changes[at];
  return (
    <NoteLine>
      <Words role="status">
        {state.kind === 'loading' && 'Сравниваем с\u00A0сайтом…'}
        {state.kind === 'ready' && !change && 'Черновик не\u00A0отличается от\u00A0сайта'}
        {change && `${at + 1}\u00A0из\u00A0${changes.length}. ${change.title}`}
        {change && change.path === undefined && (change.before ?? change.after) !== undefined && <Unseen {...change} />}
      </Words>
      {changes.length > 1 && (
        <>
          <SmallButton label="Предыдущая правка" onClick={() => onStep((at + changes.length - 1) % changes.length)}>
            <StepIcon name="up" />
          </SmallButton>
          <SmallButton label="Следующая правка" onClick={() => onStep((at + 1) % changes.length)}>
            <StepIcon name="down" />
          </SmallButton>
        </>
      )}
    </NoteLine>
  );
}
