import { useState } from 'react';
import styled from 'styled-components';
import { Caption, Checkbox, Field, FieldError, TextInput } from '@shop/shared/ui';
import { ALWAYS, DAYS, daysOfSchedule, scheduleOfDays, type DayHours } from './day-hours';

const Days = styled.div`
  display: grid;
  grid-template-columns: 32px 88px 88px;
  gap: 6px 12px;
  align-items: center;
  margin: 8px 0;
`;

interface ScheduleFieldProps {
  text: string;
  error: string | undefined;
  onEdit: (text: string) => void;
  onLeave: () => void;
}

interface Typed {
  text: string;
  days: readonly DayHours[];
}

/** The hours of a place by day. A schedule in other words stays a text. */
export function ScheduleField({ text, error, onEdit, onLeave }: ScheduleFieldProps) {
  // What is half typed is no schedule yet, and must stay in its fields.
  const [typed, setTyped] = useState<Typed | null>(null);
  const isAlways = text === ALWAYS;
  const days = typed?.text === text ? typed.days : daysOfSchedule(text);

  const editDay = (index: number, change: Partial<DayHours>) => {
    const after = (days ?? []).map((hours, day) => (day === index ? { ...hours, ...change } : hours));
    const schedule = scheduleOfDays(after);
    setTyped({ text: schedule, days: after });
    onEdit(schedule);
  };

  return (
    <fieldset>
      <legend>Часы работы</legend>
      <Checkbox checked={isAlways} onChange={({ target }) => onEdit(target.checked ? ALWAYS : '')}>
        Круглосуточно
      </Checkbox>
      {!isAlways && days && (
        <>
          <Days>
            {DAYS.map((name, index) => [
              <span key={name}>{name}</span>,
              ...(['from', 'to'] as const).map((end) => (
                <TextInput
                  key={`${name} ${end}`}
                  isSmall
                  aria-label={`${name}, ${end === 'from' ? 'с' : 'до'}`}
                  placeholder={end === 'from' ? '9:00' : '20:00'}
                  value={days[index]?.[end] ?? ''}
                  onChange={({ target }) => editDay(index, { [end]: target.value.trim() })}
                  onBlur={onLeave}
                />
              )),
            ])}
          </Days>
          <Caption>Пустые поля&nbsp;— выходной.</Caption>
          {error && <FieldError>{error}</FieldError>}
        </>
      )}
      {!isAlways && !days && (
        <Field label="Словами" error={error}>
          {(control) => (
            <TextInput
              {...control}
              isSmall
              value={text}
              onChange={({ target }) => onEdit(target.value)}
              onBlur={onLeave}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}
