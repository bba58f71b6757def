import { shape, text } from '@shop/shared/page-documents';
import { expectNoAxeViolations, fakeApi, renderPage, userEvent, type ApiAnswer } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import { CopyPanel } from './copy-panel';

const BLOCK = { type: 'Quote', props: { id: 'quote', text: 'Ни одной угнанной' } };
const SCHEMAS = { kinds: { Quote: shape({ id: text('Якорь', { role: 'anchor' }), text: text('Текст') }, 'Цитата') } };
const PAGES = {
  data: {
    staffPages: [
      { id: 'rental', path: '/rental', title: 'Прокат — INVIS DUOS', state: 'live' },
      { id: 'lease', path: '/lease', title: 'Лизинг — INVIS DUOS', state: 'live' },
      { id: 'sale', path: '/sale', title: 'Чёрная\u00A0пятница', state: 'draft' },
    ],
  },
};

function setUp(...answers: ApiAnswer[]) {
  const Page = () => <CopyPanel pageId="rental" block={BLOCK} schemas={SCHEMAS} onClose={() => undefined} />;
  return renderPage(Page, { api: fakeApi(...answers) });
}

it('copies the block to another page, found by name, and leads there', async () => {
  const { api, container } = setUp(PAGES, { data: { staffCopyBlock: { place: 'content[7].props' } } });

  expect(await screen.findByRole('button', { name: /^Лизинг/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Прокат/ })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Найти страницу' }), 'черная п');
  expect(screen.queryByRole('button', { name: /^Лизинг/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Чёрная.*черновик$/ }));

  expect(await screen.findByRole('status')).toHaveTextContent(/черновике страницы «Чёрная\sпятница»/);
  expect(screen.getByRole('link', { name: 'Открыть страницу' })).toHaveAttribute(
    'href',
    '/studio/sale?at=content%5B7%5D.props',
  );
  expect(api.calls.at(-1)?.variables).toEqual({ from: 'rental', block: BLOCK, to: 'sale' });
  await expectNoAxeViolations(container);
});

it('says in the words of the API why it refuses', async () => {
  setUp(PAGES, { code: 'BAD_REQUEST', message: 'Блок не скопирован: блоков 61, можно до 60' });

  await userEvent.click(await screen.findByRole('button', { name: /^Лизинг/ }));

  expect(await screen.findByRole('alert')).toHaveTextContent(/можно до 60/);
});

it('asks for the pages again when they did not come', async () => {
  setUp({ code: 'INTERNAL_ERROR' }, PAGES);

  await userEvent.click(await screen.findByRole('button', { name: /Повторить|Попробовать/ }));

  expect(await screen.findByRole('button', { name: /^Лизинг/ })).toBeVisible();
});
