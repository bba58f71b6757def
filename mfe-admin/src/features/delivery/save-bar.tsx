import { useState } from 'react';
import { Button, Checkbox, Note, Row } from '@shop/shared/ui';
import { ConflictNote, FailureNote, Foot, FootList, nameOfOther } from '../../components';
import { cellLabel, cellWords, changeWords } from './change-words';
import { findCellError, isJump, type Change, type Delivery } from './delivery-edits';
import type { DeliveryTable } from './use-delivery';

const keyOf = ({ city, cell, text }: Change) => `${city.id} ${cell} ${text}`;

interface SaveBarProps {
  table: DeliveryTable;
  delivery: Delivery;
}

/** What will be saved, and whatever stands in the way. */
export function SaveBar({ table, delivery: { types } }: SaveBarProps) {
  const { changes, edits, failure, isBusy, save, forget, settle } = table;
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const tick = (key: string) =>
    setAccepted((keys) => (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]));
  const isOpen = changes.some((change) => isJump(change) && !accepted.includes(keyOf(change)));
  const other = nameOfOther(failure);
  const conflicts = changes.filter(({ theirs }) => theirs !== null);
  const hasFault = changes.some(({ city, cell }) => findCellError(city, edits[city.id] ?? {}, cell) !== null);
  if (changes.length === 0) return null;
  return (
    <>
      {other !== null && conflicts.length === 0 && (
        <Note role="status">{`Доставку изменили: ${other}. Ваши правки остались, чужие добавлены.`}</Note>
      )}
      {other === null && <FailureNote error={failure} />}
      <Foot aria-label="Сохранение">
        <FootList>
          {conflicts.map((change) => (
            <ConflictNote
              key={`${change.city.id} ${change.cell}`}
              what={`${change.city.city}, ${cellLabel(change.cell, types)}:`}
              mine={cellWords(change.cell, change.text)}
              theirs={cellWords(change.cell, change.theirs ?? '')}
              by={other ?? 'Другой человек'}
              onChoose={(choice) => settle(change, choice)}
            />
          ))}
          <ul aria-label="Что изменится">
            {changes.map((change) => (
              <li key={`${change.city.id} ${change.cell}`}>
                {isJump(change) ? (
                  <Checkbox checked={accepted.includes(keyOf(change))} onChange={() => tick(keyOf(change))}>
                    {`${changeWords(change, types)} — больше чем наполовину`}
                  </Checkbox>
                ) : (
                  changeWords(change, types)
                )}
              </li>
            ))}
          </ul>
          {isOpen && <span role="status">Отметьте цены, которые меняются больше чем наполовину.</span>}
        </FootList>
        <Row gap={2}>
          <Button
            data-save
            disabled={hasFault || isOpen || conflicts.length > 0}
            isLoading={isBusy}
            onClick={() => void save()}
          >
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
