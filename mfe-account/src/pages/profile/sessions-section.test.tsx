import { act, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, fakeApi, renderPage, type ApiAnswer, userEvent } from '@shop/shared/testing';
import { ANNA } from '../../testing';
import { SessionsSection } from './sessions-section';
import type { UserSession } from './user-sessions';

const THIS: UserSession = {
  id: 3,
  device: 'Chrome, Windows',
  createdAt: '2026-11-24T10:00:00.000Z',
  lastUsedAt: '2026-11-24T12:00:00.000Z',
  isCurrent: true,
};
const PHONE = { ...THIS, id: 2, device: 'Safari, iPhone', createdAt: '2026-10-01T10:00:00.000Z', isCurrent: false };
const OTHER = { ...PHONE, id: 1, device: 'Неизвестный браузер' };

const listOf = (...sessions: UserSession[]): ApiAnswer => ({ data: { currentUserSessions: sessions } });
const CLOSED: ApiAnswer = { data: { closeSession: { success: true } } };

async function renderSessions(...answers: ApiAnswer[]) {
  const openPage = jest.fn();
  const view = renderPage(SessionsSection, {
    at: '/profile',
    api: fakeApi(...answers),
    token: 'secret-token',
    openPage,
    prepare: (shop) => shop.auth.setState({ isAuth: true, user: ANNA }),
  });
  // The list arrives after the first render.
  await act(async () => undefined);
  return { ...view, openPage };
}

const rows = () => screen.getAllByRole('listitem');
const closeButton = (device: string) => screen.getByRole('button', { name: `Завершить сеанс: ${device}` });

it('shows where and since when the user is signed in, this device first', async () => {
  const { container } = await renderSessions(listOf(THIS, PHONE));

  await screen.findByText('Это устройство');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'Chrome, WindowsЭто устройствоВход 24 ноября 2026 Последняя активность 24 ноября 2026',
    'Safari, iPhoneВход 1 октября 2026 Последняя активность 24 ноября 2026Завершить',
  ]);
  expect(closeButton('Safari, iPhone')).toHaveAccessibleDescription(
    'Вход 1 октября 2026 Последняя активность 24 ноября 2026',
  );
  await expectNoAxeViolations(container);
});

it('says that it is loading', async () => {
  await renderSessions();

  expect(screen.getByRole('status')).toHaveTextContent('Загружаем сеансы');
});

it('can be requested again when it did not load', async () => {
  await renderSessions({ code: 'INTERNAL_SERVER_ERROR' }, listOf(THIS));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Сеансы не\sзагрузились/);

  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

  expect(await screen.findByText('Других сеансов нет.')).toBeVisible();
  expect(rows()).toHaveLength(1);
});

describe('ending another session', () => {
  it('takes its row away, says so, and keeps the focus in the list', async () => {
    const { api, shop } = await renderSessions(listOf(THIS, PHONE, OTHER), CLOSED);
    (await screen.findByRole('button', { name: /Safari/ })).focus();

    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(api.calls.at(-1)).toEqual({ operation: 'CloseSession', variables: { id: PHONE.id } });
    expect(shop.notices.getState().notices).toMatchObject([{ title: 'Сеанс завершён' }]);
    expect(screen.getByRole('list', { name: 'Активные сеансы' })).toHaveFocus();
    await userEvent.tab();
    expect(closeButton('Неизвестный браузер')).toHaveFocus();
  });

  it('succeeds when it is over already', async () => {
    const { shop } = await renderSessions(listOf(THIS, PHONE), { code: 'NOT_FOUND' });

    await userEvent.click(closeButton('Safari, iPhone'));

    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(shop.notices.getState().notices).toMatchObject([{ title: 'Сеанс завершён' }]);
  });

  it('leaves the row when it fails', async () => {
    const { shop } = await renderSessions(listOf(THIS, PHONE), { code: 'NETWORK_ERROR' });

    await userEvent.click(closeButton('Safari, iPhone'));

    await waitFor(() => expect(shop.notices.getState().notices).toMatchObject([{ kind: 'error' }]));
    expect(closeButton('Safari, iPhone')).toHaveFocus();
  });

  it('waits for the one before it', async () => {
    const { api } = await renderSessions(listOf(THIS, PHONE, OTHER));

    await userEvent.click(closeButton('Safari, iPhone'));
    await userEvent.click(closeButton('Неизвестный браузер'));

    expect(closeButton('Safari, iPhone')).toHaveAttribute('aria-busy', 'true');
    expect(api.calls.filter(({ operation }) => operation === 'CloseSession')).toHaveLength(1);
  });
});

describe('«Выйти везде»', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const confirm = () => userEvent.click(within(screen.getByRole('alertdialog')).getByText('Выйти везде'));

  it('asks first, and does nothing when the user stays', async () => {
    const { api } = await renderSessions(listOf(THIS));

    await press('Выйти везде');
    expect(screen.getByRole('alertdialog', { name: /Выйти на\sвсех устройствах\?/ })).toBeVisible();
    await press('Остаться');

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Выйти везде' })).toHaveFocus();
    expect(api.calls).toHaveLength(1);
  });

  it('ends all sessions and starts the page again', async () => {
    const { api, openPage } = await renderSessions(listOf(THIS), { data: { signoutEverywhere: { success: true } } });

    await press('Выйти везде');
    await confirm();

    await waitFor(() => expect(openPage).toHaveBeenCalledWith(null));
    expect(api.calls.at(-1)?.operation).toBe('SignOutEverywhere');
  });

  it('says when it failed', async () => {
    const { openPage } = await renderSessions(listOf(THIS), { code: 'INTERNAL_SERVER_ERROR' });

    await press('Выйти везде');
    await confirm();

    expect(await screen.findByText('Не удалось выйти. Все сеансы остались открыты.')).toBeVisible();
    expect(openPage).not.toHaveBeenCalled();
  });
});
