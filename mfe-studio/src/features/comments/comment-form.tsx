import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Button, Field, Row, TextArea } from '@shop/shared/ui';
import { RequestError } from '@shop/shared/runtime';
import { refusalWords } from '../../words';

const LONGEST = 2000;

const Form = styled.form`
  display: grid;
  gap: 8px;
`;

/** What the API says of the text, or of the call. */
function errorWords(error: unknown): string | undefined {
  if (error === null) return undefined;
  const ofText = error instanceof RequestError ? error.fields.text : undefined;
  return ofText ?? refusalWords(error);
}

interface CommentFormProps {
  label: string;
  text: string;
  button: string;
  isBusy: boolean;
  /** Why the last call failed; null: it did not. */
  error: unknown;
  /** Opened by a press, not found open. */
  takesCursor: boolean;
  onType: (text: string) => void;
  onSend: () => void;
  onCancel: () => void;
}

/** The text of a comment or an answer. Ctrl + Enter sends it, as in a messenger. */
export function CommentForm(props: CommentFormProps) {
  const { label, text, button, isBusy, error, takesCursor, onType, onSend, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesCursor) form.current?.querySelector('textarea')?.focus();
  }, [takesCursor]);
  const isEmpty = text.trim() === '';
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isEmpty) onCancel();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isEmpty) onSend();
  };
  return (
    <Form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Field label={label} error={errorWords(error)}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={LONGEST}
            value={text}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={handleKey}
          />
        )}
      </Field>
      <Row gap={2}>
        <Button type="submit" kind="outline" isLoading={isBusy} disabled={isEmpty}>
          {button}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Не&nbsp;надо
        </Button>
      </Row>
    </Form>
  );
}
