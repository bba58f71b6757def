import { type ApiAnswer, createTestShop, fakeApi } from '@shop/shared/testing';
import { confirmEmail } from './confirm-email';

async function confirm(...answers: ApiAnswer[]) {
  const api = fakeApi(...answers);
  const shop = createTestShop({ fetch: api.fetch });
  await confirmEmail(shop, 'token', 'anna@example.ru');
  return { api, shop, notices: () => shop.notices.getState().notices, auth: () => shop.auth.getState() };
}

const confirmed = { data: { confirmEmail: { isConfirmed: true } } };

describe('confirmEmail', () => {
  it('confirms, shows a toast and opens the sign-in dialog', async () => {
    const { api, notices, auth } = await confirm(confirmed);

    expect(api.calls).toEqual([
      { operation: 'ConfirmEmail', variables: { input: { token: 'token', email: 'anna@example.ru' } } },
    ]);
    expect(notices()).toMatchObject([{ title: 'E-mail подтверждён', text: 'Теперь можно войти.' }]);
    expect(auth()).toMatchObject({ isModalVisible: true, activeTab: 'login', knownEmail: 'anna@example.ru' });
  });

  it.each([
    ['BAD_REQUEST', 'Email не существует или токен невалиден', false],
    ['CONFLICT', 'Email уже подтвержен', true],
  ])('shows the text for %s', async (code, title, isLoginOpen) => {
    const { notices, auth } = await confirm({ code });

    expect(notices()).toMatchObject([{ title, kind: 'error' }]);
    expect(notices()[0]?.action).toBeUndefined();
    expect(auth().isModalVisible).toBe(isLoginOpen);
  });

  it('shows a user the new e-mail, and no dialog', async () => {
    const shop = createTestShop({ fetch: fakeApi(confirmed).fetch });
    shop.auth.setState({ isAuth: true });
    const loadUser = jest.spyOn(shop.session, 'loadUser').mockResolvedValue();

    await confirmEmail(shop, 'token', 'vetrova@example.ru');

    expect(shop.notices.getState().notices).toMatchObject([
      { title: 'E-mail подтверждён', text: 'Теперь входите по этому адресу.' },
    ]);
    expect(loadUser).toHaveBeenCalledTimes(1);
    expect(shop.auth.getState().isModalVisible).toBe(false);
  });

  it('says when somebody has taken the new e-mail meanwhile', async () => {
    const { notices, auth } = await confirm({ code: 'CONFLICT', message: 'Email уже существует' });

    expect(notices()).toMatchObject([{ title: 'Email уже существует', kind: 'error' }]);
    expect(auth().isModalVisible).toBe(false);
  });

  it('tells when to try again after too many attempts', async () => {
    const { notices } = await confirm({ code: 'TOO_MANY_REQUESTS', retryAfter: 61 });

    expect(notices()).toMatchObject([{ title: 'Слишком много попыток. Попробуйте через 2\u00A0минуты.' }]);
  });

  it('can be tried again after any other failure', async () => {
    const { api, notices, auth } = await confirm({ code: 'INTERNAL_SERVER_ERROR' }, confirmed);
    expect(notices()).toMatchObject([{ title: 'Не удалось подтвердить e-mail', action: { text: 'Повторить' } }]);

    notices()[0]?.action?.run();
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(api.calls).toHaveLength(2);
    expect(auth().isModalVisible).toBe(true);
  });
});
