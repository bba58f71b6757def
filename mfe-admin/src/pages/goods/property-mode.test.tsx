import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import type { PropertyKindFragment } from '../../generated/graphql';
import { openScreen, press, write, type Answer } from '../../testing';
import { Screen } from './goods-screen';

const WEIGHT: PropertyKindFragment = {
  ...{ id: 70, revision: 2, name: 'Вес', type: 'Корпус', valueKind: 'number', unit: 'кг', choices: [] },
  ...{ compare: true, isFilter: false, goodsCount: 3 },
};
const MODULES: PropertyKindFragment = { ...WEIGHT, id: 1, name: 'Модули', type: 'Охрана', valueKind: 'text', unit: '' };

const listed: Answer = { data: { staffProperties: [MODULES, WEIGHT] } };
const saved = (kind: object): Answer => ({ data: { staffSaveProperty: { ...WEIGHT, ...kind } } });
const open = (answers: Record<string, Answer[]>) =>
  openScreen(
    Screen,
    { StaffPropertyKinds: [listed], ...answers },
    { at: '/admin/goods?mode=properties', path: '/admin/goods' },
  );
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const choose = (value: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Значение' }), value);

it('lists what goods can have, with unit, goods and where shoppers meet it', async () => {
  const { container } = open({});

  expect(await screen.findByText(/Корпус · число, кг · у.товаров: 3 · сравнение/)).toBeVisible();
  await expectNoAxeViolations(container);
});

it('adds a property of a list of values, as a filter', async () => {
  const colour = { id: 71, revision: 1, name: 'Цвет', valueKind: 'choice', unit: '', choices: ['чёрный', 'серый'] };
  const { called, container } = open({ StaffSaveProperty: [saved(colour)] });
  await press('Добавить свойство');

  await write('Название', 'Цвет');
  await choose('choice');
  await userEvent.type(field('Список'), 'чёрный{Enter}');
  await userEvent.tab();
  expect(field('Список')).toBeInvalid();
  await userEvent.type(field('Список'), 'серый');
  await userEvent.click(screen.getByRole('switch', { name: /Фильтр/ }));
  await expectNoAxeViolations(container);
  await press('Сохранить');

  expect(await screen.findByText('Цвет')).toBeVisible();
  expect(called('StaffSaveProperty')[0]?.variables).toEqual({
    input: { name: 'Цвет', valueKind: 'choice', choices: ['чёрный', 'серый'], isFilter: true },
  });
});

it('changes a unit, and says what the API refuses at its field', async () => {
  const { called } = open({
    StaffSaveProperty: [{ code: 'BAD_REQUEST', fields: { valueKind: 'Это есть у товаров: «9–36 г»' } }],
  });
  await press(/Изменить: Вес/);

  await write('Единица', 'г');
  expect(screen.getByText('Единица: кг → г')).toBeVisible();
  await press('Сохранить');

  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Значение' })).toHaveAccessibleDescription(
      'Это есть у товаров: «9–36 г»',
    ),
  );
  expect(called('StaffSaveProperty')[0]?.variables).toEqual({ id: 70, revision: 2, input: { unit: 'г' } });
  expect(field('Единица')).toHaveValue('г');
});

it('shows both values when somebody else has changed the same', async () => {
  const theirs: Answer = { data: { staffProperties: [MODULES, { ...WEIGHT, revision: 3, unit: 'г' }] } };
  const conflict = { revision: 3, by: 'Ольга Дёмина', at: '', fields: ['unit'] };
  open({
    StaffPropertyKinds: [listed, theirs],
    StaffSaveProperty: [{ code: 'CONFLICT', conflict }],
  });
  await press(/Изменить: Вес/);
  await write('Единица', 'т');
  await press('Сохранить');

  expect(await screen.findByText(/Ольга Дёмина/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});

it('offers to load again what did not load', async () => {
  open({ StaffPropertyKinds: [{ code: 'INTERNAL_SERVER_ERROR' }, listed] });

  await press(/ещё раз|Повторить/);

  expect(await screen.findByText('Вес')).toBeVisible();
});
