import { expectNoAxeViolations, fakeApi, renderPage, type ApiAnswer, userEvent } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import { page } from './index';

const NAME = 'Считыватель СК-1';

async function press(answer: ApiAnswer) {
  const at = { at: '/stock-notices#key=secret', path: '/stock-notices' };
  const view = renderPage(page.Page, { ...at, api: fakeApi(answer) });
  await userEvent.click(screen.getByRole('button', { name: 'Отменить заявку' }));
  return view;
}

it('ends the request of the link with one press, and says what it was for', async () => {
  const { api, container } = await press({ data: { siteDeleteStockNotices: [NAME] } });

  expect(await screen.findByText(/Заявка отменена/)).toBeVisible();
  expect(screen.getByText(NAME)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(api.calls).toEqual([{ operation: 'StopStockNotices', variables: { key: 'secret' } }]);
  await expectNoAxeViolations(container);
});

it.each<[string, ApiAnswer, RegExp]>([
  ['is gone already', { code: 'NOT_FOUND' }, /Такой заявки уже нет/],
  ['was not ended', { code: 'INTERNAL_SERVER_ERROR' }, /Заявка не\sотменена/],
])('says that a request %s', async (_what, answer, text) => {
  await press(answer);

  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('says without a key that it takes the link of the mail', async () => {
  const { container } = renderPage(page.Page, { at: '/stock-notices' });

  expect(screen.getByText(/по\sссылке из\sписьма/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});
