import { picture, shape, text } from '@shop/shared/page-documents';
import { smallestValue } from './smallest-value';

it('gives a new picture no words: a sample would be published unread', () => {
  const field = shape({ title: text('Заголовок'), photo: picture('Фотография') });

  expect(smallestValue(field)).toMatchObject({ photo: { src: '', width: 0, height: 0, alt: '' } });
});
