import { RequestError } from '@shop/shared/runtime';
import { Button, Field, Row, TextArea } from '@shop/shared/ui';
import type { Review, ReviewDesk } from './use-reviews';

interface AnswerFieldProps {
  row: Review;
  desk: ReviewDesk;
}

/** The answer to a question; what is typed is kept until it is sent. */
export function AnswerField({ row, desk }: AnswerFieldProps) {
  const { answers, typeAnswer, refused, busyId } = desk;
  const typed = answers[row.id];
  const error =
    refused?.id === row.id && refused.error instanceof RequestError ? refused.error.fields.answer : undefined;
  const isSame = (typed ?? '').trim() === (row.answer ?? '');
  return (
    <div>
      <Field label="Ответ" error={error}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={typed ?? row.answer ?? ''}
            onChange={({ target }) => typeAnswer(row.id, target.value)}
          />
        )}
      </Field>
      {typed !== undefined && (
        <Row gap={2}>
          <Button disabled={isSame} isLoading={busyId === row.id} onClick={() => void desk.answer(row, typed)}>
            {row.mailsAsker ? 'Ответить и\u00A0отправить письмо' : 'Показать с\u00A0этим ответом'}
          </Button>
          <Button kind="quiet" onClick={() => typeAnswer(row.id, null)}>
            Не&nbsp;менять
          </Button>
        </Row>
      )}
    </div>
  );
}
