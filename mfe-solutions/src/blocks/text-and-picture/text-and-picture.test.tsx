import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { makePage, renderPage } from '../../testing/render-page';
import { TextAndPicture } from './text-and-picture';

const props = {
  id: 'field',
  heading: 'Комбайн в\u00A0поле',
  nodes: [
    { type: 'paragraph', text: 'Видно, где он.', spans: [{ text: 'Видно', bold: true }, { text: ', где он.' }] },
    { type: 'list', ordered: false, items: ['днём', 'ночью'] },
  ],
  link: { text: 'Решение для хозяйств', href: '/farms' },
  picture: { src: '/images/delivery/courier.svg', width: 600, height: 400, alt: 'Комбайн' },
  caption: 'Ставропольский край',
  side: 'left',
};
const pageWith = (change: object) =>
  makePage({ TextAndPicture }, [{ type: 'TextAndPicture', props: { ...props, ...change } }]);

it('shows a text with its looks, a link, and a picture with a caption', async () => {
  const { container } = await renderPage(pageWith({}));

  expect(screen.getByText('Видно')).toHaveProperty('tagName', 'STRONG');
  expect(screen.getByText('ночью')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Решение для хозяйств' })).toHaveAttribute('href', '/farms');
  const figure = within(screen.getByRole('figure'));
  expect(figure.getByRole('img', { name: 'Комбайн' })).toBeVisible();
  expect(figure.getByText('Ставропольский край')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('needs neither a link nor a caption', async () => {
  await renderPage(pageWith({ link: undefined, caption: undefined, side: 'right' }));

  expect(screen.getByRole('img', { name: 'Комбайн' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Решение для хозяйств' })).toBeNull();
});
