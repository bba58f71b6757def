import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { ContentPicture } from './content-picture';

const NAME = `/uploads/${'a1'.repeat(16)}`;
const UPLOADED = { src: `${NAME}-1200.webp`, width: 1200, height: 800, alt: 'Тягач' };

it('offers the files of an uploaded picture, and waits until it is near', () => {
  const { container } = render(<ContentPicture picture={UPLOADED} sizes="100vw" />);

  const image = screen.getByRole('img', { name: 'Тягач' });
  expect(image).toHaveAttribute('srcset', `${NAME}-480.webp 480w, ${NAME}-960.webp 960w, ${NAME}-1200.webp 1200w`);
  expect(image).toHaveAttribute('loading', 'lazy');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '800']);
  expect(container.querySelector('source')).toHaveAttribute('srcset', expect.stringContaining(`${NAME}-960.avif 960w`));
});

it('shows a picture of the site itself as it is, at once in the first screen', () => {
  const { container } = render(
    <ContentPicture picture={{ ...UPLOADED, src: '/images/delivery/courier.svg' }} sizes="100vw" isFirst />,
  );

  expect(screen.getByRole('img')).toHaveAttribute('src', '/images/delivery/courier.svg');
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(container.querySelector('source')).toBeNull();
});

it('keeps in view what its editor has pointed at, without an attribute that the CSP forbids', () => {
  const sheet = new ServerStyleSheet();
  const picture = { ...UPLOADED, focus: { x: 20, y: 140 } };

  const html = renderToString(sheet.collectStyles(<ContentPicture picture={picture} sizes="100vw" />));

  expect(sheet.getStyleTags()).toContain('object-position:20% 100%');
  expect(html).not.toContain('style=');
});
