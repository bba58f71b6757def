import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NO_USER } from '@shop/shared/runtime';
import { expectNoAxeViolations, fakeApi, readCall, renderPage, type FakeApi, userEvent } from '@shop/shared/testing';
import { ANNA, write } from '../../testing';
import { ProfilePage } from './profile-page';

type Answers = Parameters<typeof fakeApi>;

const LISTS = ['UserSessions', 'UserConsents', 'UserCompanies'];

/** The lists of sessions, consents and companies have own tests. Here they never arrive. */
function withoutLists(api: FakeApi): FakeApi {
  const fetch: typeof api.fetch = (...request) =>
    LISTS.includes(readCall(...request).operation) ? new Promise(() => undefined) : api.fetch(...request);
  return { ...api, fetch };
}

async function renderProfile(...answers: Answers) {
  const view = renderPage(ProfilePage, { at: '/profile', api: withoutLists(fakeApi(...answers)) });
  // Forms validate themselves asynchronously after the first render.
  await act(async () => view.shop.auth.setState({ isAuth: true, user: ANNA }));
  return view;
}

const infoAnswer = (changes: object) => ({ data: { updateCurrentUserInfo: { ...ANNA, ...changes } } });
const saveButton = () => screen.getByRole('button', { name: 'Сохранить' });

