import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Note, Row } from '@shop/shared/ui';

const Texts = styled.dl`
  display: grid;
  grid-template-columns: minmax(88px, max-content) minmax(0, 1fr);
  gap: 2px 12px;
  margin: 6px 0 10px;
`;

interface ConflictNoteProps {
  /** What both have changed. */
  what: string;
  mine: ReactNode;
  theirs: ReactNode;
  /** Who the other one is. */
  by: string;
  onChoose: (choice: 'mine' | 'theirs') => void;
}

/** Two people have changed the same: both values, one of which is chosen. */
export function ConflictNote({ what, mine, theirs, by, onChoose }: ConflictNoteProps) {
  return (
    <Note kind="warning" role="alert">
      <strong>{`${what} правили двое`}</strong>
      <Texts>
        <dt>Вы</dt>
        <dd>{mine}</dd>
        <dt>{by}</dt>
        <dd>{theirs}</dd>
      </Texts>
      <Row gap={2}>
        <Button kind="outline" onClick={() => onChoose('mine')}>
          Оставить моё
        </Button>
        <Button kind="outline" onClick={() => onChoose('theirs')}>
          Взять чужое
        </Button>
      </Row>
    </Note>
  );
}
