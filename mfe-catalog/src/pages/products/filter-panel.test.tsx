import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { makeProduct, makeProperty } from '../../testing';
import { NO_QUERY } from './filter';
import { propertyFacets } from './filter/property-facets';
import { FilterPanel } from './filter-panel';

const voltage = (value: string) => makeProperty({ id: 51, name: 'Бортовая сеть', value, showPreview: true });
const goods = [
  makeProduct({ id: 1, properties: [voltage('12 В')] }),
  makeProduct({ id: 2, properties: [voltage('24 В')] }),
];

const panel = (fitting: typeof goods) => (
  <FilterPanel
    ref={createRef()}
    facets={propertyFacets(goods)}
    shown={{ query: NO_QUERY, goods, fitting, found: null }}
    from=""
    to=""
    properties={NO_QUERY.properties}
    activeCount={0}
    onChange={() => undefined}
  />
);

it('counts for a visitor who opened it before its scripts came', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(panel(goods));
  container.querySelector('details')?.setAttribute('open', '');

  const { rerender } = await act(async () => render(panel(goods), { container, hydrate: true }));
  rerender(panel(goods.slice(1)));

  expect(screen.getByRole('button', { name: 'Показать: 1' })).toBeVisible();
});
