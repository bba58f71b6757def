import type { ShopConfig } from '@shop/shared/runtime';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { ProductCardFragment } from '../../generated/graphql';
import { BEACON, openScreen, press, write, type Answer } from '../../testing';
import { Screen } from './product-screen';

const RUNNING = {
  ...{ price: 3900, oldPrice: 4900, isRunning: true },
  ...{ startsAt: '2026-11-20T07:00:00.000Z', endsAt: '2026-11-30T20:59:00.000Z' },
};

function open(product: Partial<ProductCardFragment> = {}, answers: Answer[] = [], config: Partial<ShopConfig> = {}) {
  return openScreen(
    Screen,
    {
      ListProperties: [{ data: { staffProperties: [{ id: 51, name: 'Питание' }] } }],
      OpenProduct: [{ data: { staffProduct: { ...BEACON, ...product } } }],
      SaveProduct: answers.length > 0 ? answers : [{ data: { staffSaveProduct: { ...BEACON, revision: 5 } } }],
    },
    { at: '/admin/goods/300', path: '/admin/goods/:id', config },
  );
}

const setTime = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Сохранить' });

describe('a sale', () => {
  it('is planned with price, start and end in Moscow time; the old price is nobody’s to type', async () => {
    const { container, called } = open();
    await press('Назначить распродажу');
    expect(save()).toBeDisabled();
    expect(screen.queryByRole('textbox', { name: /[Пп]режняя/ })).not.toBeInTheDocument();

    await write('Цена распродажи, ₽', '3 900');
    setTime(/Начало/, '2026-12-01T10:00');
    setTime(/Конец/, '2026-12-10T23:59');
    await expectNoAxeViolations(container);
    await press('Сохранить');

    expect(called('SaveProduct')[0]?.variables).toMatchObject({
      input: {
        sale: { price: 3900, startsAt: '2026-12-01T07:00:00.000Z', endsAt: '2026-12-10T20:59:00.000Z' },
      },
    });
  });

  it('begins at once without a start, and is typed again below half of the price', async () => {
    const { called } = open();
    await press('Назначить распродажу');
    await write('Цена распродажи, ₽', '1 900');
    setTime(/Конец/, '2026-12-10T23:59');
    expect(save()).toBeDisabled();
    await write('Цена распродажи ещё раз', '1900');
    await press('Сохранить');

    expect(called('SaveProduct')[0]?.variables).toMatchObject({
      input: { sale: { price: 1900, confirmPrice: 1900, startsAt: null, endsAt: '2026-12-10T20:59:00.000Z' } },
    });
  });

  it('that runs says until when and what is struck out, and can be ended now', async () => {
    const { called } = open({ sale: RUNNING });

    expect(await screen.findByText(/Идёт до.30 ноября, 23:59. Прежняя цена 4.900.₽/)).toBeVisible();
    expect(screen.queryByLabelText(/Начало/)).not.toBeInTheDocument();
    await press('Завершить сейчас');
    expect(screen.getByRole('status')).toHaveTextContent('закончится, когда вы сохраните');
    await press('Сохранить');

    expect(called('SaveProduct')[0]?.variables).toMatchObject({ input: { sale: null } });
  });

  it('keeps its start when only its end moves', async () => {
    const { called } = open({ sale: RUNNING });
    await screen.findByRole('group', { name: 'Распродажа' });
    setTime(/Конец/, '2026-12-05T23:59');
    await press('Сохранить');

    expect(called('SaveProduct')[0]?.variables).toMatchObject({
      input: { sale: { price: 3900, endsAt: '2026-12-05T20:59:00.000Z' } },
    });
    expect(called('SaveProduct')[0]?.variables).not.toHaveProperty('input.sale.startsAt');
  });

  it('that is planned says when it begins, and can be taken back', async () => {
    open({ sale: { ...RUNNING, isRunning: false, oldPrice: null } });

    expect(await screen.findByText(/Начнётся 20 ноября, 10:00/)).toBeVisible();
    await press('Отменить распродажу');
    await press('Оставить распродажу');
    expect(screen.queryByRole('group', { name: 'Сохранение' })).not.toBeInTheDocument();
  });

  it('says what is wrong beside its field', async () => {
    open({ sale: RUNNING }, [{ code: 'BAD_REQUEST', fields: { 'sale.endsAt': 'Конец уже прошёл' } }]);
    await screen.findByRole('group', { name: 'Распродажа' });
    setTime(/Конец/, '2026-11-21T10:00');
    await press('Сохранить');

    expect((await screen.findAllByText('Конец уже прошёл'))[0]).toBeVisible();
    expect(screen.getByLabelText(/Конец/)).toBeInvalid();
  });
});

describe('discounts by quantity', () => {
  it('are listed, added and removed, with what a piece costs then', async () => {
    const { container, called } = open({
      discounts: [
        { productCount: 3, discount: 100 },
        { productCount: 10, discount: 250.5 },
      ],
    });
    expect(await screen.findByText(/4.800.₽ за.шт./)).toBeVisible();
    await expectNoAxeViolations(container);

    await press('Убрать скидку 1');
    await press('Добавить скидку');
    expect(save()).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Скидка 2: от скольких штук' }), '20 шт');
    await userEvent.type(screen.getByRole('textbox', { name: 'Скидка 2: сколько рублей с каждой' }), '300');
    await press('Сохранить');

    expect(called('SaveProduct')[0]?.variables).toMatchObject({
      input: {
        discounts: [
          { productCount: 10, discount: 250.5 },
          { productCount: 20, discount: 300 },
        ],
      },
    });
  });

  it.each([
    [false, /Скидки выключены настройкой DISCOUNTS_ENABLED/],
    [true, /Включены настройкой DISCOUNTS_ENABLED/],
  ])('say the state of their setting: %s', async (areDiscountsEnabled, words) => {
    open({}, [], { areDiscountsEnabled });

    expect(await screen.findByText(words)).toBeVisible();
  });

  it('that are refused say why', async () => {
    const fault = 'За большее количество скидка не может быть меньше';
    open({}, [{ code: 'BAD_REQUEST', fields: { discounts: fault } }]);
    await press('Добавить скидку');
    await userEvent.type(screen.getByRole('textbox', { name: 'Скидка 1: от скольких штук' }), '3');
    await userEvent.type(screen.getByRole('textbox', { name: 'Скидка 1: сколько рублей с каждой' }), '100');
    await press('Сохранить');

    expect((await screen.findAllByText(fault))[0]).toBeVisible();
  });
});
