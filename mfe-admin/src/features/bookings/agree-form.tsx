import { useState } from 'react';
import { isoDate } from '@shop/shared/format';
import { RequestError } from '@shop/shared/runtime';
import { Button, Checkbox, Field, Row, TextInput } from '@shop/shared/ui';
import { FailureNote, isConflict, LongFields } from '../../components';
import type { Booking, Bookings } from './use-bookings';

interface AgreeFormProps {
  row: Booking;
  bookings: Pick<Bookings, 'agree' | 'loadAgain'>;
  onClose: () => void;
}

const LINES = [
  { field: 'day', label: 'День', type: 'date' },
  { field: 'time', label: 'Время', type: 'time' },
  { field: 'place', label: 'Место', type: 'text' },
] as const;

/** The day, time and place that the buyer has agreed to, beginning with the wish. */
export function AgreeForm({ row, bookings, onClose }: AgreeFormProps) {
  const { booking, hasEmail } = row;
  const [values, setValues] = useState({
    day: booking.agreedDay ?? booking.date ?? '',
    time: booking.agreedTime ?? '',
    place: booking.agreedPlace ?? booking.place ?? booking.address ?? '',
  });
  const [isTold, setIsTold] = useState(hasEmail);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const errors = failure instanceof RequestError ? failure.fields : {};
  const save = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await bookings.agree(row, values, isTold);
      onClose();
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
                value={values[field]}
                onChange={({ target }) => setValues({ ...values, [field]: target.value })}
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
      <FailureNote error={failure} />
      <Row gap={2}>
        <Button type="submit" isLoading={isBusy} disabled={Object.values(values).some((value) => value.trim() === '')}>
          Сохранить запись
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Не&nbsp;сохранять
        </Button>
      </Row>
    </form>
  );
}
