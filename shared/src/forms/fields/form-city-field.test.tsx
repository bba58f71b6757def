import { render, screen } from '@testing-library/react';
import { userEvent } from '../../testing';
import { FormCityField, object, required, text, useShopForm } from '../index';

const schema = object({ city: text(required()) });
const CITIES = [
  'Владивосток',
  'Владикавказ',
  'Екатеринбург',
  'Москва',
  'Нижний Новгород',
  'Нижний Тагил',
  'Омск',
  'Орёл',
  'Ростов-на-Дону',
  'Санкт-Петербург',
  'Томск',
].map((label) => ({ value: label, label }));

function Form() {
  const { control } = useShopForm(schema, { defaultValues: { city: '' } });
  return <FormCityField control={control} name="city" label="Город" cities={CITIES} />;
}

function setUp() {
  render(<Form />);
  return screen.getByRole('combobox', { name: 'Город' });
}

const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('FormCityField', () => {
  it.each([
    ['спб', 'Санкт-Петербург'],
    ['Питер', 'Санкт-Петербург'],
    ['С.-Петербург', 'Санкт-Петербург'],
    ['екб', 'Екатеринбург'],
    ['Нижний', 'Нижний Новгород'],
    ['н новгород', 'Нижний Новгород'],
    ['мск', 'Москва'],
    ['рнд', 'Ростов-на-Дону'],
    ['г. Орел', 'Орёл'],
    ['Москва г', 'Москва'],
    ['Омск г.', 'Омск'],
    ['гор. Томск', 'Томск'],
    ['Москва, Россия', 'Москва'],
    ['Россия, Москва', 'Москва'],
    ['Свердловская область, Екатеринбург', 'Екатеринбург'],
    ['Орёл'.normalize('NFD'), 'Орёл'],
    ['Нижний Новгород'.normalize('NFD'), 'Нижний Новгород'],
    ['Ростов‑на‑Дону', 'Ростов-на-Дону'],
    ['Санкт–Петербург', 'Санкт-Петербург'],
    ['Санкт−Петербург', 'Санкт-Петербург'],
    ['\u202AОмск\u202C', 'Омск'],
  ])('knows %s as %s', async (typed, city) => {
    const field = setUp();

    await userEvent.type(field, typed);
    await userEvent.tab();

    expect(field).toHaveValue(city);
  });

  it.each([
    ['vjcrdf', 'Москва'],
    ['Cfyrn-Gtnth,ehu', 'Санкт-Петербург'],
    ['gbnth', 'Санкт-Петербург'],
    ['cg,', 'Санкт-Петербург'],
    ['tr,', 'Екатеринбург'],
  ])('reads %s, typed in the other layout, as %s', async (typed, city) => {
    const field = setUp();

    await userEvent.type(field, typed);
    expect(shown()[0]).toBe(city);
    await userEvent.tab();

    expect(field).toHaveValue(city);
  });

  it.each(['press', 'Tab'])('replaces a chosen city by typing, when the field is reached by a %s', async (way) => {
    const field = setUp();
    await userEvent.type(field, 'Томск');
    await userEvent.tab();

    if (way === 'press') await userEvent.click(field);
    else await userEvent.tab({ shift: true });
    await userEvent.keyboard('Омск');
    await userEvent.tab();

    expect(field).toHaveValue('Омск');
  });

  it('suggests the city that is called so first, and others below it', async () => {
    const field = setUp();

    await userEvent.type(field, 'мск');
    expect(shown()).toEqual(['Москва', 'Омск', 'Томск']);
    await userEvent.clear(field);
    await userEvent.type(field, 'нижний');

    expect(shown()).toEqual(['Нижний Новгород', 'Нижний Тагил']);
  });

  it('does not replace the text while a longer name is typed', async () => {
    const field = setUp();

    await userEvent.type(field, 'Нижний Тагил');
    await userEvent.tab();

    expect(field).toHaveValue('Нижний Тагил');
  });

  it('chooses nothing for the visitor where two cities are called so', async () => {
    const field = setUp();

    await userEvent.type(field, 'владик');
    expect(shown()).toEqual(['Владивосток', 'Владикавказ']);
    await userEvent.tab();

    expect(field).toHaveValue('владик');
    expect(await screen.findByText('Выберите город из списка')).toBeVisible();
  });

  it('says that the list has no such city', async () => {
    const field = setUp();

    await userEvent.type(field, 'Аткарск');

    expect(screen.getByRole('status')).toHaveTextContent('Такого города в списке нет');
  });
});
