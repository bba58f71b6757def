import { expectNoAxeViolations, fakeApi, renderPage, userEvent, type ApiAnswer } from '@shop/shared/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { EditorContext } from '../../editing';
import { pageOf } from '../../editing/testing/documents';
import { draftStore } from '../../editing/testing/draft-store';
import { ComparisonBar } from './comparison-bar';
import { DraftComparison, LOADING, type ComparisonState } from './draft-comparison';

const live = (...texts: string[]) => ({
  data: {
    staffVersions: [
      { number: 2, madeBy: null, madeAt: '2026-11-20T09:00:00.000Z', note: '', document: pageOf(...texts) },
    ],
  },
});

function setUp(texts: readonly string[], ...answers: ApiAnswer[]) {
  const store = draftStore(pageOf(...texts));
  const Page = () => {
    const [state, setState] = useState<ComparisonState>(LOADING);
    const [at, setAt] = useState(0);
    return (
      <EditorContext value={store}>
        <ComparisonBar state={state} at={at} onStep={setAt} />
        <DraftComparison pageId="rental" liveVersion={2} onChanged={setState} />
      </EditorContext>
    );
  };
  return { store, ...renderPage(Page, { api: fakeApi(...answers) }) };
}

const step = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('names one change after the other, and begins again behind the last', async () => {
  const { container } = setUp(['Новое', 'Б', 'Ещё'], live('Было', 'Б'));

  expect(await screen.findByText(/1\sиз\s2\. «Первый экран», «Заголовок»/)).toBeVisible();
  await expectNoAxeViolations(container);
  await step('Следующая правка');
  expect(screen.getByRole('status')).toHaveTextContent(/2\sиз\s2\. «Первый экран»: блок добавлен/);
  await step('Следующая правка');
  await step('Предыдущая правка');
  expect(screen.getByRole('status')).toHaveTextContent(/2\sиз\s2/);
});

it('says before and after of what the page does not show, as a colleague changes it', async () => {
  const { store } = setUp(['А'], live('А'));
  expect(await screen.findByText(/не\sотличается от\sсайта/)).toBeVisible();

  await act(async () => store.getState().setValue('root.props.title', 'Такси'));

  expect(screen.getByText('Прокат').tagName).toBe('DEL');
  expect(screen.getByText('Такси').tagName).toBe('INS');
});

it('says when it cannot compare, and tries again', async () => {
  setUp(['Новое'], { code: 'INTERNAL_SERVER_ERROR' }, live('Было'));

  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

  expect(await screen.findByText(/1\sиз\s1/)).toBeVisible();
});
