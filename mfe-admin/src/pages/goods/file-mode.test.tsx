import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen, press, type Answer } from '../../testing';
import { Screen } from './goods-screen';

const CHANGE = { key: '102-price', article: 'IDS-102', field: 'price', was: '24900', now: '2490', isJump: true };
const NONE = { rows: 1, undoUntil: null, changes: [], faults: [], kept: [] };
const SUMMARY = { id: '7', rows: 1, changeCount: 1, faultCount: 0, by: 'Мария', at: '2026-11-29T09:00:00Z' };
const listed: Answer = { data: { staffFiles: [{ ...SUMMARY, state: 'checked', undoUntil: null }] } };

const open = (answers: Record<string, Answer[]>) =>
  openScreen(Screen, { GoodsFiles: [listed], ...answers }, { at: '/admin/goods?mode=file', path: '/admin/goods' });

it('applies a file after each jump is ticked, and undoes it', async () => {
  const applied = { ...NONE, id: '7', state: 'applied', changes: [CHANGE], undoUntil: '2026-12-29T09:00:00Z' };
  const kept = [{ ...CHANGE, was: '2490', now: '2600' }];
  const { container, called } = open({
    GoodsFile: [{ data: { staffFile: { ...NONE, id: '7', state: 'checked', changes: [CHANGE] } } }],
    ApplyFile: [{ data: { staffApplyFile: applied } }],
    UndoFile: [{ data: { staffUndoFile: { ...NONE, id: '7', state: 'undone', kept } } }],
  });

  await press(/Мария/);
  const tick = await screen.findByRole('checkbox', { name: /IDS-102 · Цена · 24\s900\s₽ → 2\s490\s₽/ });
  expect(screen.getByRole('button', { name: /Применить/ })).toBeDisabled();
  await userEvent.click(tick);
  await expectNoAxeViolations(container);
  await press(/Применить/);

  expect(called('ApplyFile')[0]?.variables).toEqual({ id: '7', accepted: ['102-price'] });
  await waitFor(() => expect(called('GoodsFiles')).toHaveLength(2));
  await press('Отменить файл');
  expect(await screen.findByRole('list', { name: 'Осталось' })).toHaveTextContent(
    /IDS-102 · Цена · 2\s490\s₽ → 2\s600\s₽/,
  );
});

it('shows first what is to be ticked, and says above the button what is missing', async () => {
  const plain = { ...CHANGE, key: '101-price', article: 'IDS-101', isJump: false };
  open({ GoodsFile: [{ data: { staffFile: { ...NONE, id: '7', state: 'checked', changes: [plain, CHANGE] } } }] });

  await press(/Мария/);

  const items = within(await screen.findByRole('list', { name: 'Что изменится' })).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent(/IDS-102/);
  const bar = within(screen.getByRole('group', { name: 'Сохранение' }));
  expect(bar.getByRole('status')).toHaveTextContent('Отметьте цены, которые меняются больше чем наполовину: 1');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(bar.getByRole('status')).toHaveTextContent(/ошибок нет/);
  expect(bar.getByRole('button', { name: /Применить 2\sизменения/ })).toBeEnabled();
});

it('names the faults of a file by line and column', async () => {
  const faults = [{ line: 3, column: 'Цена, руб.', text: 'Не цена' }];
  open({ GoodsFile: [{ data: { staffFile: { ...NONE, id: '7', state: 'refused', faults } } }] });

  await press(/Мария/);

  expect(await screen.findByRole('list', { name: 'Ошибки' })).toHaveTextContent('Строка 3, «Цена, руб.»: Не цена');
  expect(screen.queryByRole('button', { name: /Применить/ })).not.toBeInTheDocument();
});

it('says why a file is not taken', async () => {
  open({});
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'goods.csv', { type: 'text/csv' });

  await userEvent.upload(await screen.findByLabelText('Файл товаров'), large);

  expect(await screen.findByRole('alert')).toHaveTextContent('можно до 5 МБ');
});
