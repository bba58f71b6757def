import { useState } from 'react';
import styled from 'styled-components';
import { Button, Field, media, TextInput } from '@shop/shared/ui';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 480px) auto;
  gap: 12px;
  align-items: start;

  /* In line with the field, which has its label above. */
  & > button {
    margin-top: 26px;
    justify-self: start;
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    & > button {
      margin-top: 0;
    }
  }
`;

interface FindFormProps {
  /** What is looked for now. */
  phrase: string;
  error: string | undefined;
  isBusy: boolean;
  onFind: (phrase: string) => void;
}

/** Asks for the words that are looked for. */
export function FindForm({ phrase, error, isBusy, onFind }: FindFormProps) {
  const [typed, setTyped] = useState(phrase);
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <Field label="Найти слова" hint="Е и&nbsp;ё, большие и&nbsp;маленькие буквы не&nbsp;различаются" error={error}>
        {(control) => (
          <TextInput
            {...control}
            isSmall
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" isLoading={isBusy} disabled={typed.trim() === ''}>
        Найти
      </Button>
    </Form>
  );
}
