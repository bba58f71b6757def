import { useState } from 'react';
import styled from 'styled-components';
import { countOf } from '@shop/shared/format';
import { Button, Field, media, Muted, Panel, TextInput } from '@shop/shared/ui';

const Form = styled(Panel)`
  display: grid;
  gap: 12px;
  padding: 16px;
  max-width: 640px;

  @media ${media.phone} {
    max-width: none;
  }
`;

const onPages = (count: number) => countOf(count, ['странице', 'страницах', 'страницах']);

interface ReplaceFormProps {
  /** Of the pages that are chosen. */
  pageCount: number;
  hitCount: number;
  error: string | undefined;
  isBusy: boolean;
  onReplace: (replacement: string) => void;
}

/** Puts other words in the place of those that were found, in drafts. */
export function ReplaceForm({ pageCount, hitCount, error, isBusy, onReplace }: ReplaceFormProps) {
  const [typed, setTyped] = useState('');
  const where = `${hitCount} на\u00A0${onPages(pageCount)}`;
  return (
    <Form
      as="form"
      aria-label="Замена"
      onSubmit={(event) => {
        event.preventDefault();
        onReplace(typed.trim());
      }}
    >
      <Field label="Заменить на" hint="Пусто: слова уберутся" error={error}>
        {(control) => (
          <TextInput
            {...control}
            isSmall
            maxLength={500}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Muted>Правки лягут в&nbsp;черновики. Сайт изменится, когда страницы опубликуют.</Muted>
      <div>
        <Button type="submit" isLoading={isBusy} disabled={pageCount === 0}>
          {pageCount === 0 ? 'Отметьте страницы' : `Заменить ${where}`}
        </Button>
      </div>
    </Form>
  );
}
