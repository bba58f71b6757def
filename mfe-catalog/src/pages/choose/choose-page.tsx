import { Link, usePageData, useSearchParams } from '@shop/shared/runtime';
import { SHOP_PHONE } from '@shop/shared/seller';
import { Breadcrumbs, Container, EmptyState, PageHeading, type BreadcrumbItem } from '@shop/shared/ui';
import styled from 'styled-components';
import type { ChooseData } from './choose-data';
import { ChosenModelPanel } from './chosen-model-panel';
import { QuestionForm } from './question-form';
import { hrefOfAnswers, isComplete, QUESTION_NAMES, readAnswers, SENT } from './questions';

export const CHOOSE_CRUMBS: readonly BreadcrumbItem[] = [
  { label: 'Главная', href: '/' },
  { label: 'Оборудование', href: '/products' },
  { label: 'Подобрать модель' },
];

const Content = styled(Container)`
  display: grid;
  gap: 48px;
  padding-bottom: 96px;
`;

/** Four questions that end in one model. The answers are in the address: a link shares it. */
export function ChoosePage() {
  const model = usePageData<ChooseData>();
  const [params] = useSearchParams();
  const answers = readAnswers(params);
  const isAnswered = isComplete(answers);
  return (
    <>
      <Container>
        <Breadcrumbs items={CHOOSE_CRUMBS} linkComponent={Link} />
        <PageHeading
          title="Подобрать модель"
          lead="Четыре вопроса — и одна модель: с ценой за первый год и с тем, почему не другие."
        />
      </Container>
      <Content>
        {model && <ChosenModelPanel key={model.slug} model={model} />}
        {isAnswered && !model && (
          <EmptyState title="Точного ответа в каталоге нет" text={`Позвоните, и мы подберём вместе: ${SHOP_PHONE}.`} />
        )}
        <QuestionForm
          key={hrefOfAnswers(answers)}
          answers={answers}
          isSent={[SENT, ...QUESTION_NAMES].some((name) => params.has(name))}
        />
      </Content>
    </>
  );
}
