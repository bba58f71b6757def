import { act, fireEvent, render, screen } from '@testing-library/react';
import { installIntersectionObserver, TestRouter } from '@shop/shared/testing';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageDocument } from '@shop/shared/page-documents';
import { makeLeadForm } from '../../testing/lead-form';
import { makePage, renderPage } from '../../testing/render-page';
import { LeadForm } from '../lead-form/lead-form';
import { calculate, defaultValues } from './calculate';
import { SavingsCalculator } from './savings-calculator';
import type { SavingsCalculatorProps } from './schema';

const PAGES_DIR = path.join(__dirname, '../../content/pages');

// The page generator has checked documents and props by their schemas.
const published = readdirSync(PAGES_DIR)
  .map((file) => JSON.parse(readFileSync(path.join(PAGES_DIR, file), 'utf8')) as PageDocument)
  .flatMap(({ root, content }) =>
    content
      .filter(({ type }) => type === 'SavingsCalculator')
      .map(({ props }) => ({ at: root.props.path, props: props as unknown as SavingsCalculatorProps })),
  );

it.each(published)('computes the examples of its document: $at', ({ props }) => {
  const values = calculate(props, defaultValues(props.inputs));

  for (const { key, example } of props.results) expect([key, values[key]]).toEqual([key, expect.closeTo(example, 0)]);
});

const result = { words: '', primary: false, example: 0 };
const calculator: SavingsCalculatorProps = {
  id: 'savings',
  heading: 'Сколько вернётся',
  text: '',
  inputs: [
    { key: 'cars', label: 'Машин в парке', unit: 'шт.', min: 10, max: 100, step: 10, default: 40, isFleetSize: true },
    { key: 'waste', label: 'Лишний пробег', unit: '%', min: 0, max: 20, step: 1, default: 10 },
  ],
  constants: [{ key: 'fee', label: 'Тариф', unit: '₽', value: 300 }],
  results: [
    { ...result, key: 'saved', label: 'Меньше пробег', unit: '₽', expression: 'cars * waste * 100' },
    { ...result, key: 'paid', label: 'Связь', unit: '₽', expression: 'cars * fee', isSubtracted: true },
    { ...result, key: 'total', label: 'Экономия', unit: '₽', expression: 'saved - paid', primary: true },
    { ...result, key: 'payback', label: 'Окупаемость', unit: 'мес.', expression: 'paid / saved' },
  ],
  formula: '',
  note: '',
  button: { text: 'Обсудить', href: '/contacts' },
};

const renderCalculator = () =>
  render(
    <TestRouter>
      <SavingsCalculator {...calculator} isFirst={false} />
    </TestRouter>,
  );
const moveSlider = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

it('updates the results when the visitor moves a slider', () => {
  renderCalculator();
  expect(screen.getByText(/^28\s000\s₽$/)).toBeVisible();

  moveSlider('Машин в парке', 80);

  expect(screen.getByText(/^56\s000\s₽$/)).toBeVisible();
  expect(screen.getByText(/^−24\s000\s₽$/)).toBeVisible();
});

it('shows a dash when nothing is saved', () => {
  renderCalculator();

  moveSlider('Лишний пробег', 0);

  expect(screen.getByText('Окупаемость').nextElementSibling).toHaveTextContent('—');
});

it('carries the result into the form of the page, and a later one in its place', async () => {
  const observer = installIntersectionObserver();
  const form = makeLeadForm({
    id: 'lead',
    fields: [
      { key: 'cars', label: 'Машин', required: false },
      { key: 'message', label: 'Сообщение', required: false },
    ],
  });
  const button = { text: 'Получить расчёт', href: '#lead' };
  await renderPage(
    makePage({ SavingsCalculator, LeadForm }, [
      { type: 'SavingsCalculator', props: { ...calculator, button } },
      { type: 'LeadForm', props: form },
    ]),
  );
  act(() => observer.cross(true));
  const message = await screen.findByLabelText<HTMLTextAreaElement>(/Сообщение/);
  const press = () => fireEvent.click(screen.getByRole('link', { name: button.text }));

  press();
  expect(message.value.replaceAll('\u00A0', ' ')).toBe(
    'Мой расчёт. Машин в парке: 40 шт.; Лишний пробег: 10 %; Экономия: 28 000 ₽.',
  );
  expect(screen.getByRole('textbox', { name: /^Машин/ })).toHaveValue('40');

  fireEvent.change(message, { target: { value: `${message.value}\nПерезвоните утром` } });
  moveSlider('Машин в парке', 80);
  press();
  expect(message.value.replaceAll('\u00A0', ' ')).toBe(
    'Мой расчёт. Машин в парке: 80 шт.; Лишний пробег: 10 %; Экономия: 56 000 ₽.\nПерезвоните утром',
  );
});
