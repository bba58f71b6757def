import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '../../testing';
import { expectNoAxeViolations } from '../../testing/axe';
import { Combobox } from './combobox';
import { Field } from './field';

const CITIES = ['Казань', 'Киров', 'Кировск', 'Москва', 'Орёл', 'Санкт-Петербург'];
const OPTIONS = CITIES.map((label, index) => ({ value: String(index + 1), label }));

function City({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('');
  const handleChange = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return (
    <Field label="Город">
      {(ids) => <Combobox {...ids} options={OPTIONS} value={value} onChange={handleChange} emptyText="Такого нет" />}
    </Field>
  );
}

function setUp() {
  const onChange = jest.fn((value: string) => value);
  const result = render(<City onChange={onChange} />);
  return {
    ...result,
    field: screen.getByRole('combobox', { name: 'Город' }),
    chosen: () => onChange.mock.lastCall?.[0],
  };
}

const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('Combobox', () => {
  it('suggests options with the text, beginnings first, and announces their number', async () => {
    const { field, container } = setUp();

    await userEvent.type(field, 'ки');

    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(shown()).toEqual(['Киров', 'Кировск']);
    expect(screen.getByRole('status')).toHaveTextContent('Найдено: 2');
    await expectNoAxeViolations(container);
  });

  it.each([
    ['москва', 'Москва', '4'],
    ['орел', 'Орёл', '5'],
    ['санкт петербург', 'Санкт-Петербург', '6'],
  ])('reads %s as the full name of %s', async (typed, label, value) => {
    const { field, chosen } = setUp();

    await userEvent.type(field, typed);
    await userEvent.tab();

    expect(field).toHaveValue(label);
    expect(chosen()).toBe(value);
    expect(shown()).toEqual([]);
  });

  it('works by keyboard: arrows move around the list, Enter chooses, Escape closes', async () => {
    const { field, chosen } = setUp();

    const expectActive = (name: string) =>
      expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name }).id);

    await userEvent.type(field, 'ки{ArrowUp}');
    expectActive('Кировск');
    await userEvent.keyboard('{ArrowDown}');
    expectActive('Киров');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect([field, chosen()]).toEqual([expect.objectContaining({ value: 'Кировск' }), '3']);
    expect(shown()).toEqual([]);

    await userEvent.keyboard('{ArrowUp}');
    expect(shown()).toEqual(CITIES);
    await userEvent.keyboard('{Escape}');

    expect(shown()).toEqual([]);
    expect(field).toHaveValue('Кировск');
  });

  it('opens the whole list on click, and chooses the clicked option', async () => {
    const { field, chosen } = setUp();

    await userEvent.click(field);
    expect(shown()).toEqual(CITIES);
    await userEvent.click(screen.getByRole('option', { name: 'Орёл' }));

    expect(chosen()).toBe('5');
    expect(field).toHaveValue('Орёл');
    expect(field).toHaveFocus();
  });

  it('chooses the only remaining option on blur', async () => {
    const { field, chosen } = setUp();

    await userEvent.type(field, 'петер');
    await userEvent.tab();

    expect([field, chosen()]).toEqual([expect.objectContaining({ value: 'Санкт-Петербург' }), '6']);
  });

  it('chooses nothing outside the list, and keeps the text for correction', async () => {
    const { field, chosen } = setUp();

    await userEvent.type(field, 'Тверь');
    expect(screen.getByRole('status')).toHaveTextContent('Такого нет');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();

    expect(chosen()).toBe('');
    expect(field).toHaveValue('Тверь');
  });

  it('clears the choice when the text changes', async () => {
    const { field, chosen } = setUp();
    await userEvent.type(field, 'Москва');

    await userEvent.type(field, '{Backspace}');

    expect(chosen()).toBe('');
    expect(field).toHaveValue('Москв');
  });
});
