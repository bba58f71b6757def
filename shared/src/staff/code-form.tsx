import { useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { Button, Field, TextInput } from '../ui';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

interface CodeFormProps {
  label: string;
  hint: string;
  /** A verb. */
  action: string;
  /** About the code that was sent last. */
  error: string | null;
  isBusy: boolean;
  onCode: (code: string) => void;
}

/** Asks for one code. */
export function CodeForm({ label, hint, action, error, isBusy, onCode }: CodeFormProps) {
  const [code, setCode] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim() !== '') onCode(code);
  };
  return (
    <Form noValidate onSubmit={submit}>
      <Field label={label} hint={hint} error={error ?? undefined}>
        {(control) => (
          <TextInput
            {...control}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <div>
        <Button type="submit" isLoading={isBusy}>
          {action}
        </Button>
      </div>
    </Form>
  );
}
