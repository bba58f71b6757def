import { locked, number, picture, shape, text } from '@shop/shared/page-documents';
import { smallestValue } from './smallest-value';

it('gives a new picture no words: a sample would be published unread', () => {
  const field = shape({ title: text('Заголовок'), photo: picture('Фотография') });

  expect(smallestValue(field)).toMatchObject({ photo: { src: '', width: 0, height: 0, alt: '' } });
});

it('begins with what the schema gives: nobody could fill in a formula', () => {
  const field = shape({
    step: number('Шаг', { initial: 1 }),
    expression: locked(text('Формула', { initial: 'a * b' })),
  });

  expect(smallestValue(field)).toEqual({ step: 1, expression: 'a * b' });
});
