import { usePageContent } from '@shop/shared/runtime';
import { VisuallyHidden } from '@shop/shared/ui';
import { ChoiceList } from './choice-list';
import { modelPath, type DialogContent } from '../../dialog';
import { dialogCrumbs } from './dialog-head';
import { Emergency } from './emergency';
import { StepFrame } from './step-frame';

const TITLE_ID = 'dialog-choices';

/** The first step: which device it is. */
export function ChooseModel() {
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
