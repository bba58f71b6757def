import { countOf, formatDateLong, formatNumber, phoneHref } from '@shop/shared/format';
import type { ProductReviews as Reviews } from '@shop/shared/public-lists';
import { SHOP_EMAIL, SHOP_PHONE, SHOP_PHONE_IN_TEXT } from '@shop/shared/seller';
import { Badge, Button, Caption, Container, H3, Note, Section, SectionHead, Stack } from '@shop/shared/ui';
import styled from 'styled-components';
import { RuledItem } from '../../components/ruled-item';
import { useDialog } from '../../features/buying';

const MAX_RATING = 5;

const List = styled.ul`
  display: grid;
  gap: 24px;
  max-width: 800px;
`;

const Item = styled(RuledItem)`
  display: grid;
  gap: 8px;
  padding-top: 16px;
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const loadDialog = () =>
  import(/* webpackChunkName: "question-form" */ './question-dialog').then(({ QuestionDialog }) => QuestionDialog);

function Review({ authorName, rating, text, createdAt, isExample }: Reviews['reviews'][number]) {
  return (
    <Item>
      <Line>
        <strong>{authorName}</strong>
        <span aria-hidden>{'★'.repeat(rating) + '☆'.repeat(MAX_RATING - rating)}</span>
        <span>
          {rating} из&nbsp;{MAX_RATING}
        </span>
        <Caption>
          <time dateTime={createdAt}>{formatDateLong(createdAt)}</time>
        </Caption>
        {isExample && <Badge>Пример отзыва</Badge>}
      </Line>
      <Text>{text}</Text>
    </Item>
  );
}

function Question({ text, answer, createdAt }: Reviews['questions'][number]) {
  return (
    <Item>
      <Caption>
        <time dateTime={createdAt}>{formatDateLong(createdAt)}</time>
      </Caption>
      <Text>
        <strong>{text}</strong>
      </Text>
      <Text>Ответ магазина: {answer}</Text>
    </Item>
  );
}

function summaryOf({ count, average }: Pick<Reviews, 'count' | 'average'>): string {
  if (average == null) return 'Отзыв может написать тот, кто получил заказ: по\u00A0ссылке из\u00A0письма о\u00A0нём.';
  return `Средняя оценка ${formatNumber(average)} из\u00A0${MAX_RATING}, ${countOf(count, ['отзыв', 'отзыва', 'отзывов'])}.`;
}

interface ProductReviewsProps {
  productId: number;
  /** Null for a product of which nothing was said. */
  reviews: Reviews | null;
}

/** What buyers say of the product, and what was asked about it. */
export function ProductReviews({ productId, reviews }: ProductReviewsProps) {
  const { Dialog, isLoading, open, close } = useDialog(loadDialog);
  const { count = 0, average = null, reviews: written = [], questions = [] } = reviews ?? {};
  return (
    <Section flushTop aria-labelledby="reviews">
      <Container>
        <SectionHead at={86} titleId="reviews" title="Отзывы и&nbsp;вопросы" text={summaryOf({ count, average })} />
        <Stack gap={8}>
          {written.length > 0 && (
            <List>
              {written.map((review) => (
                <Review key={review.id} {...review} />
              ))}
            </List>
          )}
          {questions.length > 0 && (
            <Stack gap={5}>
              <H3>Вопросы и&nbsp;ответы</H3>
              <List>
                {questions.map((question) => (
                  <Question key={question.id} {...question} />
                ))}
              </List>
            </Stack>
          )}
          <Button kind="outline" isLoading={isLoading} onClick={open}>
            Задать вопрос
          </Button>
          <noscript>
            <Note>
              Форма вопроса работает только с&nbsp;JavaScript. Спросите по&nbsp;телефону{' '}
              <a href={phoneHref(SHOP_PHONE)}>{SHOP_PHONE_IN_TEXT}</a> или письмом на&nbsp;
              <a href={`mailto:${SHOP_EMAIL}`}>{SHOP_EMAIL}</a>.
            </Note>
          </noscript>
        </Stack>
        {Dialog && <Dialog productId={productId} onClose={close} />}
      </Container>
    </Section>
  );
}
