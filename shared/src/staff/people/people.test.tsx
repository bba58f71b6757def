import { expectNoAxeViolations, fakeApi, renderPage, type ApiAnswer, userEvent } from '../../testing';
import { screen, waitFor, within } from '@testing-library/react';
import { People, StaffGate, type StaffRight } from '..';

const ANNA = { userId: 1, name: 'Анна Ветрова', email: 'anna@example.ru', rights: ['pages', 'publish', 'people'] };
const OLEG = { userId: 2, name: 'Олег Лунин', email: 'oleg@example.ru', rights: ['pages'] };
const listed = (...people: object[]) => ({
  data: { staffPeople: people.map((person) => ({ ...person, addedAt: '2026-11-20T09:00:00.000Z' })), staffInvites: [] },
});
const INVITE = {
  ...{ email: 'new@example.ru', rights: ['orders'], invitedBy: 'Анна Ветрова' },
  expiresAt: '2026-12-01T09:00:00.000Z',
};
const withInvite = ({ data }: ReturnType<typeof listed>) => ({ data: { ...data, staffInvites: [INVITE] } });

const OPENS: readonly StaffRight[] = ['pages'];
const ALL: readonly StaffRight[] = ['orders', 'goods', 'shop', 'pages', 'publish', 'people', 'leads'];
const EDITOR: readonly StaffRight[] = ['pages'];
const secondFactor = { hasTotp: true, passkeys: [], enrolUntil: null };
const loadScreen = async () => ({ Screen: () => <People usual="Издатель" /> });

/** The people, as somebody with rights sees them. */
function setUp(rights: readonly StaffRight[], ...answers: ApiAnswer[]) {
  document.cookie = 'x-auth-token=secret; path=/';
  return renderPage(() => <StaffGate load={loadScreen} rights={OPENS} title="" guestText="" refusedText="" />, {
    at: '/studio/people',
    api: fakeApi({ data: { staffMe: { rights, secondFactor } } }, ...answers),
    prepare: ({ auth }) => auth.setState({ isAuth: true }),
  });
}

afterEach(() => {
  document.cookie = 'x-auth-token=; path=/; max-age=0';
});

const noticed = ({ notices }: ReturnType<typeof setUp>['shop'], notice: object) =>
  waitFor(() => expect(notices.getState().notices).toMatchObject([notice]));

it('lists who works in the studio; an editor can neither invite nor dismiss', async () => {
  const { container } = setUp(EDITOR, listed(ANNA, OLEG));

  const people = within(await screen.findByRole('list', { name: /Кто работает/ }));
  expect(people.getByText('Анна Ветрова')).toBeVisible();
  expect(people.getByText('Страницы сайта, Публикация страниц, Доступ других людей')).toBeVisible();
  expect(people.getByText(/oleg@example.ru, с\s20 ноября 2026/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  await expectNoAxeViolations(container);
});

it('dismisses somebody after a second press', async () => {
  const { api, shop } = setUp(ALL, listed(ANNA, OLEG), { data: { staffDismiss: { success: true } } }, listed(ANNA));

  await userEvent.click(await screen.findByRole('button', { name: 'Закрыть доступ: Олег Лунин' }));
  await userEvent.click(screen.getByRole('button', { name: 'Оставить' }));
  expect(api.calls).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть доступ: Олег Лунин' }));
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));

  await noticed(shop, { title: 'Олег Лунин: доступа больше нет' });
  expect(api.calls[2]).toEqual({ operation: 'StaffDismiss', variables: { userId: 2 } });
  expect(screen.queryByText('oleg@example.ru', { exact: false })).toBeNull();
});

it('says why the last owner stays', async () => {
  const refused = { code: 'CONFLICT', message: 'Это единственный владелец' };
  const { shop } = setUp(ALL, listed(ANNA), refused);

  await userEvent.click(await screen.findByRole('button', { name: 'Закрыть доступ: Анна Ветрова' }));
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));

  await noticed(shop, { kind: 'error', text: 'Это единственный владелец' });
});

it('mails an invitation, and says at the field what is wrong with its address', async () => {
  const refused = { code: 'BAD_REQUEST', fields: { email: 'Нет такого адреса' } };
  const { api, shop } = setUp(
    ALL,
    listed(ANNA),
    refused,
    { data: { staffInvite: { success: true } } },
    withInvite(listed(ANNA)),
  );
  const email = await screen.findByRole('textbox', { name: 'E-mail' });

  await userEvent.type(email, 'new@example.ru');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Что можно' }), 'Менеджер');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить приглашение' }));
  expect(await screen.findByText('Нет такого адреса')).toBeVisible();
  await userEvent.type(email, 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить приглашение' }));

  await noticed(shop, { title: 'Приглашение отправлено' });
  expect(api.calls[3]?.variables).toEqual({ email: 'new@example.rux', rights: ['orders'] });
  expect(await screen.findByText(/приглашает Анна Ветрова, ссылка действует до.1 декабря 2026/)).toBeVisible();
});

