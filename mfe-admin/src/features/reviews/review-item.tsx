import { useId, useState } from 'react';
import styled from 'styled-components';
import { whenOf } from '@shop/shared/format';
import { Link, RequestError } from '@shop/shared/runtime';
import { Button, Caption, ConfirmDialog, Link as TextLink, Note, Panel, Row } from '@shop/shared/ui';
import { failureWords } from '../../words';
import { AnswerField } from './answer-field';
import type { Review, ReviewDesk } from './use-reviews';

const Card = styled(Panel)`
  display: grid;
  gap: 8px;
  padding: 14px 16px 16px;
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;
`;

const Words = styled.p`
  font-size: 16px;
  line-height: 24px;
  white-space: pre-wrap;
`;

const STATES: Readonly<Record<Review['status'], string>> = {
  new: 'Ждёт решения',
  shown: 'На\u00A0сайте',
  rejected: 'Отклонено',
};

const REJECTED = 'Отклонённое удаляется сразу, вернуть его нельзя. Автору письмо не\u00A0уходит.';

const stars = (rating: number) => '★'.repeat(rating) + '☆'.repeat(5 - rating);

interface ItemProps {
  row: Review;
  desk: ReviewDesk;
}

function Steps({ row, desk, titleId }: ItemProps & { titleId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = desk.busyId === row.id;
  const canShow = row.status === 'new' && (row.kind === 'review' || row.answer !== null);
  const step = { disabled: isBusy, 'aria-describedby': titleId };
  return (
    <Row gap={2}>
      {canShow && (
        <Button {...step} onClick={() => void desk.show(row)}>
          Показать на&nbsp;сайте
        </Button>
      )}
      {row.status === 'shown' && (
        <Button {...step} kind="outline" onClick={() => void desk.hide(row)}>
          Снять с&nbsp;сайта
        </Button>
      )}
      {row.answer !== null && (
        <Button {...step} kind="quiet" onClick={() => void desk.takeAnswerBack(row)}>
          Убрать ответ
        </Button>
      )}
      {row.status === 'new' && (
        <Button {...step} kind="quiet" onClick={() => setIsAsking(true)}>
          Отклонить
        </Button>
      )}
      <ConfirmDialog
        title={row.kind === 'review' ? 'Удалить отзыв?' : 'Удалить вопрос?'}
        text={REJECTED}
        confirm="Удалить"
        cancel="Оставить"
        isOpen={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void desk.reject(row);
        }}
      />
    </Row>
  );
}

/** One review or question: its product, its words as they were typed, and what can be done. */
export function ReviewItem({ row, desk }: ItemProps) {
  const titleId = useId();
  const { productName, productSlug, rating, authorName } = row;
  const error = desk.refused?.id === row.id ? desk.refused.error : null;
  // It stands at the field of the answer.
  const isOfField = error instanceof RequestError && error.fields.answer !== undefined && row.kind === 'question';
  return (
    <Card as="li" aria-labelledby={titleId}>
      <span id={titleId}>
        {productSlug === null ? (
          productName
        ) : (
          <TextLink as={Link} to={`/${productSlug}`}>
            {productName}
          </TextLink>
        )}
      </span>
      <Caption>
        {rating !== null && (
          <span role="img" aria-label={`${rating} из 5`}>
            {stars(rating)}
          </span>
        )}{' '}
        <bdi>{authorName ?? 'Имя удалено после ответа'}</bdi>,{' '}
        <time dateTime={row.createdAt}>{whenOf(row.createdAt)}</time>
        {row.isExample && ', пример'}. {STATES[row.status]}
      </Caption>
      <Words dir="auto">{row.text}</Words>
      {row.kind === 'question' && <AnswerField row={row} desk={desk} />}
      {error !== null && !isOfField && (
        <Note kind="danger" role="alert">
          <p>{failureWords(error)}</p>
          <Button kind="outline" onClick={desk.pages.loadAgain}>
            Обновить список
          </Button>
        </Note>
      )}
      <Steps row={row} desk={desk} titleId={titleId} />
    </Card>
  );
}
