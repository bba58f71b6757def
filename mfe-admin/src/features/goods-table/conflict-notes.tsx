import styled from 'styled-components';
import { Button, Note, Row } from '@shop/shared/ui';
import { editsOf } from '../../goods';
import { FIELD_LABELS, valueWords } from './field-words';
import type { GoodsEdits } from './use-goods-edits';

const Texts = styled.dl`
  display: grid;
  grid-template-columns: minmax(88px, max-content) minmax(0, 1fr);
  gap: 2px 12px;
  margin: 6px 0 10px;
`;

/** Two people have changed the same field of a product: both values, one of which is chosen. */
export function ConflictNotes({ edits }: { edits: GoodsEdits }) {
  return editsOf(edits.draft).flatMap(({ id, code, values, theirs, conflicts }) =>
    theirs === null
      ? []
      : conflicts.map((field) => (
          <Note key={`${id} ${field}`} kind="warning" role="alert">
            <strong>{`${code}: «${FIELD_LABELS[field]}» правили двое`}</strong>
            <Texts>
              <dt>Вы</dt>
              <dd>{valueWords(field, values)}</dd>
              <dt>{theirs.by}</dt>
              <dd>{valueWords(field, theirs.values)}</dd>
            </Texts>
            <Row gap={2}>
              <Button kind="outline" onClick={() => edits.choose(id, field, 'mine')}>
                Оставить моё
              </Button>
              <Button kind="outline" onClick={() => edits.choose(id, field, 'theirs')}>
                Взять чужое
              </Button>
            </Row>
          </Note>
        )),
  );
}
