import { fillTemplate } from '@shop/shared/format';
import { Button, Note, Stack } from '@shop/shared/ui';
import styled from 'styled-components';
import { flattenGroups, type OrderGroup } from '../../features/order-lines';
import { problemText } from './problem-text';
import { TEXTS } from './texts';

const { summary, cure } = TEXTS;

interface ClosedNoteProps {
  id: string;
  groups: readonly OrderGroup[];
  onCureAll: () => void;
}

const Lines = styled.ul`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
`;

/** Why the checkout is closed, line by line, and one press that opens it. */
export function ClosedNote({ id, groups, onCureAll }: ClosedNoteProps) {
  return (
    <Stack gap={2}>
      <Note kind="warning" id={id}>
        <p>{summary.closed}</p>
        <Lines>
          {flattenGroups(groups).map(
            ({ id: lineId, name, problem }) =>
              problem && <li key={lineId}>{fillTemplate(summary.problem, { name, problem: problemText(problem) })}</li>,
          )}
        </Lines>
      </Note>
      <Button kind="outline" isFull onClick={onCureAll}>
        {cure.all}
      </Button>
    </Stack>
  );
}
