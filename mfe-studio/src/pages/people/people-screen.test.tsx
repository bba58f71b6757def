import { expectNoAxeViolations, fakeApi, renderPage, type ApiAnswer, userEvent } from '@shop/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AccessGate } from '../../features/access';
import type { StaffRole } from '../../generated/graphql';
import { Screen } from './people-screen';

const ANNA = { userId: 1, name: 'Анна Ветрова', email: 'anna@example.ru', role: 'publisher' };
const OLEG = { userId: 2, name: 'Олег Лунин', email: 'oleg@example.ru', role: 'editor' };
const listed = (...people: object[]) => ({
  data: { staffPeople: people.map((person) => ({ ...person, addedAt: '2026-11-20T09:00:00.000Z' })) },
});

const loadScreen = async () => ({ Screen });

/** The people, as somebody with a role sees them. */
function setUp(role: StaffRole, ...answers: ApiAnswer[]) {
  document.cookie = 'x-auth-token=secret; path=/';
  return renderPage(() => <AccessGate load={loadScreen} />, {
    at: '/studio/people',
    api: fakeApi({ data: { staffMe: { role } } }, ...answers),
    prepare: ({ auth }) => auth.setState({ isAuth: true }),
  });
}

afterEach(() => {
  document.cookie = 'x-auth-token=; path=/; max-age=0';
});

const noticed = ({ notices }: ReturnType<typeof setUp>['shop'], notice: object) =>
  waitFor(() => expect(notices.getState().notices).toMatchObject([notice]));

it('lists who works in the studio; an editor can neither invite nor dismiss', async () => {
  const { container } = setUp('editor', listed(ANNA, OLEG));

  const people = within(await screen.findByRole('list', { name: /Кто работает/ }));
  expect(people.getByText('Анна Ветрова')).toBeVisible();
  expect(people.getByText('Издатель')).toBeVisible();
  expect(people.getByText(/oleg@example.ru, с\s20 ноября 2026/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  await expectNoAxeViolations(container);
});

it('dismisses somebody after a second press', async () => {
  const { api, shop } = setUp(
    'publisher',
    listed(ANNA, OLEG),
    { data: { staffDismiss: { success: true } } },
    listed(ANNA),
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Закрыть доступ: Олег Лунин' }));
  await userEvent.click(screen.getByRole('button', { name: 'Оставить' }));
  expect(api.calls).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть доступ: Олег Лунин' }));
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));

  await noticed(shop, { title: 'Олег Лунин: доступа больше нет' });
  expect(api.calls[2]).toEqual({ operation: 'StaffDismiss', variables: { userId: 2 } });
  expect(screen.queryByText('oleg@example.ru', { exact: false })).toBeNull();
});

it('says why the last publisher stays', async () => {
  const refused = { code: 'CONFLICT', message: 'Это последний издатель' };
  const { shop } = setUp('publisher', listed(ANNA), refused);

  await userEvent.click(await screen.findByRole('button', { name: 'Закрыть доступ: Анна Ветрова' }));
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));

  await noticed(shop, { kind: 'error', text: 'Это последний издатель' });
});

it('mails an invitation, and says at the field what is wrong with its address', async () => {
  const refused = { code: 'BAD_REQUEST', fields: { email: 'Нет такого адреса' } };
  const { api, shop } = setUp('publisher', listed(ANNA), refused, { data: { staffInvite: { success: true } } });
  const email = await screen.findByRole('textbox', { name: 'E-mail' });

  await userEvent.type(email, 'new@example.ru');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Что можно' }), 'Издатель');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить приглашение' }));
  expect(await screen.findByText('Нет такого адреса')).toBeVisible();
  await userEvent.type(email, 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Отправить приглашение' }));

  await noticed(shop, { title: 'Приглашение отправлено' });
  expect(api.calls.at(-1)?.variables).toEqual({ email: 'new@example.rux', role: 'publisher' });
});
