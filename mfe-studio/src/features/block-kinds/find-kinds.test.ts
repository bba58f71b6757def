import { list, optional, picture, shape, text } from '@shop/shared/page-documents';
import { findKinds } from './find-kinds';

const kinds = {
  Hero: shape({ title: text('Заголовок'), photo: optional(picture('Фотография вместо рисунка')) }, 'Первый экран'),
  Steps: shape({ items: list(shape({ text: text('Текст шага') }), 'Шаги') }, 'Шаги'),
  TextAndPicture: shape({ text: text('Текст рядом') }, 'Текст и\u00A0фото'),
};
const found = (words: string) => findKinds({ kinds }, words).map(([kind]) => kind);

it('finds kinds by their names first, and by what they are made of', () => {
  expect(found('фото')).toEqual(['TextAndPicture', 'Hero']);
  expect(found(' Текст и фото')).toEqual(['TextAndPicture']);
  expect(found('шага')).toEqual(['Steps']);
  expect(found('счёт')).toEqual([]);
  expect(found('')).toEqual(['Hero', 'Steps', 'TextAndPicture']);
});
