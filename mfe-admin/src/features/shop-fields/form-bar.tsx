import { Button, Note, Row } from '@shop/shared/ui';
import { ConflictNote, FailureNote, Foot, FootList, nameOfOther } from '../../components';
import type { FieldForm } from './use-field-form';

const said = (text: string) => (text.trim() === '' ? 'пусто' : text.trim());

interface FormBarProps {
  form: FieldForm;
  /** What a field is called. */
  labelOf: (name: string) => string;
  /** What its text means; by default itself. */
  wordsOf?: (name: string, text: string) => string;
}

/** What will be saved, and whatever stands in the way. */
export function FormBar({ form, labelOf, wordsOf = (_name, text) => text }: FormBarProps) {
  const { changes, isBarred, failure, isBusy, save, forget, settle } = form;
  const other = nameOfOther(failure);
  const conflicts = changes.filter(({ theirs }) => theirs !== null);
  if (changes.length === 0) return null;
  const words = (name: string, text: string) => said(wordsOf(name, text));
  return (
    <>
      {other !== null && conflicts.length === 0 && (
        <Note role="status">{`Данные изменили: ${other}. Ваши правки остались, чужие добавлены.`}</Note>
      )}
      {other === null && <FailureNote error={failure} />}
      <Foot aria-label="Сохранение">
        <FootList>
          {conflicts.map((change) => (
            <ConflictNote
              key={change.name}
              what={`${labelOf(change.name)}:`}
              mine={words(change.name, change.text)}
              theirs={words(change.name, change.theirs ?? '')}
              by={other ?? 'Другой человек'}
              onChoose={(choice) => settle(change, choice)}
            />
          ))}
          <ul aria-label="Что изменится">
            {changes.map(({ name, before, text }) => (
              <li key={name}>{`${labelOf(name)}: ${words(name, before)} → ${words(name, text)}`}</li>
            ))}
          </ul>
        </FootList>
        <Row gap={2}>
          <Button data-save disabled={isBarred || conflicts.length > 0} isLoading={isBusy} onClick={() => void save()}>
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
