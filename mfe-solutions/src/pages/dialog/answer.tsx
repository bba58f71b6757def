import styled from 'styled-components';
import { usePageContent } from '@shop/shared/runtime';
import { ArrowLink, Mono } from '@shop/shared/ui';
import { questionPath, stepOf, type DialogContent, type DialogProduct, type DialogQuestion } from '../../dialog';
import { ContentLink } from '../../components/content-link';
import { ChoiceList } from './choice-list';
import { dialogCrumbs } from './dialog-head';
import { Emergency } from './emergency';
import { NextTitle } from './next-title';
import { Outcome } from './outcome';
import { StepFrame } from './step-frame';
import { useTrail } from './use-trail';

const Steps = styled.ol`
  border-top: 1px solid var(--c-line-strong);

  & > li {
    display: flex;
    gap: 16px;
    padding: 16px 0;
    font-size: 18px;
    line-height: 26px;
    border-bottom: 1px solid var(--c-line);
  }
`;

const Mark = styled(Mono)`
  flex: none;
  width: 24px;
  line-height: 26px;
  color: var(--c-text-3);
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 32px;
  margin-top: 24px;
`;

interface AnswerProps {
  product: DialogProduct;
  question: DialogQuestion;
}

/** An answer: what to do, one thing after another, then whether it helped and what else can be asked. */
export function Answer({ product, question }: AnswerProps) {
  const { words } = usePageContent<DialogContent>();
  const trail = useTrail(stepOf(question));
  const next = product.questions.filter(({ id }) => question.next.includes(id));
  const choices = next.map((item) => ({ text: item.question, to: questionPath(product.code, item) }));

  return (
    <StepFrame
      crumbs={dialogCrumbs(product, question)}
      progress={`Шаг ${trail.length + 2}. Ответ`}
      at={Math.min(44 + trail.length * 16, 92)}
      heading={question.question}
      lead={product.title}
    >
      <Steps>
        {question.answer.map((text, index) => (
          <li key={text}>
            <Mark aria-hidden>{index + 1}</Mark>
            {text}
          </li>
        ))}
      </Steps>
      {question.links.length > 0 && (
        <Links>
          {question.links.map(({ text, href }) => (
            <li key={href}>
              <ArrowLink as={ContentLink} href={href}>
                {text}
              </ArrowLink>
            </li>
          ))}
        </Links>
      )}
      <Outcome code={product.code} trail={trail} question={question} />
      {choices.length > 0 && (
        <>
          <NextTitle id="dialog-next">{words.nextTitle}</NextTitle>
          <ChoiceList labelledBy="dialog-next" choices={choices} state={{ before: trail }} />
        </>
      )}
      <Emergency {...words.emergency} />
    </StepFrame>
  );
}
