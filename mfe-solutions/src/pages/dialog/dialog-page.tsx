import { Link, usePageContent, useParams } from '@shop/shared/runtime';
import { ButtonLink, Mono, Muted, VisuallyHidden } from '@shop/shared/ui';
import styled from 'styled-components';
import { ContentArrowLink } from '../../components/content-arrow-link';
import {
  DIALOG_PARAM,
  dialogPathParam,
  findQuestion,
  modelPath,
  questionPath,
  stepOf,
  type DialogContent,
  type DialogProduct,
  type DialogQuestion,
} from '../../dialog';
import { dialogCrumbs } from './dialog-head';
import { ChoiceList, Emergency, NextTitle, StepFrame, useTrail } from './step-frame';

const Box = styled.div`
  margin-top: 40px;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: flex-start;
  margin-bottom: 12px;
`;

const Summary = styled(ButtonLink).attrs({ as: 'summary' })`
  &::-webkit-details-marker {
    display: none;
  }
`;

const Helped = styled.details`
  & > p {
    margin-top: 12px;
  }

  &[open] {
    flex-basis: 100%;
  }
`;

interface OutcomeProps {
  code: string;
  /** The visitor's steps so far. The current step is the last. */
  trail: readonly string[];
  question: DialogQuestion;
}

/**
 * Asks whether the answer helped. If not, the address of the support form carries the path, so that
 * the visitor does not have to repeat it.
 */
function Outcome({ code, trail, question: { final } }: OutcomeProps) {
  const { words } = usePageContent<DialogContent>();

  return (
    <Box>
      <Choices>
        <Helped>
          <Summary>{words.helped}</Summary>
          <p>{words.helpedText}</p>
        </Helped>
        <ButtonLink as={Link} kind="outline" to={`${final.href}&${DIALOG_PARAM}=${dialogPathParam(code, trail)}`}>
          {final.text}
        </ButtonLink>
      </Choices>
      <Muted>{words.notHelpedText}</Muted>
    </Box>
  );
}

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

/** Numbered instructions, then the question whether they helped, and follow-up questions. */
function Answer({ product, question }: AnswerProps) {
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
          {question.links.map((link) => (
            <li key={link.href}>
              <ContentArrowLink link={link} />
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

const TITLE_ID = 'dialog-choices';

/** The first step: the choice of the device. */
function ChooseModel() {
  const { words, models } = usePageContent<DialogContent>();
  const choices = models.map(({ code, title }) => ({ text: title, to: modelPath(code) }));

  return (
    <StepFrame
      crumbs={dialogCrumbs(null, null)}
      progress="Шаг 1. Модель"
      at={8}
      heading={words.chooseProduct}
      lead={words.lead}
    >
      <VisuallyHidden as="h2" id={TITLE_ID}>
        Модели
      </VisuallyHidden>
      <ChoiceList labelledBy={TITLE_ID} choices={choices} />
      <Emergency {...words.emergency} />
    </StepFrame>
  );
}

/** The second step: the choice of the question. Frequent questions come before the others. */
function ChooseQuestion({ product }: { product: DialogProduct }) {
  const { words } = usePageContent<DialogContent>();
  const { code, title, start, questions } = product;
  const toChoice = (question: DialogQuestion) => ({ text: question.question, to: questionPath(code, question) });
  const usual = start.flatMap((id) => questions.find((question) => question.id === id) ?? []);
  const others = questions.filter((question) => !usual.includes(question));

  return (
    <StepFrame
      crumbs={dialogCrumbs(product, null)}
      progress="Шаг 2. Вопрос"
      at={34}
      heading={words.chooseQuestion}
      lead={title}
    >
      <VisuallyHidden as="h2" id="dialog-usual">
        Частые вопросы
      </VisuallyHidden>
      <ChoiceList labelledBy="dialog-usual" choices={usual.map(toChoice)} />
      {others.length > 0 && (
        <>
          <NextTitle id="dialog-others">{words.otherQuestions}</NextTitle>
          <ChoiceList labelledBy="dialog-others" choices={others.map(toChoice)} />
        </>
      )}
      <Emergency {...words.emergency} />
    </StepFrame>
  );
}

/** The dialogue at one of its steps. `dialogHead` gives an unknown step the status 404. */
export function DialogPage() {
  const { step } = useParams();
  const { product } = usePageContent<DialogContent>();
  const question = findQuestion(product, step);

  if (!product) return <ChooseModel />;
  if (!question) return <ChooseQuestion product={product} />;
  return <Answer product={product} question={question} />;
}
