import { useState } from 'react';
import styled from 'styled-components';
import { Button, Field, Note, TextArea } from '@shop/shared/ui';
import type { PageFacts } from '../../editing';
import { approvalWords } from '../../words';

const MAX_NOTE = 500;

const Form = styled.form`
  display: grid;
  gap: 12px;
`;

interface NoteFormProps {
  label: string;
  /** What it begins with. */
  before?: string;
  isOptional?: boolean;
  button: string;
  isBusy: boolean;
  error: string | undefined;
  onSend: (note: string) => void;
}

function NoteForm({ label, before = '', isOptional = false, button, isBusy, error, onSend }: NoteFormProps) {
  const [note, setNote] = useState(before);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(note);
      }}
    >
      <Field label={label} isOptional={isOptional} error={error}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={MAX_NOTE}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" kind="outline" isLoading={isBusy} disabled={!isOptional && note.trim() === ''}>
          {button}
        </Button>
      </div>
    </Form>
  );
}

type Approval = NonNullable<PageFacts['approval']>;

interface AskApprovalProps extends Pick<NoteFormProps, 'isBusy' | 'error'> {
  approval: Approval | null | undefined;
  onAsk: (note: string) => void;
  onWithdraw: () => void;
}

/** For somebody who may not publish: asks those who may. */
export function AskApproval({ approval, isBusy, error, onAsk, onWithdraw }: AskApprovalProps) {
  return (
    <>
      {approval ? (
        <Note kind="info">
          {`${approvalWords(approval)} `}
          <Button kind="quiet" onClick={onWithdraw}>
            Отозвать
          </Button>
        </Note>
      ) : (
        <p>Публикует издатель: он получит письмо и&nbsp;увидит страницу первой в&nbsp;списке.</p>
      )}
      <NoteForm
        key={approval?.askedAt}
        label="Что проверить"
        before={approval?.note ?? ''}
        isOptional
        button={approval ? 'Изменить просьбу' : 'Отправить издателю'}
        isBusy={isBusy}
        error={error}
        onSend={onAsk}
      />
    </>
  );
}

interface DeclineApprovalProps extends Pick<NoteFormProps, 'isBusy' | 'error'> {
  approval: Approval;
  onDecline: (note: string) => void;
}

/** For a publisher: publishing below says yes, a remark says not yet. */
export function DeclineApproval({ approval, isBusy, error, onDecline }: DeclineApprovalProps) {
  return (
    <>
      <Note kind="warning">{approvalWords(approval)}</Note>
      <NoteForm label="Замечание" button="Вернуть с&nbsp;замечанием" isBusy={isBusy} error={error} onSend={onDecline} />
    </>
  );
}
