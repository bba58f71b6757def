import { questionPath, type DialogContent, type DialogProduct, type DialogQuestion } from '../../dialog';
import { usePageContent } from '@shop/shared/runtime';
import { VisuallyHidden } from '@shop/shared/ui';
import { ChoiceList } from './choice-list';
import { dialogCrumbs } from './dialog-head';
import { Emergency } from './emergency';
import { NextTitle } from './next-title';
import { StepFrame } from './step-frame';

/** The second step: what happens. The usual questions come first, then the rest of the model's. */
export function ChooseQuestion({ product }: { product: DialogProduct }) {
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
