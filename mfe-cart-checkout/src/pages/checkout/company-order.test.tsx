import { createMemoryStorage } from '@shop/shared/runtime';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CART,
  PLACED,
  REQUISITES,
  createFakeApi,
  failWith,
  fillCompany,
  fillRecipient,
  chooseDelivery,
  renderPage,
  submit,
} from '../../testing';
import { CheckoutPage } from './checkout-page';

function renderCheckout(options: Partial<Parameters<typeof renderPage>[1]> = {}) {
  return renderPage(CheckoutPage, { at: '/checkout', cart: CART, api: createFakeApi(PLACED), ...options });
}

describe('the order of a company', () => {
  it('sends the requisites and is paid by invoice, unless the buyer chooses another way', async () => {
    const { api, shop } = renderCheckout();
    await fillRecipient();
    await chooseDelivery('Москва', /Самовывоз/);
    await fillCompany();
    expect(screen.getByRole('radio', { name: 'По счёту' })).toBeChecked();

    await submit();

    expect(await screen.findByText('Открыта страница /checkout/finish')).toBeVisible();
    expect(api.calls[0]?.variables.input).toMatchObject({
      userType: 'ur',
      paymentType: 'invoice',
      requisiteInn: '7700000016',
      requisiteKpp: '770101001',
      requisiteName: 'ООО «Первая прокатная»',
      requisiteDirector: null,
      requisiteBankBik: '044525225',
      requisiteAccountNumber: '40702810200000012345',
      requisiteBankAccount: '30101810400000000225',
    });
    expect(shop.storage.read('shop.checkout')).toBeNull();
    expect(shop.storage.read('shop.checkout.sent')).toBeNull();
  });

  it('has accessible fields', async () => {
    const { container } = renderCheckout();

    await userEvent.click(screen.getByRole('radio', { name: 'Организация или ИП' }));

    await expectNoAxeViolations(container);
  });

  it('requires all requisites except КПП and director', async () => {
    renderCheckout();
    await fillRecipient();
    await chooseDelivery('Москва', /Самовывоз/);
    await userEvent.click(screen.getByRole('radio', { name: 'Организация или ИП' }));

    await submit();

    await waitFor(() => expect(screen.getByLabelText('ИНН')).toHaveFocus());
    expect(screen.getAllByText('Поле обязательно для заполнения')).toHaveLength(7);
    expect(screen.getByLabelText(/Руководитель/)).toBeValid();
    expect(screen.getByLabelText(/КПП/)).toBeValid();
  });

  it('reports each error', async () => {
    renderCheckout();

    await fillCompany({
      ...REQUISITES,
      ИНН: '7700000017',
      КПП: '77010100',
      'Расчётный счёт': '40702810200000012346',
      'Корреспондентский счёт': '0'.repeat(20),
    });

    expect(await screen.findByText(/ИНН некорректный: не сходится последняя/)).toBeVisible();
    expect(screen.getByText(/КПП некорректный: нужно 9 знаков/)).toBeVisible();
    expect(screen.getByText(/Расчётный счёт некорректный: не сходится с БИК/)).toBeVisible();
    expect(screen.getByText(/Корреспондентский счёт некорректный: в нём одни нули/)).toBeVisible();
  });

  it.each([
    ['04452522', /БИК некорректный: нужно 9 цифр/],
    ['0445252251', /Длина поля должна быть строго 9 символов/],
  ])('reports the error in БИК %s', async (text, message) => {
    renderCheckout();

    await fillCompany({ БИК: text });

    expect(await screen.findByText(message)).toBeVisible();
  });

  it('removes pasted spaces from numbers', async () => {
    renderCheckout();

    await fillCompany({ ИНН: '77 0000 0016', БИК: ' 044 525 225' });

    expect(screen.getByLabelText('ИНН')).toHaveValue('7700000016');
    expect(screen.getByLabelText('БИК')).toHaveValue('044525225');
    expect(screen.getByLabelText('БИК')).toHaveAttribute('inputmode', 'numeric');
  });

  it('refuses a КПП as soon as the ИНН belongs to a person', async () => {
    renderCheckout();
    await fillCompany();

    await userEvent.clear(screen.getByLabelText('ИНН'));
    await userEvent.type(screen.getByLabelText('ИНН'), '500123456750');

    expect(await screen.findByText(/КПП некорректный: у ИП с ИНН из 12 цифр его нет/)).toBeVisible();
  });

  it('clears the error of an account as soon as the БИК is corrected', async () => {
    renderCheckout();
    await fillCompany({ ...REQUISITES, БИК: '044525226' });
    expect(await screen.findByText(/Расчётный счёт некорректный: не сходится с БИК/)).toBeVisible();

    await userEvent.type(screen.getByLabelText('БИК'), '{Backspace}5');

    await waitFor(() => expect(screen.queryByText(/Расчётный счёт некорректный/)).not.toBeInTheDocument());
  });

  it('warns about a treasury account, but accepts it', async () => {
    renderCheckout();

    await fillCompany({
      БИК: '024501901',
      'Расчётный счёт': '03100643000000017300',
      'Корреспондентский счёт': '40102810045370000002',
    });

    expect(screen.getByLabelText('Расчётный счёт')).toHaveAccessibleDescription(/Похоже на счёт казначейства/);
    expect(screen.queryByText(/счёт некорректный/)).not.toBeInTheDocument();
  });

  it('offers an invoice to companies only, and resets it for a person', async () => {
    renderCheckout();
    expect(screen.queryByRole('radio', { name: 'По счёту' })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('radio', { name: 'Организация или ИП' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Физическое лицо' }));

    expect(screen.getByRole('radio', { name: 'Наличными' })).toBeChecked();
    expect(screen.queryByLabelText('ИНН')).not.toBeInTheDocument();
  });

  it('keeps the requisites after a reload, and drops a payment type that is no longer available', async () => {
    const storage = createMemoryStorage();
    const first = renderCheckout({ storage, config: { isPaymentDisabled: false } });
    await fillCompany();
    await userEvent.click(screen.getByRole('radio', { name: 'Картой на сайте' }));
    first.unmount();

    renderCheckout({ storage });

    expect(screen.getByLabelText('ИНН')).toHaveValue('7700000016');
    expect(screen.getByRole('radio', { name: 'По счёту' })).toBeChecked();
  });

  it("shows the server's errors at the requisites", async () => {
    const api = createFakeApi(failWith('BAD_REQUEST', { fields: { requisiteInn: 'ИНН некорректный' } }));
    renderCheckout({ api });
    await fillRecipient();
    await chooseDelivery('Москва', /Самовывоз/);
    await fillCompany();

    await submit();

    expect(await screen.findByText('ИНН некорректный')).toBeVisible();
    expect(screen.getByLabelText('ИНН')).toHaveFocus();
  });
});
