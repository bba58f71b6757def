import { render, screen } from '@testing-library/react';
import { FacetField } from './facet-field';

it('lists the values of a property by their numbers, each with what it would leave', () => {
  const options = ['до 120 ч', 'до 72 ч', 'нет'].map((value) => ({ key: `55:${value}`, value, products: [] }));

  render(
    <FacetField
      facet={{ id: 55, name: 'Резервное питание', options }}
      counts={new Map([['55:до 72 ч', 3]])}
      chosen={[]}
      onChange={() => undefined}
    />,
  );

  const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(names).toEqual(['до 72 ч 3', 'до 120 ч 0', 'нет 0']);
});