it('lists who has not come yet, and takes an invitation back after a second press', async () => {
  const cancelled = { data: { staffCancelInvite: { success: true } } };
  const { api, shop, container } = setUp(ALL, withInvite(listed(ANNA)), cancelled, listed(ANNA));
  const open = await screen.findByRole('list', { name: 'Ждут ответа' });
  expect(within(open).getByText('Менеджер')).toBeVisible();
  await expectNoAxeViolations(container);

  await userEvent.click(screen.getByRole('button', { name: 'Отозвать приглашение: new@example.ru' }));
  await userEvent.click(screen.getByRole('button', { name: 'Отозвать' }));

  await noticed(shop, { title: 'Приглашение для\u00A0new@example.ru отозвано' });
  expect(api.calls[2]).toEqual({ operation: 'StaffCancelInvite', variables: { email: 'new@example.ru' } });
  expect(screen.queryByText('Ждут ответа')).toBeNull();
});

it('changes rights by ticks, and resets the second factor after a second press', async () => {
  const { api, shop } = setUp(
    ALL,
    listed(ANNA, OLEG),
    { data: { staffSetRights: { success: true } } },
    listed(ANNA, OLEG),
    { data: { staffResetFactor: { success: true } } },
    listed(ANNA, OLEG),
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Права: Олег Лунин' }));
  const rights = within(screen.getByRole('group', { name: 'Права: Олег Лунин' }));
  await userEvent.click(rights.getByRole('checkbox', { name: 'Заказы' }));
  await userEvent.click(rights.getByRole('button', { name: 'Сохранить' }));
  await noticed(shop, { title: 'Олег Лунин: права изменены' });
  expect(api.calls[2]?.variables).toEqual({ userId: 2, rights: ['pages', 'orders'] });

  await userEvent.click(screen.getByRole('button', { name: 'Сбросить вход: Олег Лунин' }));
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
  await waitFor(() => expect(api.calls[4]).toEqual({ operation: 'StaffResetFactor', variables: { userId: 2 } }));
});

it('offers only what one may give', async () => {
  setUp(['pages', 'publish', 'people'], listed(ANNA));

  await screen.findByRole('button', { name: 'Отправить приглашение' });
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent.split(':')[0]);
  expect(offered).toEqual(['Редактор', 'Издатель']);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Издатель/);
});

const LAPTOP = { id: 7, device: 'Chrome, Windows', isCurrent: false, createdAt: '2026-11-20T09:00:00.000Z' };
const PHONE = { id: 8, device: 'Safari, iPhone', isCurrent: false, createdAt: '2026-11-21T09:00:00.000Z' };
const sessions = (...all: object[]) => ({
  data: { staffSessions: all.map((one) => ({ lastUsedAt: '2026-11-22T09:00:00.000Z', ...one })) },
});

it('shows where somebody is signed in, and ends one session or all', async () => {
  const ended = { data: { staffEndSessions: { success: true } } };
  const { api } = setUp(
    ALL,
    listed(ANNA, OLEG),
    sessions(LAPTOP, PHONE, { ...PHONE, id: 9, device: 'Firefox, Linux' }),
    ended,
    sessions(LAPTOP, PHONE),
    ended,
    sessions(),
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Сеансы: Олег Лунин' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Сеансы: Олег Лунин' }));
  expect(await dialog.findByText('Chrome, Windows')).toBeVisible();
  expect(dialog.getAllByText(/последняя активность 22 ноября 2026/)).toHaveLength(3);
  await expectNoAxeViolations(document.body);
  await userEvent.click(dialog.getByRole('button', { name: 'Завершить: Firefox, Linux' }));
  await waitFor(() => expect(dialog.queryByText('Firefox, Linux')).toBeNull());
  expect(api.calls[3]).toEqual({ operation: 'StaffEndSessions', variables: { userId: 2, id: 9 } });
  await userEvent.click(dialog.getByRole('button', { name: 'Завершить все' }));

  expect(await dialog.findByText(/Сейчас нигде не.выполнен вход/)).toBeVisible();
  expect(api.calls[5]).toEqual({ operation: 'StaffEndSessions', variables: { userId: 2, id: null } });
});

it('ends no session of now, and says why others may not be seen', async () => {
  const refused = { code: 'FORBIDDEN', message: 'Это может только тот, кто ведёт заказы' };
  setUp(ALL, listed(ANNA, OLEG), sessions({ ...LAPTOP, isCurrent: true }), refused);

  await userEvent.click(await screen.findByRole('button', { name: 'Сеансы: Анна Ветрова' }));
  expect(await screen.findByText(/этот сеанс/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Завершить/ })).toBeNull();
  await userEvent.keyboard('{Escape}');

  await userEvent.click(screen.getByRole('button', { name: 'Сеансы: Олег Лунин' }));
  expect(await screen.findByText('Это может только тот, кто ведёт заказы')).toBeVisible();
});
