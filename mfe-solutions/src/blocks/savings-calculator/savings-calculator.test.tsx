import { fireEvent, screen } from '@testing-library/react';
import integrators from '../../content/pages/integrators.json';
import lease from '../../content/pages/lease.json';
import logistic from '../../content/pages/logistic.json';
import rental from '../../content/pages/rental.json';
import { fits } from '../../schema';
import { loadPage } from '../../testing/load-page';
import { renderPage } from '../../testing/render-page';
import { calculate, defaultValues } from './calculate';
import { savingsCalculatorSchema } from './schema';

const calculators = [rental, lease, logistic, integrators].flatMap(({ root, content }) =>
  content.flatMap(({ type, props }) =>
    type === 'SavingsCalculator' && fits(savingsCalculatorSchema, props) ? [{ title: root.props.title, props }] : [],
  ),
);

it('finds a calculator on each page of a solution', () => {
  expect(calculators).toHaveLength(4);
});

it.each(calculators)('comes to the examples of its text: $title', ({ props }) => {
  const values = calculate(props, defaultValues(props.inputs));

  for (const { key, example } of props.results) expect(values[key]).toBeCloseTo(example, 0);
  expect(props.results.filter(({ primary }) => primary)).toHaveLength(1);
});

it('counts anew when the visitor moves a slider', async () => {
  await renderPage(await loadPage('rental'));
  expect(screen.getByText(/172\s800\s₽/)).toBeVisible();

  fireEvent.change(screen.getByRole('slider', { name: /^Машин в\sпарке$/ }), { target: { value: '80' } });

  expect(screen.getByText(/345\s600\s₽/)).toBeVisible();
  expect(screen.getByText(/^−24\s000\s₽$/)).toBeVisible();
});

it('shows a dash where nothing is saved', async () => {
  await renderPage(await loadPage('rental'));

  fireEvent.change(screen.getByRole('slider', { name: /^Лишний пробег и\sпростои$/ }), { target: { value: '0' } });

  expect(screen.getByText('Окупаемость парка').nextElementSibling).toHaveTextContent('—');
});
