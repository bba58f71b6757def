import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '../../testing';
import { expectNoAxeViolations } from '../../testing/axe';
import { Button } from '../controls/button';
import { Tooltip } from '../controls/tooltip';
import { ConfirmDialog } from './confirm-dialog';
import { Modal } from './modal';
import { Toast } from './toast';
import { ToastRegion } from './toast-region';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Войти</Button>
      <Modal title="Вход" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <input aria-label="Телефон" data-autofocus />
        <Button>Продолжить</Button>
      </Modal>
    </>
  );
}

describe('Modal', () => {
  it('makes the page behind it inert, but not the toasts, and a nested one also the outer', () => {
    const page = (dialogs: number) => (
      <>
        <main>Страница</main>
        <div>
          <ToastRegion>Добавили</ToastRegion>
        </div>
        <Modal title="Заказ" isOpen={dialogs > 0} onClose={() => undefined}>
          Заказ
        </Modal>
        <Modal title="Вопрос" isOpen={dialogs > 1} onClose={() => undefined}>
          Вопрос
        </Modal>
      </>
    );
    const isInert = (element: Element) => element.closest('[inert]') !== null;
    const { rerender } = render(page(1));
    rerender(page(2));
    expect(isInert(screen.getByText('Страница'))).toBe(true);
    expect(isInert(screen.getByText('Добавили'))).toBe(false);
    expect(isInert(screen.getByRole('dialog', { name: 'Заказ' }))).toBe(true);
    expect(isInert(screen.getByRole('dialog', { name: 'Вопрос' }))).toBe(false);

    rerender(page(1));
    expect(isInert(screen.getByText('Страница'))).toBe(true);
    expect(isInert(screen.getByRole('dialog', { name: 'Заказ' }))).toBe(false);

    rerender(page(0));
    expect(isInert(screen.getByText('Страница'))).toBe(false);
  });

  it('takes focus, keeps it, and restores it on Esc', async () => {
    const user = userEvent.setup();
    render(<Page />);

    await user.click(screen.getByRole('button', { name: 'Войти' }));
    expect(screen.getByRole('dialog', { name: 'Вход' })).toBeInTheDocument();
    expect(screen.getByLabelText('Телефон')).toHaveFocus();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });

    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await user.tab();
    expect(screen.getByLabelText('Телефон')).toHaveFocus();
    await expectNoAxeViolations(document.body);

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Войти' })).toHaveFocus();
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('stays when Esc closes a tooltip in it', async () => {
    const user = userEvent.setup();
    const handleClose = jest.fn();
    render(
      <Modal title="Вход" isOpen onClose={handleClose}>
        <Tooltip text="По номеру телефона">
          <button type="button" aria-label="По номеру телефона" />
        </Tooltip>
      </Modal>,
    );
    await user.hover(screen.getByRole('button', { name: 'По номеру телефона' }));
    expect(screen.getByText('По номеру телефона')).toBeInTheDocument();

    await user.keyboard('{Escape}');
    expect(screen.queryByText('По номеру телефона')).not.toBeInTheDocument();
    expect(handleClose).not.toHaveBeenCalled();

    await user.keyboard('{Escape}');
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('takes the focus when the focused element disappears, so that Esc still works', async () => {
    const user = userEvent.setup();
    const handleClose = jest.fn();
    function Steps() {
      const [isDone, setIsDone] = useState(false);
      return (
        <Modal title="Вход" isOpen onClose={handleClose}>
          {isDone ? <p>Готово</p> : <Button onClick={() => setIsDone(true)}>Дальше</Button>}
        </Modal>
      );
    }
    render(<Steps />);

    await user.click(screen.getByRole('button', { name: 'Дальше' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await user.keyboard('{Escape}');

    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('closes on the cross and on a click outside the box, not on a click inside', async () => {
    const handleClose = jest.fn();
    render(
      <Modal title="Вход" isOpen onClose={handleClose}>
        <p>Текст</p>
      </Modal>,
    );
    const overlay = screen.getByRole('dialog').parentElement ?? document.body;

    await userEvent.click(screen.getByText('Текст'));
    expect(handleClose).not.toHaveBeenCalled();
    await userEvent.click(overlay);
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));

    expect(handleClose).toHaveBeenCalledTimes(2);
  });
});

describe('ConfirmDialog', () => {
  it('asks, starts on the safe answer, and reports the answer', async () => {
    const user = userEvent.setup();
    const handleConfirm = jest.fn();
    const handleCancel = jest.fn();
    render(
      <ConfirmDialog
        title="Очистить корзину?"
        text="Уберём все позиции вместе с аксессуарами."
        confirm="Очистить"
        cancel="Оставить"
        onConfirm={handleConfirm}
        onCancel={handleCancel}
      />,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Очистить корзину?' });
    expect(dialog).toHaveAccessibleDescription('Уберём все позиции вместе с аксессуарами.');
    expect(screen.getByRole('button', { name: 'Оставить' })).toHaveFocus();

    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Очистить' }));

    expect([handleCancel.mock.calls.length, handleConfirm.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('Toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('disappears after 5 s without hover or focus', () => {
    const handleClose = jest.fn();
    render(<Toast title="Скопировано" onClose={handleClose} />);

    wait(3000);
    fireEvent.pointerEnter(screen.getByText('Скопировано').parentElement ?? document.body);
    wait(60_000);
    expect(handleClose).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByText('Скопировано').parentElement ?? document.body);
    wait(1900);
    expect(handleClose).not.toHaveBeenCalled();
    wait(200);

    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('offers an undo and a cross', () => {
    const handleUndo = jest.fn();
    const handleClose = jest.fn();
    render(
      <Toast
        title="Убрали из корзины"
        action={{ text: 'Вернуть', onClick: handleUndo }}
        onClose={handleClose}
        durationMs={0}
      />,
    );

    fireEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }));

    expect([handleUndo.mock.calls.length, handleClose.mock.calls.length]).toEqual([1, 1]);
  });
});
