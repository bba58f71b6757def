import { act, fireEvent, screen } from '@testing-library/react';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { createTestShop, renderWithShop } from '../testing/render-with-shop';
import { Notices } from './notices';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function renderNotices() {
  const shop = createTestShop();
  renderWithShop(<Notices />, { shop });
  const show = shop.notices.getState().show;
  return (...notice: Parameters<typeof show>) => act(async () => show(...notice));
}

/** What a page has after the toasts. */
function addPage(html: string) {
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
}

describe('Notices', () => {
  afterEach(() => document.body.replaceChildren());
  afterEach(() => jest.useRealTimers());

  it('announces a notice politely and hides it after 5 s', async () => {
    jest.useFakeTimers();
    const show = renderNotices();

    await show({ title: 'Добавили в корзину', text: 'INVIS DUOS. Всего позиций: 1.' });
    expect(screen.getByRole('status')).toHaveTextContent('Добавили в корзинуINVIS DUOS. Всего позиций: 1.');
    wait(4999);
    expect(screen.getByText('Добавили в корзину')).toBeInTheDocument();
    wait(1);

    expect(screen.queryByText('Добавили в корзину')).not.toBeInTheDocument();
  });

  it('stays while it has focus', async () => {
    jest.useFakeTimers();
    const show = renderNotices();

    await show({ title: 'Убрали из корзины', action: { text: 'Вернуть', run: jest.fn() } });
    wait(3000);
    act(() => screen.getByRole('button', { name: 'Вернуть' }).focus());
    wait(60_000);
    expect(screen.getByText('Убрали из корзины')).toBeInTheDocument();

    act(() => screen.getByRole('button', { name: 'Вернуть' }).blur());
    wait(2000);
    expect(screen.queryByText('Убрали из корзины')).not.toBeInTheDocument();
  });

  it('runs its action and closes, or only closes', async () => {
    const show = renderNotices();
    const run = jest.fn();

    await show({ title: 'Корзина пуста', action: { text: 'Вернуть', run } });
    fireEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Корзина пуста')).not.toBeInTheDocument();

    await show({ title: 'Скопировано' });
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }));
    expect(screen.queryByText('Скопировано')).not.toBeInTheDocument();
  });

  it('is the next stop of Tab while it offers an action, and gives the focus back', async () => {
    const show = renderNotices();
    addPage('<button>Убрать</button><button>Дальше</button>');
    const user = userEvent.setup();
    act(() => screen.getByRole('button', { name: 'Убрать' }).focus());
    await show({ title: 'Убрали из корзины', action: { text: 'Вернуть', run: jest.fn() } });

    await user.tab();
    expect(screen.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Убрать' })).toHaveFocus();

    await user.tab();
    expect(screen.getByRole('button', { name: 'Дальше' })).toHaveFocus();
  });

  it('lets Tab go on from where the visitor was', async () => {
    const show = renderNotices();
    addPage('<button>Убрать</button><button>Дальше</button>');
    const user = userEvent.setup();
    act(() => screen.getByRole('button', { name: 'Убрать' }).focus());
    await show({ title: 'Убрали из корзины', action: { text: 'Вернуть', run: jest.fn() } });

    await user.tab();
    await user.tab();

    expect(screen.getByRole('button', { name: 'Дальше' })).toHaveFocus();
  });

  it('stays out of the way of a dialog, and without an action', async () => {
    const show = renderNotices();
    addPage('<div aria-modal="true"><button>Оставить</button><button>Удалить</button></div>');
    const user = userEvent.setup();
    act(() => screen.getByRole('button', { name: 'Оставить' }).focus());
    await show({ title: 'Скопировано' });
    await show({ title: 'Убрали из корзины', action: { text: 'Вернуть', run: jest.fn() } });

    await user.tab();

    expect(screen.getByRole('button', { name: 'Удалить' })).toHaveFocus();
  });

  it('leaves the focus where it was when its action has been used, and never on nothing', async () => {
    const show = renderNotices();
    addPage('<button>Убрать</button><main id="main" tabindex="-1"></main>');
    const user = userEvent.setup();
    const remove = screen.getByRole('button', { name: 'Убрать' });
    act(() => remove.focus());
    await show({ title: 'Убрали из корзины', action: { text: 'Вернуть', run: jest.fn() } });
    await user.click(screen.getByRole('button', { name: 'Вернуть' }));
    expect(remove).toHaveFocus();

    await show({ title: 'Убрали из корзины', action: { text: 'Вернуть', run: () => remove.remove() } });
    await user.click(screen.getByRole('button', { name: 'Вернуть' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('takes no focus back that has left it for nothing, when another one appears', async () => {
    const show = renderNotices();
    addPage('<button>Убрать</button><main id="main" tabindex="-1"></main>');
    act(() => screen.getByRole('button', { name: 'Убрать' }).focus());
    await show({ title: 'Убрали из корзины', action: { text: 'Вернуть', run: jest.fn() } });
    act(() => screen.getByRole('button', { name: 'Вернуть' }).focus());
    act(() => screen.getByRole('button', { name: 'Вернуть' }).blur()); // a press on plain text

    await show({ title: 'Скопировано' });

    expect(document.body).toHaveFocus();
  });

  it('has no axe violations', async () => {
    const show = renderNotices();
    await show({ title: 'Скопировано', text: 'Номер заказа в буфере обмена.' });

    await expectNoAxeViolations(document.body);
  });
});
