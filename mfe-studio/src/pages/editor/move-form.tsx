import { useState } from 'react';
import styled from 'styled-components';
import { mutate, RequestError, useNotices, useShop } from '@shop/shared/runtime';
import { Button, Field, TextInput } from '@shop/shared/ui';
import { StaffMovePageDocument } from '../../generated/graphql';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
  padding: 4px 16px 16px;
`;

const FAILED = 'Нет связи с\u00A0сайтом. Попробуйте ещё раз';

interface MoveFormProps {
  pageId: string;
  path: string;
  isLive: boolean;
  save: () => Promise<number>;
  /** The draft has another address now. */
  onMoved: () => void;
}

/** Gives the page another address. The old one of a live page leads to the new one. */
export function MoveForm({ pageId: id, path, isLive, save, onMoved }: MoveFormProps) {
  const { client, track } = useShop();
  const show = useNotices((state) => state.show);
  const [typed, setTyped] = useState(path);
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const move = async () => {
    setIsBusy(true);
    setError('');
    try {
      await save();
      await track(mutate(client, StaffMovePageDocument, { id, path: typed.trim() }));
      show({ title: `Адрес страницы: ${typed.trim()}` });
      onMoved();
    } catch (cause) {
      const isAnswer = cause instanceof RequestError && cause.code !== 'NETWORK_ERROR';
      setError(isAnswer ? (cause.fields.path ?? cause.message) : FAILED);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void move();
      }}
    >
      <Field
        label="Адрес страницы"
        error={error === '' ? undefined : error}
        hint={isLive ? 'Переедет сама страница: старый адрес приведёт на\u00A0новый' : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            isSmall
            value={typed}
            spellCheck={false}
            disabled={path === '/'}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {typed.trim() !== path && (
        <Button type="submit" kind="outline" isLoading={isBusy}>
          Сменить
        </Button>
      )}
    </Form>
  );
}
