import styled from 'styled-components';
import { RequestError } from '@shop/shared/runtime';
import { Button, Note, Row } from '@shop/shared/ui';
import { FailureNote, Foot } from '../../components';
import { cellWords, changeWords } from './change-words';
import { findCellError, type Delivery } from './delivery-edits';
import type { DeliveryTable } from './use-delivery';

const Changes = styled.ul`
  flex: 1 1 280px;
  max-height: 120px;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

/** The API names who has saved meanwhile. */
function nameOfOther(error: unknown): string | null {
  if (!(error instanceof RequestError) || error.code !== 'CONFLICT') return null;
  const { conflict } = error.details;
  const isNamed = typeof conflict === 'object' && conflict !== null && 'by' in conflict;
  return isNamed && typeof conflict.by === 'string' ? conflict.by : 'Другой человек';
}

interface SaveBarProps {
  table: DeliveryTable;
  delivery: Delivery;
}

/** What will be saved, and whatever stands in the way. */
export function SaveBar({ table, delivery: { types } }: SaveBarProps) {
  const { changes, failure, isBusy, save, forget, settle } = table;
  const other = nameOfOther(failure);
  const conflicts = changes.filter(({ theirs }) => theirs !== null);
  const hasFault = changes.some(({ cell, text }) => findCellError(cell, text) !== null);
  if (changes.length === 0) return null;
  return (
    <>
      {other !== null && conflicts.length === 0 && (
        <Note role="status">{`Доставку изменили: ${other}. Ваши правки остались, чужие добавлены.`}</Note>
      )}
      {other === null && <FailureNote error={failure} />}
      {conflicts.map((change) => (
        <Note key={`${change.city.id} ${change.cell}`} kind="warning" role="alert">
          <p>{`${changeWords(change, types)}. Теперь там: ${cellWords(change.cell, change.theirs ?? '')}.`}</p>
          <Row gap={2}>
            <Button kind="outline" onClick={() => settle(change, 'mine')}>
              Оставить моё
            </Button>
            <Button kind="outline" onClick={() => settle(change, 'theirs')}>
              Взять чужое
            </Button>
          </Row>
        </Note>
      ))}
      <Foot role="group" aria-label="Сохранение">
        {/* Those who use a keyboard scroll it, too. */}
        <Changes aria-label="Что изменится" tabIndex={0}>
          {changes.map((change) => (
            <li key={`${change.city.id} ${change.cell}`}>{changeWords(change, types)}</li>
          ))}
        </Changes>
        <Row gap={2}>
          <Button disabled={hasFault || conflicts.length > 0} isLoading={isBusy} onClick={() => void save()}>
            Сохранить
          </Button>
          <Button kind="quiet" onClick={forget}>
            Отменить правки
          </Button>
        </Row>
      </Foot>
    </>
  );
}
