import { render, screen } from '@testing-library/react';
import { RichNodes } from './rich-nodes';

Reflect.set(globalThis, 'KEEPS_LOOKS', true);

const picture = (alt: string, width: number, height: number) =>
  ({ type: 'picture', picture: { src: '/images/a.webp', alt, width, height } }) as const;

it('does not enlarge a tall picture to the width of the text', () => {
  render(<RichNodes blockId="text" nodes={[picture('Экран телефона', 390, 844), picture('Двор', 600, 400)]} />);

  expect(screen.getByAltText('Экран телефона')).toHaveStyle({ 'max-width': '390px' });
  expect(screen.getByAltText('Двор')).toHaveStyle({ 'max-width': '100%' });
});
