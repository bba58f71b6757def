import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, fakeApi, renderPage, userEvent, withRights, type ApiAnswer } from '../../testing';
import { OwnFactors } from './own-factors';

const PHONE = { id: 'key-1', name: 'Телефон', lastUsedAt: '2026-11-20T09:00:00.000Z' };
const factors = (more: object = {}) => ({
  secondFactor: { hasTotp: true, recoveryCodesLeft: 9, passkeys: [PHONE], ...more },
});
const loaded = (more: object = {}) => ({ data: { staffMe: factors(more) } });
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

const setUp = (...answers: ApiAnswer[]) =>
  renderPage(withRights(OwnFactors, 'orders'), { at: '/admin/access', api: fakeApi(...answers) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const list = async () => within(await screen.findByRole('list', { name: 'Способы входа' }));

it('lists passkeys with their last use, the app and how many codes are left', async () => {
  const { container } = setUp(loaded());

  const items = (await list()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringMatching(/^Ключ: Телефонпоследний вход 20 ноября 2026/),
    expect.stringMatching(/^Приложение с кодами/),
    expect.stringMatching(/^Запасные кодыосталось 9/),
  ]);
  await expectNoAxeViolations(container);
});

it('asks for new codes where few are left', async () => {
  setUp(loaded({ recoveryCodesLeft: 2 }));

  expect(await screen.findByText('осталось 2: выпустите новые')).toBeVisible();
});

it('removes a passkey after a second press', async () => {
  const { api } = setUp(loaded(), { data: { staffRemoveFactor: factors({ passkeys: [] }) } });

  await press('Удалить: Ключ: Телефон');
  expect(api.calls).toHaveLength(1);
  await press('Удалить');

  await waitFor(() => expect(screen.queryByText('Ключ: Телефон')).toBeNull());
  expect(api.calls[1]).toEqual({ operation: 'RemoveFactor', variables: { kind: 'passkey', id: 'key-1' } });
});

it('gives a passkey another name, and none where nothing was typed', async () => {
  const { api, container } = setUp(loaded(), {
    data: { staffRenamePasskey: factors({ passkeys: [{ ...PHONE, name: 'Рабочий' }] }) },
  });
  const field = () => screen.getByRole('textbox', { name: 'Название ключа' });

  await press('Переименовать: Ключ: Телефон');
  await userEvent.clear(field());
  await userEvent.keyboard('{Enter}');
  expect(api.calls).toHaveLength(1);
  await press('Переименовать: Ключ: Телефон');
  await expectNoAxeViolations(container);
  await userEvent.clear(field());
  await userEvent.type(field(), 'Рабочий{Enter}');

  expect(await screen.findByText('Ключ: Рабочий')).toBeVisible();
  expect(api.calls[1]).toEqual({ operation: 'RenamePasskey', variables: { id: 'key-1', name: 'Рабочий' } });
});

it('says that it is the last one', async () => {
  setUp(loaded({ passkeys: [] }));

  await press('Удалить: Приложение с кодами');

  expect(screen.getByRole('button', { name: 'Удалить последний' })).toBeVisible();
});

it('shows new recovery codes once', async () => {
  const { api } = setUp(
    loaded({ recoveryCodesLeft: 0 }),
    { data: { staffRenewRecoveryCodes: { recoveryCodes: CODES } } },
    loaded({ recoveryCodesLeft: 10 }),
  );

  await press('Выпустить новые: Запасные коды');
  await press('Старые больше не нужны');
  const codes = within(await screen.findByRole('dialog', { name: 'Запасные коды' }));
  expect(codes.getByText('EEEE-FFFF-GGGG-HHHH')).toBeVisible();
  await press('Коды сохранены');

  expect(await screen.findByText('осталось 10')).toBeVisible();
  expect(screen.queryByText('EEEE-FFFF-GGGG-HHHH')).toBeNull();
  expect(api.calls[1]?.operation).toBe('RenewRecoveryCodes');
});

it('connects another app', async () => {
  setUp(
    loaded(),
    { data: { staffStartTotp: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' } } },
    { code: 'BAD_REQUEST', fields: { code: 'Код не\u00A0подходит' } },
    { data: { staffConfirmTotp: { recoveryCodes: null } } },
    loaded(),
  );

  await press('Подключить другое приложение');
  const app = within(await screen.findByRole('dialog', { name: /Приложение с.кодами/ }));
  await userEvent.type(app.getByRole('textbox'), '000000');
  await userEvent.click(app.getByRole('button', { name: 'Подключить' }));
  expect(await app.findByText(/Код не.подходит/)).toBeVisible();
  await userEvent.clear(app.getByRole('textbox'));
  await userEvent.type(app.getByRole('textbox'), '123456');
  await userEvent.click(app.getByRole('button', { name: 'Подключить' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says why nothing was changed, and keeps the list', async () => {
  setUp(loaded(), { code: 'NOT_FOUND', message: 'Этого способа входа уже нет' });

  await press('Удалить: Ключ: Телефон');
  await press('Удалить');

  expect(await screen.findByText('Этого способа входа уже нет')).toBeVisible();
  expect(screen.getByText('Ключ: Телефон')).toBeVisible();
});
