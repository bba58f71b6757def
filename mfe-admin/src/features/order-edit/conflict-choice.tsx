import styled from 'styled-components';
import { Button, Note, Row } from '@shop/shared/ui';
import type { EditField } from '../../order';
import { FIELD_LABELS, valueWords } from '../../order-form';
import type { EditDraft } from './edit-draft';

const Texts = styled.dl`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 2px 12px;
  margin: 6px 0 10px;
`;

interface ConflictChoiceProps {
  draft: EditDraft;
  onChoose: (field: EditField, choice: 'mine' | 'theirs') => void;
}

/** Two people have changed the same fields: both texts, one of which is chosen. */
export function ConflictChoice({ draft, onChoose }: ConflictChoiceProps) {
  const { conflicts, theirs, mergedWith } = draft;
  if (!theirs || conflicts.length === 0) return null;
  const name = mergedWith ?? 'Другой человек';
  return (
    <>
      {conflicts.map((field) => (
        <Note key={field} kind="warning" role="alert">
          <strong>{`«${FIELD_LABELS[field]}» правили двое`}</strong>
          <Texts>
            <dt>Вы</dt>
            <dd>{valueWords(field, draft.values)}</dd>
            <dt>{name}</dt>
            <dd>{valueWords(field, theirs.values)}</dd>
          </Texts>
          <Row gap={2}>
            <Button kind="outline" onClick={() => onChoose(field, 'mine')}>
              Оставить моё
            </Button>
            <Button kind="outline" onClick={() => onChoose(field, 'theirs')}>
              {`Взять: ${name}`}
            </Button>
          </Row>
        </Note>
      ))}
    </>
  );
}
