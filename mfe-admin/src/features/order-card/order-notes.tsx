import { useState } from 'react';
import styled from 'styled-components';
import { clearDraft, readDraft, saveDraft } from '@shop/shared/drafts';
import { whenOf } from '@shop/shared/format';
import { mutate, useShop } from '@shop/shared/runtime';
import { Button, Caption, Field, Note, TextArea } from '@shop/shared/ui';
import { Part } from '../../components';
import { StaffNoteDocument } from '../../generated/graphql';
import type { Order } from '../../order';
import { failureWords } from '../../words';

const List = styled.ul`
  display: grid;
  gap: 10px;
  margin-bottom: 12px;

  & > li > p {
    white-space: pre-line;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 8px;
  justify-items: start;

  & > :first-child {
    width: 100%;
  }
`;

const EMPTY = { text: '' };

interface OrderNotesProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** What the shop's people tell each other of an order. The buyer does not see it. */
export function OrderNotes({ order: { id, notes }, onChanged }: OrderNotesProps) {
  const shop = useShop();
  const key = `admin:note:${id}`;
  const [text, setText] = useState(() => readDraft(shop, key, EMPTY)?.text ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const type = (typed: string) => {
    setText(typed);
    if (typed.trim()) saveDraft(shop, key, { text: typed });
    else clearDraft(shop, key);
  };
  const send = async () => {
    setIsBusy(true);
    setError(null);
    try {
      const { staffNote } = await shop.track(
        mutate(shop.client, StaffNoteDocument, { orderId: id, text: text.trim() }),
      );
      type('');
      onChanged(staffNote);
    } catch (cause) {
      setError(cause);
    }
    setIsBusy(false);
  };

  return (
    <Part title="Заметки" aside={<Caption>покупатель их не&nbsp;видит</Caption>}>
      {notes.length > 0 && (
        <List>
          {notes.map((note) => (
            <li key={note.id}>
              <p>{note.text}</p>
              <Caption>{[whenOf(note.at), note.by].filter(Boolean).join(', ')}</Caption>
            </li>
          ))}
        </List>
      )}
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() && !isBusy) void send();
        }}
      >
        <Field label="Новая заметка">
          {(control) => <TextArea {...control} rows={2} value={text} onChange={({ target }) => type(target.value)} />}
        </Field>
        {error !== null && <Note kind="danger">{failureWords(error)}</Note>}
        <Button type="submit" kind="outline" isLoading={isBusy} disabled={text.trim() === ''}>
          Добавить
        </Button>
      </Form>
    </Part>
  );
}
