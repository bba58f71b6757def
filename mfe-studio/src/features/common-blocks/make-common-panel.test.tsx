import { shape, text } from '@shop/shared/page-documents';
import {
  expectNoAxeViolations,
  fakeApi,
  renderPage,
  userEvent,
  withRights,
  type ApiAnswer,
} from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import { MakeCommonPanel } from './make-common-panel';

const BLOCK = { type: 'Quote', props: { id: 'quote', text: 'Ни одной угнанной' } };
const SCHEMAS = { kinds: { Quote: shape({ id: text('Якорь', { role: 'anchor' }), text: text('Текст') }, 'Цитата') } };
const MADE = { id: 'c1', title: 'Отзыв', state: 'live', block: BLOCK };

function setUp(...answers: ApiAnswer[]) {
  const onMade = jest.fn();
  const Page = () => (
    <MakeCommonPanel pageId="rental" block={BLOCK} schemas={SCHEMAS} onMade={onMade} onClose={() => undefined} />
  );
  return { ...renderPage(withRights(Page, 'pages', 'publish'), { api: fakeApi(...answers) }), onMade };
}

it('makes the block common under the name that is typed', async () => {
  const { api, onMade, container } = setUp({ data: { staffMakeCommon: MADE } });
  const name = await screen.findByRole('textbox', { name: /^Название для\sколлег$/ });
  expect(name).toHaveValue('Цитата: Ни одной угнанной');
  expect(screen.getByText(/сразу станет общим и\sна\sсайте/)).toBeVisible();
  await expectNoAxeViolations(container);

  await userEvent.clear(name);
  await userEvent.type(name, 'Отзыв');
  await userEvent.click(screen.getByRole('button', { name: 'Сделать общим' }));

  expect(api.calls.at(-1)?.variables).toEqual({ from: 'rental', block: BLOCK, title: 'Отзыв' });
  expect(onMade).toHaveBeenCalledWith(MADE);
});

it('says in the words of the API why it refuses', async () => {
  const { onMade } = setUp({ code: 'BAD_REQUEST', message: 'Проверьте отмеченные поля' });

  await userEvent.click(await screen.findByRole('button', { name: 'Сделать общим' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Проверьте отмеченные поля');
  expect(onMade).not.toHaveBeenCalled();
});
