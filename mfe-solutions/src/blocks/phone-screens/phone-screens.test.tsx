import { screen, within } from '@testing-library/react';
import { makePage, renderPage } from '../../testing/render-page';
import rental from '../../content/pages/rental.json';
import { PhoneScreens } from './phone-screens';

it('shows the fleet, one vehicle and the report, each with its words for screen readers', async () => {
  const blocks = rental.content.filter(({ type }) => type === 'PhoneScreens');

  await renderPage(makePage({ PhoneScreens }, blocks));

  const row = screen.getByRole('region', { name: 'Экраны приложения' });
  const pictures = within(row).getAllByRole<HTMLImageElement>('img');
  expect(pictures.map(({ alt }) => alt.replaceAll('\u00A0', ' '))).toEqual([
    expect.stringContaining('40 машин'),
    expect.stringContaining('Запретить запуск'),
    expect.stringContaining('412 км вне аренды'),
  ]);
  expect(within(row).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(row).toHaveAttribute('tabindex', '0');
});
