import { createMemoryStorage } from '@shop/shared/runtime';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  PLACED,
  REQUISITES,
  createFakeApi,
  enter,
  failWith,
  fillCompany,
  fillRecipient,
  chooseDelivery,
  submit,
} from '../../testing';
import { renderCheckout } from '../../testing/render-checkout';

const chooseBuyer = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

async function rewrite(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await enter(label, text);
}

describe('the order of a company', () => {
  it("shows the server's errors at the requisites, then sends them and is paid by invoice", async () => {
    const api = createFakeApi(failWith('BAD_REQUEST', { fields: { requisiteInn: 'ИНН некорректный' } }), PLACED);
    const { shop } = renderCheckout({ api });
    await fillRecipient();
    await chooseDelivery('Москва', /Самовывоз/);
    await fillCompany();
    expect(screen.getByRole('radio', { name: 'По счёту' })).toBeChecked();
    await enter('E-mail', 'buh@example.ru');

    await submit();
    expect(await screen.findByText('ИНН некорректный')).toBeVisible();
    expect(screen.getByLabelText('ИНН')).toHaveFocus();
    await submit();

    expect(await screen.findByText('Открыта страница /checkout/finish')).toBeVisible();
    expect(api.calls[1]?.variables.input).toMatchObject({
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

  it('requires all requisites except КПП and director, and the e-mail that gets the invoice', async () => {
    const { container } = renderCheckout();
    await fillRecipient();
    await chooseDelivery('Москва', /Самовывоз/);
    await chooseBuyer('Организация или ИП');

    await submit();

    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
    expect(screen.getAllByText('Поле обязательно для заполнения')).toHaveLength(8);
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    expect(screen.getByLabelText(/Руководитель/)).toBeValid();
    expect(screen.getByLabelText(/КПП/)).toBeValid();
    await expectNoAxeViolations(container);
  });

  it('understands an ИНН together with its КПП, and account numbers with dots', async () => {
    renderCheckout();
    await chooseBuyer('Организация или ИП');

    await enter('ИНН', 'ИНН 7700000016 / КПП 770101001');
    await enter('Расчётный счёт', '40702.810.2.0000 0012345');

    expect(screen.getByLabelText('ИНН')).toHaveValue('7700000016');
    expect(screen.getByLabelText(/КПП/)).toHaveValue('770101001');
    expect(screen.getByLabelText('Расчётный счёт')).toHaveValue('40702810200000012345');
  });

  it('reports each error, and checks a field again when the one that it depends on changes', async () => {
    renderCheckout();
    await fillCompany({
      ...REQUISITES,
      ИНН: '7700000017',
      КПП: '77010100',
      БИК: '044525226',
      'Корреспондентский счёт': '0'.repeat(20),
    });
    expect(await screen.findByText(/ИНН некорректный: не сходится последняя/)).toBeVisible();
    expect(screen.getByText(/КПП некорректный: нужно 9 знаков/)).toBeVisible();
    expect(screen.getByText(/Расчётный счёт некорректный: не сходится с БИК/)).toBeVisible();
    expect(screen.getByText(/Корреспондентский счёт некорректный: в нём одни нули/)).toBeVisible();

    await rewrite('БИК', ' 04452522');
    expect(await screen.findByText(/БИК некорректный: нужно 9 цифр/)).toBeVisible();
    await enter('БИК', '5');
    await waitFor(() => expect(screen.queryByText(/Расчётный счёт некорректный/)).not.toBeInTheDocument());
    await rewrite('КПП', REQUISITES['КПП']);
    await rewrite('ИНН', '5001 2345 6750');

    expect(await screen.findByText(/КПП некорректный: у ИП с ИНН из 12 цифр его нет/)).toBeVisible();
    expect(screen.getByLabelText('ИНН')).toHaveValue('500123456750');
    expect(screen.getByLabelText('БИК')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByLabelText(/КПП/)).toHaveAttribute('inputmode', 'text');
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

    await chooseBuyer('Организация или ИП');
    await chooseBuyer('Физическое лицо');

    expect(screen.getByRole('radio', { name: 'Наличными' })).toBeChecked();
    expect(screen.queryByLabelText('ИНН')).not.toBeInTheDocument();
  });

  it('keeps the requisites after a reload, and drops a payment type that is no longer available', async () => {
    const storage = createMemoryStorage();
    const first = renderCheckout({ storage, config: { isPaymentDisabled: false } });
    await fillCompany({ ИНН: REQUISITES['ИНН'] });
    await userEvent.click(screen.getByRole('radio', { name: 'Картой на сайте' }));
    first.unmount();

    renderCheckout({ storage });

    expect(screen.getByLabelText('ИНН')).toHaveValue('7700000016');
    expect(screen.getByRole('radio', { name: 'По счёту' })).toBeChecked();
  });
});
