import { useState } from 'react';
import styled from 'styled-components';
import { instantOf, localOf } from '@shop/shared/moscow-time';
import { Button, Field, Radio, TextInput } from '@shop/shared/ui';

const MAX_NOTE = 200;
const HOUR_MS = 60 * 60_000;

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

const Choice = styled.fieldset`
  display: grid;
  gap: 8px;
  padding: 0;
  border: 0;
`;

interface PublishFormProps {
  isBusy: boolean;
  /** Something has to be corrected first. */
  isBlocked: boolean;
  /** What the API says about `note` and `at`. */
  fields: Readonly<Record<string, string>>;
  onPublish: (note: string, at: string | null) => void;
}

/** A note for colleagues, and when: now, or at a time in Moscow. */
export function PublishForm({ isBusy, isBlocked, fields, onPublish }: PublishFormProps) {
  const [note, setNote] = useState('');
  const [isLater, setIsLater] = useState(false);
  const [local, setLocal] = useState('');
  const [isTimeMissing, setIsTimeMissing] = useState(false);

  const submit = () => {
    const at = isLater ? instantOf(local) : null;
    setIsTimeMissing(isLater && at === null);
    if (!isLater || at !== null) onPublish(note, at);
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label="Что изменилось" isOptional error={fields.note}>
        {(control) => (
          <TextInput
            {...control}
            isSmall
            maxLength={MAX_NOTE}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Choice aria-label="Когда">
        <Radio name="when" checked={!isLater} onChange={() => setIsLater(false)}>
          Сейчас
        </Radio>
        <Radio
          name="when"
          checked={isLater}
          onChange={() => {
            setIsLater(true);
            // The next full hour is a good beginning; the field is for both day and time.
            if (local === '') setLocal(`${localOf(Date.now() + HOUR_MS).slice(0, 13)}:00`);
          }}
        >
          В&nbsp;назначенное время
        </Radio>
      </Choice>
      {isLater && (
        <Field label="День и время, Москва" error={isTimeMissing ? 'Укажите день и\u00A0время' : fields.at}>
          {(control) => (
            <TextInput
              {...control}
              isSmall
              type="datetime-local"
              value={local}
              onChange={({ target }) => setLocal(target.value)}
            />
          )}
        </Field>
      )}
      <div>
        <Button type="submit" isLoading={isBusy} disabled={isBlocked}>
          {isLater ? 'Запланировать' : 'Опубликовать сейчас'}
        </Button>
      </div>
    </Form>
  );
}