describe('the record', () => {
  it('shows a placeholder while it loads', () => {
    const { shop } = renderPage(ProfilePage, { at: '/profile' });
    act(() => shop.auth.setState({ isAuth: true, isUserLoading: true }));

    expect(screen.getByRole('heading', { level: 1, name: 'Мой профиль' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Загружаем профиль');
    // The places of the fields, and nothing to write into.
    expect(screen.getByText('Имя и фамилия')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
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
    expect(screen.getByText('anna@example.ru, подтверждён')).toBeVisible();
  });
});

describe('personal data', () => {
  it('are sent, empty fields as null, and the page shows the answer', async () => {
    const { api, shop } = await renderProfile(infoAnswer({ fullname: 'Анна Соколова', city: null }));
    await write('Имя и фамилия', ' Анна Соколова ');
    await write('Город', '');
    await write('Дата рождения', '1.2.1990');
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

  it('are refused with the reason when their field is left', async () => {
    await renderProfile();

    for (const [label, text, message] of [
      ['Дата рождения', '31.02.1988', 'Такой даты нет'],
      ['Дата рождения', '01.01.2999', 'Дата не может быть в будущем'],
      ['Дата рождения', '01.01.1888', 'Проверьте год рождения'],
      ['Имя и фамилия', '', 'Поле обязательно для заполнения'],
    ] as const) {
      await write(label, text);
      fireEvent.blur(screen.getByLabelText(label));
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(saveButton()).toBeDisabled();
  });

  it('stay in the form when the server refuses them', async () => {
    await renderProfile({ code: 'INTERNAL_SERVER_ERROR' });
    await write('Город', 'Тверь');

    await userEvent.click(saveButton());

    expect(await screen.findByText('Не удалось обновить данные пользователя')).toBeVisible();
    expect(screen.getByLabelText('Город')).toHaveValue('Тверь');
  });

  it('stay in the form when the session ends under it', async () => {
    const { shop } = await renderProfile({ code: 'UNAUTHENTICATED' });
    await write('Город', 'Тверь');
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
  /** The password as proof, where the current value is not the password. */
  proof?: string;
}

const PHONE: Credential = {
  section: 'Телефон',
  button: 'Изменить телефон',
  current: ['Текущий телефон', '89120004164'],
  next: ['Новый телефон', '9120000000'],
  proof: 'мой пароль',
};
const EMAIL: Credential = {
  section: 'E-mail',
  button: 'Изменить e-mail',
  current: ['Текущий e-mail', 'anna@example.ru'],
  next: ['Новый e-mail', 'vetrova@example.ru'],
  proof: 'мой пароль',
};
const PASSWORD: Credential = {
  section: 'Пароль',
  button: 'Изменить пароль',
  current: ['Текущий пароль', 'старый пароль'],
  next: ['Новый пароль', 'новый пароль'],
};

const partOf = ({ section }: Credential) => within(screen.getByRole('region', { name: section }));

async function press({ button }: Credential) {
  await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: button }));
}

async function change(credential: Credential, ...answers: Answers) {
  const view = await renderProfile(...answers);
  await write(...credential.next);
  expect(screen.getByRole('button', { name: credential.button })).toBeDisabled();
  await write(...credential.current);
  const part = partOf(credential);
  if (credential.proof) {
    expect(screen.getByRole('button', { name: credential.button })).toBeDisabled();
    const field = part.getByLabelText('Пароль');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await act(async () => void fireEvent.change(field, { target: { value: credential.proof } }));
  }
  await press(credential);
  return { ...view, part };
}

it.each([
  {
    credential: PHONE,
    call: {
      operation: 'UpdateUserPhone',
      input: { phone: '79120004164', newPhone: '79120000000', password: 'мой пароль' },
    },
    field: 'newPhone',
    mismatch: 'Введенный номер телефона не совпадает с текущим',
    failed: 'Не удалось обновить телефон пользователя',
  },
  {
    credential: EMAIL,
    call: {
      operation: 'UpdateUserEmail',
      input: { email: 'anna@example.ru', newEmail: 'vetrova@example.ru', password: 'мой пароль' },
    },
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
])(
  '$credential.section: sends the current value as proof, and explains each refusal where it belongs',
  async ({ credential, call, field, mismatch, failed }) => {
    const { api, part } = await change(
      credential,
      { code: 'TOO_MANY_REQUESTS', retryAfter: 130 },
      { code: 'BAD_REQUEST' },
      { code: 'BAD_REQUEST', fields: { [field]: 'Не подходит' } },
    );
    expect(api.calls).toEqual([{ operation: call.operation, variables: { input: call.input } }]);
    expect(await part.findByText(failed)).toBeVisible();
    expect(part.getByText(/Подождите 3\sмин\./)).toBeVisible();

    await press(credential);
    expect(await part.findByText(mismatch)).toBeVisible();
    expect(part.getByLabelText(credential.current[0])).toHaveFocus();
    expect(part.getByLabelText(credential.next[0])).not.toHaveValue('');

    await write(credential.current[0], '');
    await write(...credential.current);
    await press(credential);
    expect(await part.findByText('Не подходит')).toBeVisible();
    expect(part.getByLabelText(credential.next[0])).toBeInvalid();
  },
);

it.each([
  {
    credential: PHONE,
    data: { updateCurrentUserPhone: { ...ANNA, phone: '79120000000' } },
    user: { phone: '79120000000' },
    done: 'Телефон изменён',
    taken: 'Телефон уже существует',
  },
  {
    credential: EMAIL,
    data: { updateCurrentUserEmail: { ...ANNA, newEmail: 'vetrova@example.ru' } },
    user: { newEmail: 'vetrova@example.ru' },
    done: 'Письмо отправлено',
    taken: 'Email уже существует',
  },
])(
  '«$credential.button» refuses the value of another user; then it changes, and the fields are empty',
  async ({ credential, data, user, done, taken }) => {
    const { part, shop } = await change(credential, { code: 'CONFLICT' }, { data });
    expect(await part.findByText(taken)).toBeVisible();
    expect(part.getByLabelText(credential.next[0])).toHaveFocus();

    await write(credential.next[0], '');
    await write(...credential.next);
    await press(credential);

    await waitFor(() => expect(shop.notices.getState().notices).toMatchObject([{ title: done }]));
    expect(shop.auth.getState().user).toEqual({ ...ANNA, ...user });
    expect(part.getByLabelText(credential.current[0])).toHaveValue('');
  },
);

it.each([PHONE, EMAIL])('«$button» says at its field that the password is wrong', async (credential) => {
  const { part } = await change(credential, { code: 'BAD_REQUEST', fields: { password: 'Пароль не подходит' } });

  expect(await part.findByText('Пароль не подходит')).toBeVisible();
  expect(part.getByLabelText('Пароль')).toHaveFocus();
  expect(part.getByLabelText(credential.current[0])).toBeValid();
});

describe('a new e-mail that waits for its mailbox', () => {
  const WAITING = { ...ANNA, newEmail: 'vetrova@example.ru' };

  async function renderWaiting(...answers: Answers) {
    const view = await renderProfile(...answers);
    await act(async () => view.shop.auth.setState({ user: WAITING }));
    return view;
  }

  it('is named, with the address that signs in until then', async () => {
    await renderWaiting();

    expect(partOf(EMAIL).getByRole('status')).toHaveTextContent(
      /Мы\sотправили письмо на\svetrova@example\.ru\. До\sподтверждения вход\s— по\sпрежнему адресу\./,
    );
  });

  it('gets its mail again', async () => {
    const { api, shop } = await renderWaiting(
      { code: 'TOO_MANY_REQUESTS', retryAfter: 130 },
      { data: { resendEmailConfirmation: { success: true } } },
    );
    const button = screen.getByRole('button', { name: 'Отправить ещё раз' });

    await userEvent.click(button);
    expect(await screen.findByText('Не удалось отправить письмо')).toBeVisible();
    expect(screen.getByText(/Подождите 3\sмин\./)).toBeVisible();
    await userEvent.click(button);

    await waitFor(() => expect(shop.notices.getState().notices).toMatchObject([{ title: 'Письмо отправлено' }]));
    expect(api.calls.map(({ operation }) => operation)).toEqual(['ResendEmailConfirmation', 'ResendEmailConfirmation']);
  });

  it('can be taken back', async () => {
    const { api } = await renderWaiting({ data: { cancelEmailChange: ANNA } });

    await userEvent.click(screen.getByRole('button', { name: 'Отменить смену' }));

    await waitFor(() => expect(partOf(EMAIL).queryByRole('status')).not.toBeInTheDocument());
    expect(api.calls).toMatchObject([{ operation: 'CancelEmailChange' }]);
  });

  it('is shown no longer when it was confirmed in another browser', async () => {
    await renderWaiting({ code: 'NOT_FOUND' }, { data: { currentUser: { ...ANNA, email: 'vetrova@example.ru' } } });

    await userEvent.click(screen.getByRole('button', { name: 'Отправить ещё раз' }));

    await waitFor(() => expect(partOf(EMAIL).queryByRole('status')).not.toBeInTheDocument());
  });
});

it('asks the user to sign in with the new password, because all sessions have ended', async () => {
  const { shop } = await change(PASSWORD, { data: { updateCurrentUserPassword: ANNA } });

  expect(await screen.findByText(/Пароль изменён\. Войдите с\sновым паролем\./)).toBeVisible();
  expect(shop.auth.getState()).toMatchObject({ isAuth: false, isModalVisible: true, activeTab: 'login' });
  expect(shop.notices.getState().notices).toMatchObject([{ title: 'Пароль изменён' }]);
});

it.each([
  [PHONE, '8 (912) 000-41-64', '+7 912 000-41-64', /Новый телефон совпадает с\sтекущим/],
  [EMAIL, 'Anna@Example.ru', 'anna@example.ru ', /Новый e-mail совпадает с\sтекущим/],
  [PASSWORD, 'три слова', 'три слова', /Новый пароль совпадает с\sтекущим/],
] as const)(
  '«$button» refuses the current value, whichever is written first',
  async (credential, current, next, text) => {
    await renderProfile();
    const part = partOf(credential);
    const [currentField] = credential.current;
    const [nextField] = credential.next;
    const writeIn = (label: string, value: string) =>
      act(() => fireEvent.change(part.getByLabelText(label), { target: { value } }));

    await writeIn(nextField, next);
    await writeIn(currentField, current);

    expect(await part.findByText(text)).toBeVisible();
    expect(part.getByRole('button', { name: credential.button })).toBeDisabled();

    await writeIn(currentField, '');
    await waitFor(() => expect(part.queryByText(text)).not.toBeInTheDocument());
  },
);

describe('deleting the account', () => {
  async function ask(...answers: Answers) {
    const view = await renderProfile(...answers);
    await userEvent.click(screen.getByRole('button', { name: 'Удалить учётную запись' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Удалить учётную запись?' }));
    return { ...view, dialog };
  }

  it('asks for the password, says what stays, and can be cancelled', async () => {
    const { api, dialog } = await ask();
    expect(dialog.getByText(/Данные заказов храним столько, сколько требует закон/)).toBeVisible();
    expect(dialog.getByLabelText('Пароль')).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Удалить навсегда' })).toBeDisabled();
    await expectNoAxeViolations(document.body);

    await userEvent.click(dialog.getByRole('button', { name: 'Оставить' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Удалить учётную запись' })).toHaveFocus();
    expect(api.calls).toEqual([]);
  });

  it('says at the field that the password is wrong, and else why it failed', async () => {
    const WRONG = 'Введенный пароль не совпадает с текущим';
    const { dialog } = await ask({ code: 'BAD_REQUEST', fields: { password: WRONG } }, { code: 'NETWORK_ERROR' });
    await userEvent.type(dialog.getByLabelText('Пароль'), 'чужой{Enter}');
    expect(await dialog.findByText(WRONG)).toBeVisible();
    expect(dialog.getByLabelText('Пароль')).toHaveFocus();

    await userEvent.type(dialog.getByLabelText('Пароль'), '2');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Удалить навсегда' })).toBeEnabled());
    await userEvent.keyboard('{Enter}');

    expect(await dialog.findByText('Не удалось удалить учётную запись')).toBeVisible();
  });

  it('says that it is done, and leads home, however the dialog is closed', async () => {
    const openPage = jest.fn();
    const { api, dialog, shop } = await ask({ data: { deleteCurrentUser: { success: true } } });
    jest.spyOn(shop.session, 'startAgain').mockImplementation(openPage);
    await userEvent.type(dialog.getByLabelText('Пароль'), 'три слова{Enter}');

    expect(await screen.findByRole('dialog', { name: 'Учётная запись удалена' })).toHaveTextContent(
      /Письмо об\sэтом отправили на\sanna@example\.ru\./,
    );
    expect(api.calls).toEqual([{ operation: 'DeleteCurrentUser', variables: { input: { password: 'три слова' } } }]);
    expect(shop.auth.getState()).toMatchObject({ isAuth: false, user: NO_USER });
    expect(screen.getByRole('button', { name: 'На главную' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');

    expect(openPage).toHaveBeenCalledTimes(1);
  });
});

it('lists the sessions while the user is signed in', async () => {
  const { shop } = await renderProfile();
  expect(screen.getByRole('region', { name: 'Активные сеансы' })).toBeVisible();

  act(() => shop.auth.setState({ isAuth: false, user: NO_USER }));

  expect(screen.queryByRole('region', { name: 'Активные сеансы' })).not.toBeInTheDocument();
});

it('signs out from the menu of the account', async () => {
  const { api } = await renderProfile({ data: { signout: { success: true } } });

  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));

  expect(api.calls).toMatchObject([{ operation: 'SignOut' }]);
});
