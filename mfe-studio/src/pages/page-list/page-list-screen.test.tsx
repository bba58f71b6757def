import { expectNoAxeViolations, fakeApi, renderPage } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './page-list-screen';

const RENTAL = { id: 'rental', path: '/rental', title: 'Прокат', state: 'live', liveVersion: 7, publishAt: null };
const ANSWER = { data: { staffPages: [RENTAL] } };

it('lists the pages, each with the way to its editor', async () => {
  const { container } = renderPage(Screen, { at: '/studio', api: fakeApi(ANSWER) });

  expect(await screen.findByRole('link', { name: 'Прокат' })).toHaveAttribute('href', '/studio/rental');
  expect(screen.getByRole('cell', { name: '/rental' })).toBeVisible();
  expect(screen.getByRole('cell', { name: /На\s+сайте/ })).toBeVisible();
  await expectNoAxeViolations(container);
});

it('can try again when the API does not answer', async () => {
  renderPage(Screen, { at: '/studio', api: fakeApi({ code: 'INTERNAL_SERVER_ERROR' }, ANSWER) });

  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

  expect(await screen.findByRole('link', { name: 'Прокат' })).toBeVisible();
});
