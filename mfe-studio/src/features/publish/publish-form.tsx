import { useState } from 'react';
import styled from 'styled-components';
import { Button, Field, TextInput } from '@shop/shared/ui';
import { usePublishKey } from './use-publish-key';
import { instantOfWhen, NO_TIME, WhenField, type When } from './when-field';

const MAX_NOTE = 200;

const Form = styled.form`
  display: grid;
  gap: 16px;
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
  const [when, setWhen] = useState<When>('now');
  const [isTimeMissing, setIsTimeMissing] = useState(false);

  const submit = () => {
    const at = instantOfWhen(when);
    setIsTimeMissing(at === undefined);
    if (at !== undefined) onPublish(note, at);
  };
  usePublishKey(isBusy || isBlocked ? null : submit);

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
      <WhenField name="when" when={when} error={isTimeMissing ? NO_TIME : fields.at} onChange={setWhen} />
      <div>
        <Button type="submit" title="Ctrl + Enter" isLoading={isBusy} disabled={isBlocked}>
          {when === 'now' ? 'Опубликовать сейчас' : 'Запланировать'}
        </Button>
      </div>
    </Form>
  );
}
