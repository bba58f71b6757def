import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_USER } from '@shop/shared/runtime';
import { fakeApi, renderPage } from '@shop/shared/testing';
import { ANNA } from '../../testing';
import { ProfilePage } from './profile-page';

jest.setTimeout(30_000); // typing is slow

type Answers = Parameters<typeof fakeApi>;

async function renderProfile(...answers: Answers) {
  const view = renderPage(ProfilePage, { at: '/profile', api: fakeApi(...answers) });
  // Forms validate themselves asynchronously after the first render.
  await act(async () => view.shop.auth.setState({ isAuth: true, user: ANNA }));
  return view;
}

const infoAnswer = (changes: object) => ({ data: { updateCurrentUserInfo: { ...ANNA, ...changes } } });
const saveButton = () => screen.getByRole('button', { name: 'Сохранить' });

async function rewrite(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  if (text) await userEvent.type(screen.getByLabelText(label), text);
}

describe('the record', () => {
  it('shows a placeholder while it loads', () => {
    const { shop } = renderPage(ProfilePage, { at: '/profile' });
    act(() => shop.auth.setState({ isAuth: true, isUserLoading: true }));

    expect(screen.getByRole('heading', { level: 1, name: 'Мой профиль' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Загружаем профиль');
  });

  it('can be requested again when it did not load', async () => {
    const { shop } = renderPage(ProfilePage, {
      at: '/profile',
      api: fakeApi({ data: { currentUser: ANNA } }),
    });
    act(() => shop.auth.setState({ isAuth: true, hasUserFailed: true }));
    expect(screen.getByText('Не удалось получить данные пользователя')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

    expect(await screen.findByLabelText('Имя и фамилия')).toHaveValue('Анна Ветрова');
  });

  it('asks a guest to sign in', () => {
    renderPage(ProfilePage, { at: '/profile' });

    expect(screen.getByRole('heading', { name: 'Вы вышли из учётной записи' })).toBeVisible();
  });

  it('shows the known data, with the middle of the phone hidden', async () => {
    await renderProfile();

    expect(screen.getByLabelText('Имя и фамилия')).toHaveValue('Анна Ветрова');
    expect(screen.getByLabelText('Город')).toHaveValue('Химки');
    expect(screen.getByLabelText('Дата рождения')).toHaveValue('14.03.1988');
    expect(screen.getByRole('radio', { name: 'Женский' })).toBeChecked();
    expect(screen.getByText('+7 912 ···-··-64')).toBeVisible();
    expect(screen.getByText('подтверждён')).toBeVisible();
  });
});

describe('personal data', () => {
  it('are sent, empty fields as null, and the page shows the answer', async () => {
    const { api, shop } = await renderProfile(infoAnswer({ fullname: 'Анна Соколова', city: null }));
    await rewrite('Имя и фамилия', ' Анна Соколова ');
    await rewrite('Город', '');
    await rewrite('Дата рождения', '1.2.1990');
    await userEvent.click(screen.getByRole('radio', { name: 'Не указан' }));

    await userEvent.click(saveButton());

    expect(api.calls).toEqual([
      {
        operation: 'UpdateUserInfo',
        variables: { input: { fullname: 'Анна Соколова', city: null, birthDate: '1990-02-01', gender: null } },
      },
    ]);
    expect(shop.auth.getState().user).toMatchObject({ fullname: 'Анна Соколова', city: null });
    expect(shop.notices.getState().notices).toMatchObject([{ title: 'Данные сохранены' }]);
  });

  it.each([
    ['Имя и фамилия', '', 'Поле обязательно для заполнения'],
    ['Дата рождения', '31.02.1988', 'Такой даты нет'],
    ['Дата рождения', '01.01.2999', 'Дата не может быть в будущем'],
    ['Дата рождения', '01.01.1888', 'Проверьте год рождения'],
  ])('reject in «%s» the text «%s» when the field is left', async (label, text, message) => {
    await renderProfile();
    await rewrite(label, text);
    expect(screen.queryByText(message)).not.toBeInTheDocument();

    await userEvent.tab();

    expect(await screen.findByText(message)).toBeVisible();
    expect(saveButton()).toBeDisabled();
  });

  it('stay in the form when the server refuses them', async () => {
    await renderProfile({ code: 'INTERNAL_SERVER_ERROR' });
    await rewrite('Город', 'Тверь');

    await userEvent.click(saveButton());

    expect(await screen.findByText('Не удалось обновить данные пользователя')).toBeVisible();
    expect(screen.getByLabelText('Город')).toHaveValue('Тверь');
  });

  it('stay in the form when the session ends under it', async () => {
    const { shop } = await renderProfile({ code: 'UNAUTHENTICATED' });
    await rewrite('Город', 'Тверь');
    await userEvent.click(saveButton());

    act(() => shop.auth.setState({ isAuth: false, user: NO_USER }));

    expect(await screen.findByText(/Войдите снова, всё введённое на\sместе/)).toBeVisible();
    expect(screen.getByLabelText('Город')).toHaveValue('Тверь');
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    expect(shop.auth.getState()).toMatchObject({ isModalVisible: true, activeTab: 'login', returnTo: null });
  });

  it('are those of the user who signs in next', async () => {
    const { shop } = await renderProfile();

    await act(async () => shop.auth.setState({ isAuth: true, user: { ...ANNA, id: 8, fullname: 'Олег Светлов' } }));

    expect(screen.getByLabelText('Имя и фамилия')).toHaveValue('Олег Светлов');
  });
});

interface Credential {
  section: string;
  button: string;
  /** Label and text. */
  current: [string, string];
  next: [string, string];
}

const PHONE: Credential = {
  section: 'Телефон',
  button: 'Изменить телефон',
  current: ['Текущий телефон', '89120004164'],
  next: ['Новый телефон', '9120000000'],
};
const EMAIL: Credential = {
  section: 'E-mail',
  button: 'Изменить e-mail',
  current: ['Текущий e-mail', 'anna@example.ru'],
  next: ['Новый e-mail', 'vetrova@example.ru'],
};
const PASSWORD: Credential = {
  section: 'Пароль',
  button: 'Изменить пароль',
  current: ['Текущий пароль', 'старый пароль'],
  next: ['Новый пароль', 'новый пароль'],
};

const partOf = ({ section }: Credential) => within(screen.getByRole('region', { name: section }));

async function change(credential: Credential, ...answers: Answers) {
  const view = await renderProfile(...answers);
  const part = partOf(credential);
  const { button, current, next } = credential;
  for (const [label, text] of [current, next]) await userEvent.type(part.getByLabelText(label), text);
  await userEvent.click(part.getByRole('button', { name: button }));
  return {
    ...view,
    part,
    currentField: () => part.getByLabelText(current[0]),
    nextField: () => part.getByLabelText(next[0]),
  };
}

describe.each([
  {
    credential: PHONE,
    call: { operation: 'UpdateUserPhone', input: { phone: '79120004164', newPhone: '79120000000' } },
    field: 'newPhone',
    mismatch: 'Введенный номер телефона не совпадает с текущим',
    failed: 'Не удалось обновить телефон пользователя',
  },
  {
    credential: EMAIL,
    call: { operation: 'UpdateUserEmail', input: { email: 'anna@example.ru', newEmail: 'vetrova@example.ru' } },
    field: 'newEmail',
    mismatch: 'Введенный E-mail не совпадает с текущим',
    failed: 'Не удалось обновить email пользователя',
  },
  {
    credential: PASSWORD,
    call: { operation: 'UpdateUserPassword', input: { password: 'старый пароль', newPassword: 'новый пароль' } },
    field: 'newPassword',
    mismatch: 'Введенный пароль не совпадает с текущим',
    failed: 'Не удалось обновить пароль пользователя',
  },
])('$credential.section', ({ credential, call, field, mismatch, failed }) => {
  it('is not sent before both values are filled in', async () => {
    await renderProfile();
    const part = partOf(credential);
    const [label, text] = credential.next;

    await userEvent.type(part.getByLabelText(label), text);

    expect(part.getByRole('button', { name: credential.button })).toBeDisabled();
  });

  it('sends the current value as proof', async () => {
    const { api } = await change(credential, { code: 'BAD_REQUEST' });

    expect(api.calls).toEqual([{ operation: call.operation, variables: { input: call.input } }]);
  });

  it('says at its field that the current value is wrong', async () => {
    const { part, currentField, nextField } = await change(credential, { code: 'BAD_REQUEST' });

    expect(await part.findByText(mismatch)).toBeVisible();
    expect(currentField()).toHaveFocus();
    expect(nextField()).not.toHaveValue('');
  });

  it('shows the error of the new value at its field', async () => {
    const refusal = { code: 'BAD_REQUEST', fields: { [field]: 'Не подходит' } };
    const { part, nextField } = await change(credential, refusal);

    expect(await part.findByText('Не подходит')).toBeVisible();
    expect(nextField()).toHaveAttribute('aria-invalid', 'true');
  });

  it('explains any other failure, and when to try again', async () => {
    const { part } = await change(credential, { code: 'TOO_MANY_REQUESTS', retryAfter: 130 });

    expect(await part.findByText(failed)).toBeVisible();
    expect(part.getByText(/Подождите 3\sмин\./)).toBeVisible();
  });
});

describe.each([
  {
    credential: PHONE,
    data: { updateCurrentUserPhone: { ...ANNA, phone: '79120000000' } },
    user: { phone: '79120000000' },
    done: 'Телефон изменён',
    taken: 'Телефон уже существует',
  },
  {
    credential: EMAIL,
    data: { updateCurrentUserEmail: { ...ANNA, email: 'vetrova@example.ru' } },
    user: { email: 'vetrova@example.ru' },
    done: 'E-mail изменён',
    taken: 'Email уже существует',
  },
])('«$credential.button»', ({ credential, data, user, done, taken }) => {
  it("shows the server's answer and empties the fields", async () => {
    const { shop, currentField } = await change(credential, { data });

    expect(shop.notices.getState().notices).toMatchObject([{ title: done }]);
    expect(shop.auth.getState().user).toEqual({ ...ANNA, ...user });
    expect(currentField()).toHaveValue('');
  });

  it('says that the new value belongs to another user', async () => {
    const { part, nextField } = await change(credential, { code: 'CONFLICT' });

    expect(await part.findByText(taken)).toBeVisible();
    expect(nextField()).toHaveFocus();
  });
});

it('asks the user to sign in with the new password, because all sessions have ended', async () => {
  const { shop } = await change(PASSWORD, { data: { updateCurrentUserPassword: ANNA } });

  expect(await screen.findByText(/Пароль изменён\. Войдите с\sновым паролем\./)).toBeVisible();
  expect(shop.auth.getState()).toMatchObject({ isAuth: false, isModalVisible: true, activeTab: 'login' });
  expect(shop.notices.getState().notices).toMatchObject([{ title: 'Пароль изменён' }]);
});

it('prepares the mail that requests the deletion of the account', async () => {
  await renderProfile();

  const link = screen.getByRole('link', { name: 'Написать запрос' });

  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:privacy@example\.ru\?subject=.+anna%40example\.ru$/),
  );
});

it('signs out from the menu of the account', async () => {
  const { api } = await renderProfile({ data: { signout: { success: true } } });

  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));

  expect(api.calls).toMatchObject([{ operation: 'SignOut' }]);
});
