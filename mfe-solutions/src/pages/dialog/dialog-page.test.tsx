import { screen, within } from '@testing-library/react';
import { contentContext, pageContext, userEvent } from '@shop/shared/testing';
import { renderPage } from '../../testing/render-page';
import { page } from './index';

jest.mock('../../content/dialog.json', () => jest.requireActual<{ DIALOG: object }>('../../testing/dialog').DIALOG);

const NO_START = '/dialog/beacon/no-start';

const renderDialog = (at: string, state?: unknown) => renderPage(page, { at, path: '/dialog/:code?/:step?', state });
const linksIn = (list: string | RegExp) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

async function headOf(params: Readonly<Record<string, string | undefined>>) {
  return page.head(
    pageContext({ params, publicUrl: 'https://shop.test', content: await page.content?.(params, contentContext()) }),
  );
}

it('asks for the model first', async () => {
  await renderDialog('/dialog');

  expect(screen.getByRole('heading', { level: 1, name: 'Какая модель?' })).toBeVisible();
  expect(linksIn('Модели')).toEqual([
    ['Маяк', '/dialog/beacon'],
    ['Онлайн', '/dialog/online'],
  ]);
});

it("starts at a model's usual questions and shows the rest below", async () => {
  await renderDialog('/dialog/beacon');

  expect(linksIn('Частые вопросы')).toEqual([
    ['Не заводится', NO_START],
    ['Метка молчит', '/dialog/beacon/tag'],
  ]);
  expect(linksIn('Другие вопросы')).toEqual([['Где проверить', '/dialog/beacon/service']]);
});

const groundOf = (button: HTMLElement) => getComputedStyle(button).getPropertyValue('--bg').trim();

it('answers with short steps, and asks what comes next', async () => {
  await renderDialog(NO_START);

  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription('Шаг 3. Ответ');
  expect(screen.getByText('Подождите минуту.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Руководство' })).toHaveAttribute('href', '/documents/manuals/beacon');
  expect(linksIn('Что дальше')).toEqual([
    ['Метка молчит', '/dialog/beacon/tag'],
    ['Где проверить', '/dialog/beacon/service'],
  ]);
});

it('counts the steps walked, and hands the whole path to the form', async () => {
  await renderDialog('/dialog/beacon/tag', { before: ['no-start'] });

  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription('Шаг 4. Ответ');
  expect(screen.getByRole('link', { name: 'Не помогло' })).toHaveAttribute(
    'href',
    '/support?showForm=fiz&dialog=beacon.no-start.tag',
  );
});

it.each([null, 'tag', { before: 'tag' }, { before: [1] }])('takes %j of a history entry for no path', async (state) => {
  await renderDialog(NO_START, state);

  expect(screen.getByRole('link', { name: 'Не помогло' })).toHaveAttribute(
    'href',
    '/support?showForm=fiz&dialog=beacon.no-start',
  );
});

it('offers the good outcome first, as the green button', async () => {
  await renderDialog(NO_START);

  const [helped, notHelped] = [screen.getByText('Помогло'), screen.getByText('Не помогло')];

  expect(helped.compareDocumentPosition(notHelped)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(groundOf(helped)).toBe('var(--c-primary)');
  expect(groundOf(notHelped)).toBe('transparent');
});

it('says what to do when it helped', async () => {
  await renderDialog(NO_START);

  await userEvent.click(screen.getByText('Помогло'));

  expect(screen.getByText('Хорошо.')).toBeVisible();
});

it('puts the focus on the heading of a step that the visitor went to', async () => {
  document.body.id = 'main';
  document.body.focus();

  await renderDialog(NO_START);
  document.body.removeAttribute('id');

  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('leaves the focus alone in the first view', async () => {
  await renderDialog(NO_START);

  expect(document.body).toHaveFocus();
});

it.each([{ code: 'gone' }, { code: 'beacon', step: 'gone' }, { code: 'online', step: 'tag' }])(
  'is not found at %j',
  async (params) => {
    expect((await headOf(params)).status).toBe(404);
  },
);

it('describes each step to search engines', async () => {
  const head = await headOf({ code: 'beacon', step: 'no-start' });

  expect(head.title).toBe('Не заводится — Маяк');
  expect(head.canonicalPath).toBe(NO_START);
  expect(head.jsonLd).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: ['Главная', 'Поддержка', 'Диалог', 'Маяк', 'Не заводится'].map((name) => ({ name })),
    },
    { '@type': 'FAQPage' },
  ]);
  expect((await headOf({})).title).toBe('Диалог — INVIS DUOS');
  expect((await headOf({ code: 'online' })).title).toBe('Диалог: Онлайн');
});
