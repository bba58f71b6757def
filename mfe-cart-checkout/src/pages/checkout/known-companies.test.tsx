import type { Shop } from '@shop/shared/runtime';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import { answerWith, createFakeApi, enter } from '../../testing';
import { renderCheckout } from '../../testing/render-checkout';

const COMPANY = {
  requisiteInn: '7700000016',
  requisiteName: 'ООО «Первая прокатная»',
  requisiteKpp: '770101001',
  requisiteDirector: null,
  requisiteAddress: 'Москва, бульвар Яна Райниса, д. 41',
  requisiteBankName: 'Банк «Образец», АО',
  requisiteBankBik: '044525225',
  requisiteBankAccount: '30101810400000000225',
  requisiteAccountNumber: '40702810200000012345',
  requisiteEdoOperator: 'Диадок',
};

const USER = { id: 7, email: 'anna@example.ru', fullname: 'Анна', phone: '79120004164', active: true };
const signIn = (shop: Shop) => shop.auth.setState({ isAuth: true, user: USER });
const chooseCompany = () => userEvent.click(screen.getByRole('radio', { name: 'Организация или ИП' }));

function renderForUser() {
  return renderCheckout({ api: createFakeApi(answerWith({ siteUserCompanies: [COMPANY] })), prepare: signIn });
}

it('offers a company of the user’s orders, and fills in all of it', async () => {
  const { container } = renderForUser();
  await chooseCompany();

  await userEvent.click(await screen.findByRole('button', { name: 'ООО «Первая прокатная»' }));

  expect(screen.getByLabelText('ИНН')).toHaveValue('7700000016');
  expect(screen.getByLabelText('Расчётный счёт')).toHaveValue('40702810200000012345');
  expect(screen.getByLabelText(/Оператор ЭДО/)).toHaveValue('Диадок');
  await expectNoAxeViolations(container);
});

it('fills in the rest of a company whose ИНН is typed, and nothing that is written already', async () => {
  renderForUser();
  await chooseCompany();
  await screen.findByRole('button', { name: 'ООО «Первая прокатная»' });
  await enter('Банк', 'Другой банк');

  await enter('ИНН', '7700000016');

  expect(screen.getByLabelText('Название')).toHaveValue('ООО «Первая прокатная»');
  expect(screen.getByLabelText('Банк')).toHaveValue('Другой банк');
});

it('asks nothing for a guest', async () => {
  const { api } = renderCheckout({ api: createFakeApi(answerWith({ siteUserCompanies: [COMPANY] })) });
  await chooseCompany();
  await enter('ИНН', '7700000016');

  expect(screen.getByLabelText('Название')).toHaveValue('');
  expect(api.calls).toEqual([]);
});
