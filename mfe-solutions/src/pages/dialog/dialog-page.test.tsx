import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { renderPage } from '../../testing/render-page';
import { page } from './index';

const LISTS = { products: [], places: [], discounts: [], deliveryCities: [], deliveryTypes: [], deliveryPrices: [] };
const NO_START = { code: 'invis_duos', step: 'no-start' };

async function headOf(params: Readonly<Record<string, string | undefined>>) {
  return page.head({ params, lists: LISTS, publicUrl: 'https://shop.test', content: await page.content?.(params) });
}

it('asks for the model first', async () => {
  await renderPage(page, { params: {} });

  expect(screen.getByRole('heading', { level: 1, name: /^Какое у\sвас устройство\?$/ })).toBeVisible();
  const models = within(screen.getByRole('list', { name: 'Модели' })).getAllByRole('link');
  expect(models.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['INVIS DUOS', '/dialog/invis_duos'],
    ['INVIS DUOS 3DL', '/dialog/invis_duos_3dl'],
    ['INVIS DUOS S', '/dialog/invis_duos_s'],
    ['INVIS DUOS Logistic', '/dialog/invis_duos_logistic'],
    ['DUOS ONLINE LITE', '/dialog/duos_online'],
  ]);
});

it("starts at a model's usual questions and shows the rest below", async () => {
  await renderPage(page, { params: { code: 'invis_duos' } });

  const usual = screen.getByRole('list', { name: 'Частые вопросы' });
  expect(within(usual).getAllByRole('link')).toHaveLength(5);
  const others = screen.getByRole('list', { name: /^Другие вопросы/ });
  expect(within(others).getByRole('link', { name: 'Как добавить или удалить метку' })).toHaveAttribute(
    'href',
    '/dialog/invis_duos/tag-add',
  );
});

it('answers with short steps, and asks what comes next', async () => {
  await renderPage(page, { params: NO_START });

  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription('Шаг 3. Ответ');
  expect(screen.getByRole('link', { name: 'Руководство владельца' })).toHaveAttribute(
    'href',
    '/documents/manuals/invis_duos',
  );
  const next = within(screen.getByRole('list', { name: 'Что дальше' })).getAllByRole('link');
  expect(next.map((link) => link.getAttribute('href'))).toEqual([
    '/dialog/invis_duos/tag',
    '/dialog/invis_duos/service',
  ]);
});

it('counts the steps walked, and hands the whole path to the form', async () => {
  await renderPage(page, { params: { code: 'invis_duos', step: 'tag' }, state: { before: ['no-start'] } });

  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription('Шаг 4. Ответ');
  expect(screen.getByRole('link', { name: /^Не\sпомогло$/ })).toHaveAttribute(
    'href',
    '/support?showForm=fiz&dialog=invis_duos.no-start.tag',
  );
});

it.each([null, 'tag', { before: 'tag' }, { before: [1] }])('takes %j of a history entry for no path', async (state) => {
  await renderPage(page, { params: NO_START, state });

  expect(screen.getByRole('link', { name: /^Не\sпомогло$/ })).toHaveAttribute(
    'href',
    '/support?showForm=fiz&dialog=invis_duos.no-start',
  );
});

it('says what to do when it helped', async () => {
  await renderPage(page, { params: NO_START });

  await userEvent.click(screen.getByText('Помогло'));

  expect(screen.getByText(/Если вопрос вернётся, начните с\sэтого места/)).toBeVisible();
});

it('puts the focus on the heading of a step that the visitor went to', async () => {
  document.body.id = 'main';
  document.body.focus();

  await renderPage(page, { params: NO_START });
  document.body.removeAttribute('id');

  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('leaves the focus alone in the first view', async () => {
  await renderPage(page, { params: NO_START });

  expect(document.body).toHaveFocus();
});

it.each([{}, { code: 'duos_online' }, NO_START])('is clean for screen readers at %j', async (params) => {
  const { container } = await renderPage(page, { params });

  await expectNoAxeViolations(container);
});

it.each([{ code: 'invis_duos_x' }, { code: 'invis_duos', step: 'gone' }, { code: 'duos_online', step: 'tag-add' }])(
  'is not found at %j',
  async (params) => {
    expect((await headOf(params)).status).toBe(404);
  },
);

it('describes each step to search engines', async () => {
  const head = await headOf(NO_START);

  expect(head.title).toMatch(/^Двигатель не\sзаводится, метка со\sмной — INVIS DUOS$/);
  expect(head.canonicalPath).toBe('/dialog/invis_duos/no-start');
  expect(head.jsonLd?.map((item) => item['@type'])).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(head.jsonLd?.[0]?.itemListElement).toHaveLength(5);
  expect((await headOf({})).title).toBe('Диалог поддержки — INVIS DUOS');
  expect((await headOf({ code: 'invis_duos_s' })).title).toBe('Диалог поддержки: INVIS DUOS S');
});
