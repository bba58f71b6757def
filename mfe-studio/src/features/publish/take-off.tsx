import { useState } from 'react';
import styled from 'styled-components';
import { Button, Field, Row, TextInput } from '@shop/shared/ui';
import { LinkingNote } from '../site-links';

const Form = styled.form`
  display: grid;
  gap: 12px;
`;

interface TakeOffProps {
  pageId: string;
  isBusy: boolean;
  /** What the API says about the address. */
  error: string | undefined;
  onTakeOff: (redirectTo: string) => void;
}

/** Takes the page off the site, after a second press: visitors notice it at once. */
export function TakeOff({ pageId, isBusy, error, onTakeOff }: TakeOffProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [redirectTo, setRedirectTo] = useState('');

  if (!isOpen)
    return (
      <Button kind="danger" onClick={() => setIsOpen(true)}>
        Снять с&nbsp;сайта…
      </Button>
    );
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onTakeOff(redirectTo);
      }}
    >
      <LinkingNote pageId={pageId} />
      <Field
        label="Куда отправлять посетителей"
        hint="Адрес другой страницы, например /rental. Пусто: страница ответит «не&nbsp;найдена»"
        isOptional
        error={error}
      >
        {(control) => (
          <TextInput
            {...control}
            isSmall
            value={redirectTo}
            spellCheck={false}
            onChange={({ target }) => setRedirectTo(target.value)}
          />
        )}
      </Field>
      <Row gap={2}>
        <Button type="submit" kind="danger" isLoading={isBusy}>
          Снять с&nbsp;сайта
        </Button>
        <Button kind="quiet" onClick={() => setIsOpen(false)}>
          Оставить
        </Button>
      </Row>
    </Form>
  );
}
