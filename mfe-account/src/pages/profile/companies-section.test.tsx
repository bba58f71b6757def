import { act, screen } from '@testing-library/react';
import { expectNoAxeViolations, fakeApi, renderPage, userEvent } from '@shop/shared/testing';
import { CompaniesSection } from './companies-section';

const PROKAT = { requisiteInn: '7700000016', requisiteName: 'ООО «Прокат»', requisiteKpp: '770101001' };
const TRADER = { requisiteInn: '500100732259', requisiteName: 'ИП Лунин О. П.', requisiteKpp: null };

it('lists the companies of the user’s orders, and forgets one', async () => {
  const api = fakeApi(
    { data: { siteUserCompanies: [PROKAT, TRADER] } },
    { code: 'INTERNAL_SERVER_ERROR' },
    { data: { siteDeleteUserCompany: [TRADER] } },
  );
  const { container } = renderPage(CompaniesSection, { at: '/profile', api });
  expect(await screen.findByText('ИНН 7700000016, КПП 770101001')).toBeVisible();
  await expectNoAxeViolations(container);

  await userEvent.click(screen.getByRole('button', { name: 'Забыть: ООО «Прокат»' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось удалить реквизиты');
  await userEvent.click(screen.getByRole('button', { name: 'Забыть: ООО «Прокат»' }));

  expect(await screen.findByText('ИНН 500100732259')).toBeVisible();
  expect(screen.queryByText('ООО «Прокат»')).not.toBeInTheDocument();
  expect(api.calls.at(-1)?.variables).toEqual({ requisiteInn: '7700000016' });
});

it('is not there for a user who has ordered for none', async () => {
  const api = fakeApi({ data: { siteUserCompanies: [] } });
  renderPage(CompaniesSection, { at: '/profile', api });
  await act(async () => undefined);

  expect(screen.queryByRole('heading', { name: 'Организации' })).not.toBeInTheDocument();
});
