import { useState } from 'react';
import { formatWishedTime } from '@shop/shared/booking';
import { isoDate } from '@shop/shared/format';
import { RequestError } from '@shop/shared/runtime';
import { Button, Checkbox, Field, Row, TextInput } from '@shop/shared/ui';
import { ConflictNote, FailureNote, isConflict, LongFields, nameOfOther } from '../../components';
import type { AgreedBookingInput } from '../../generated/graphql';
import { textsOf, type Booking, type BookingDraft, type Bookings } from './use-bookings';

interface AgreeFormProps {
  row: Booking;
  draft: BookingDraft;
  bookings: Pick<Bookings, 'agree' | 'loadAgain' | 'type'>;
}

const LINES = [
  { field: 'day', label: 'День', type: 'date' },
  { field: 'time', label: 'Время', type: 'time' },
  { field: 'place', label: 'Место', type: 'text' },
] as const;

/** «12.12.2026, 10:30, Химки» */
const wordsOf = ({ day, time, place }: AgreedBookingInput) =>
  [day && formatWishedTime(day, null), time, place].filter(Boolean).join(', ');

/** The day, time and place that the buyer has agreed to. What is typed stays on this device. */
export function AgreeForm({ row, draft: { before, typed }, bookings }: AgreeFormProps) {
  const { id, hasEmail } = row;
  const now = textsOf(row.booking);
  const isOvertaken = LINES.some(({ field }) => now[field] !== before[field]);
  const [isTold, setIsTold] = useState(hasEmail);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const errors = failure instanceof RequestError ? failure.fields : {};
  const save = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await bookings.agree(row, typed, isTold);
    } catch (error) {
      setFailure(error);
      // The row comes with its new revision; what was typed stays.
      if (isConflict(error)) bookings.loadAgain();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form
      noValidate
      aria-label={`Согласовать: ${row.service}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <LongFields>
        {LINES.map(({ field, label, type }) => (
          <Field key={field} label={label} {...(errors[field] && { error: errors[field] })}>
            {(control) => (
              <TextInput
                {...control}
                isSmall
                type={type}
                autoComplete="off"
                min={type === 'date' ? isoDate(Date.now()) : undefined}
                value={typed[field]}
                onChange={({ target }) => bookings.type(id, { before, typed: { ...typed, [field]: target.value } })}
              />
            )}
          </Field>
        ))}
      </LongFields>
      {hasEmail && (
        <Checkbox checked={isTold} onChange={({ target }) => setIsTold(target.checked)}>
          Сообщить покупателю письмом
        </Checkbox>
      )}
      {isOvertaken ? (
        <ConflictNote
          what="Запись"
          mine={wordsOf(typed)}
          theirs={wordsOf(now)}
          by={nameOfOther(failure) ?? 'Другой человек'}
          onChoose={(choice) => bookings.type(id, choice === 'mine' ? { before: now, typed } : null)}
        />
      ) : (
        <FailureNote error={failure} />
      )}
      <Row gap={2}>
        <Button
          type="submit"
          isLoading={isBusy}
          disabled={isOvertaken || LINES.some(({ field }) => typed[field].trim() === '')}
        >
          Сохранить запись
        </Button>
        <Button kind="quiet" onClick={() => bookings.type(id, null)}>
          Не&nbsp;сохранять
        </Button>
      </Row>
    </form>
  );
}
