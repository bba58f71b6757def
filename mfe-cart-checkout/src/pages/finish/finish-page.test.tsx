import { createMemoryStorage } from '@shop/shared/runtime';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LAST_ORDER_STORAGE_KEY, writeLastOrder, type LastOrder } from '../../features/last-order';
import { renderPage } from '../../testing';
import { FinishPage } from './finish-page';

const ORDER: LastOrder = {
  id: 123,
  name: 'Анна',
  email: 'anna@example.ru',
  placedAt: '2026-11-20T08:42:00.000Z',
  lines: [{ name: 'INVIS DUOS', count: 2, sumKopecks: 4_980_000, img: null, isService: false }],
  discountKopecks: 0,
  deliveryKopecks: 45_000,
  totalKopecks: 5_025_000,
};

function renderFinish(order: Partial<LastOrder> = {}) {
  const storage = createMemoryStorage();
  writeLastOrder(storage, { ...ORDER, ...order });
  return renderPage(FinishPage, { at: '/checkout/finish', storage });
}

describe('FinishPage', () => {
  it('shows number, what happens next and what was ordered', async () => {
    const { container } = renderFinish();

    expect(screen.getByRole('heading', { level: 1, name: 'Заказ оформлен' })).toBeVisible();
    expect(screen.getByText('№ 000123')).toBeVisible();
    expect(screen.getByText(/Анна, спасибо.+Копию отправили на anna@example\.ru\./)).toBeVisible();
    expect(screen.getByText('20 ноября, 11:42')).toBeVisible();
    expect(screen.getByText('50 250 ₽')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('promises no mail to who gave no address, and no total with a delivery nobody has priced', () => {
    renderFinish({ email: null, deliveryKopecks: null });

    expect(screen.queryByText(/Копию отправили/)).not.toBeInTheDocument();
    expect(screen.getByText('Без доставки')).toBeVisible();
  });

  it('copies the number', async () => {
    const user = userEvent.setup();
    const { shop } = renderFinish();

    await user.click(screen.getByRole('button', { name: 'Скопировать' }));

    expect(await navigator.clipboard.readText()).toBe('№\u00A0000123');
    expect(shop.notices.getState().notices.at(-1)?.title).toBe('Скопировано');
  });

  it.each([null, 'text', { id: 1 }, { ...ORDER, lines: [{}] }, { ...ORDER, placedAt: 'yesterday' }])(
    'shows nothing of an order for %j',
    (stored) => {
      const storage = createMemoryStorage();
      storage.write(LAST_ORDER_STORAGE_KEY, stored);

      renderPage(FinishPage, { at: '/checkout/finish', storage });

      expect(screen.getByRole('heading', { name: 'Здесь нет заказа' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'К оборудованию' })).toHaveAttribute('href', '/products');
    },
  );

  it('waits for hydration before it says anything', () => {
    const storage = createMemoryStorage();
    writeLastOrder(storage, ORDER);

    renderPage(FinishPage, { at: '/checkout/finish', storage, isHydrated: false });

    expect(screen.getByRole('status')).toHaveTextContent('Загружаем заказ');
  });
});
