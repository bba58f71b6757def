import styled from 'styled-components';
import { instantOf, localOf } from '@shop/shared/moscow-time';
import { Field, Radio, TextInput } from '@shop/shared/ui';

const HOUR_MS = 60 * 60_000;

const Choice = styled.fieldset`
  display: grid;
  gap: 8px;
  padding: 0;
  border: 0;
`;

/** What is said of a time that is not whole. */
export const NO_TIME = 'Укажите день и\u00A0время';

/** Now, or day and time in Moscow as the field holds them. */
export type When = 'now' | { local: string };

/** The instant that was chosen: null for now, undefined for a time that is not whole. */
export const instantOfWhen = (when: When): string | null | undefined =>
  when === 'now' ? null : (instantOf(when.local) ?? undefined);

interface WhenFieldProps {
  /** Of the radio buttons. */
  name: string;
  canBeNow?: boolean;
  when: When;
  error: string | undefined;
  onChange: (when: When) => void;
}

/** When something happens to the page. */
export function WhenField({ name, canBeNow = true, when, error, onChange }: WhenFieldProps) {
  const isNow = when === 'now';
  // The next full hour is a good beginning; the field is for both day and time.
  const nextHour = () => `${localOf(Date.now() + HOUR_MS).slice(0, 13)}:00`;
  return (
    <>
      {canBeNow && (
        <Choice aria-label="Когда">
          <Radio name={name} checked={isNow} onChange={() => onChange('now')}>
            Сейчас
          </Radio>
          <Radio name={name} checked={!isNow} onChange={() => onChange({ local: nextHour() })}>
            В&nbsp;назначенное время
          </Radio>
        </Choice>
      )}
      {!isNow && (
        <Field label="День и время, Москва" error={error}>
          {(control) => (
            <TextInput
              {...control}
              isSmall
              type="datetime-local"
              value={when.local}
              onChange={({ target }) => onChange({ local: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
