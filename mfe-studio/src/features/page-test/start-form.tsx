import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button, Field, Muted, Note, Radio, Row, Segmented, Select } from '@shop/shared/ui';
import { GOALS } from './test-words';
import type { PageTest, TestChoice } from './use-page-test';

/** In percent, as the control has them. */
const SHARES = ['10', '25', '50'] as const;

/** The values of the control beside the numbers of versions. */
const [DRAFT, NOTHING] = ['draft', ''];
const TEXTS = {
  noneChosen: 'Выберите версию: в\u00A0черновике нет правок',
  nothing: 'Черновик такой\u00A0же, как на\u00A0сайте: сравнивать нечего. Измените в\u00A0нём что-нибудь.',
};
const SHARE_LABEL = 'Сколько посетителей увидят\u00A0B';
const GOAL_LABEL = 'Что решает';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

const Choice = styled.fieldset`
  display: grid;
  gap: 8px;
  padding: 0;
  border: 0;
`;

/** As a field has it; the group has the same name. */
const Label = styled.p`
  margin-bottom: 6px;
  font-size: 14px;
  line-height: 20px;
  font-weight: var(--w-medium);
`;

const Rules = styled(Muted)`
  font-size: 13px;
  line-height: 18px;
`;

interface StartFormProps {
  liveVersion: number;
  /** The draft is not what the site shows. */
  hasEdits: boolean;
  isBusy: boolean;
  onStart: (choice: TestChoice) => void;
  onCancel: () => void;
}

/** What is tried, on how many visitors, and what decides. */
export function StartForm({ liveVersion, hasEdits, isBusy, onStart, onCancel }: StartFormProps) {
  const name = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const version = chosen ?? (hasEdits ? DRAFT : NOTHING);
  const [error, setError] = useState('');
  const [share, setShare] = useState<(typeof SHARES)[number]>('50');
  const [goal, setGoal] = useState<PageTest['goal']>('forms');
  const former = Array.from({ length: liveVersion - 1 }, (_, at) => liveVersion - 1 - at);

  if (!hasEdits && former.length === 0)
    return (
      <>
        <Note>{TEXTS.nothing}</Note>
        <Button kind="quiet" onClick={onCancel}>
          Отмена
        </Button>
      </>
    );
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (version === NOTHING) setError(TEXTS.noneChosen);
        else onStart({ number: version === DRAFT ? null : Number(version), share: Number(share), goal });
      }}
    >
      <Field label="Версия B" error={error}>
        {(control) => (
          <Select
            {...control}
            isSmall
            value={version}
            onChange={({ target }) => {
              setChosen(target.value);
              setError('');
            }}
          >
            {hasEdits ? <option value={DRAFT}>Черновик</option> : <option value={NOTHING}>Выберите версию</option>}
            {former.map((number) => (
              <option key={number} value={number}>{`Версия ${number} из\u00A0истории`}</option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <Label aria-hidden="true">{SHARE_LABEL}</Label>
        <Segmented
          label={SHARE_LABEL}
          options={SHARES.map((value) => ({ value, label: `${value}\u00A0%` }))}
          value={share}
          onChange={setShare}
        />
      </div>
      <Choice aria-label={GOAL_LABEL}>
        <Label aria-hidden="true">{GOAL_LABEL}</Label>
        {(['forms', 'orders'] as const).map((value) => (
          <Radio key={value} name={name} checked={goal === value} onChange={() => setGoal(value)}>
            {GOALS[value]}
          </Radio>
        ))}
      </Choice>
      <Rules>
        Участвуют те, кто согласился на&nbsp;статистику; остальные видят версию&nbsp;A. Двойную разницу тест замечает
        примерно после 70&nbsp;заявок или заказов, полуторную&nbsp;— после&nbsp;180. Худшая версия уходит сама. Если
        разницы нет, через 90&nbsp;дней остаётся&nbsp;A.
      </Rules>
      <Rules>
        Пока тест идёт, черновик можно править, а&nbsp;опубликовать его, вернуть прежнюю версию или сменить адрес
        нельзя.
      </Rules>
      <Row gap={2}>
        <Button type="submit" isLoading={isBusy}>
          Начать тест
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Отмена
        </Button>
      </Row>
    </Form>
  );
}
