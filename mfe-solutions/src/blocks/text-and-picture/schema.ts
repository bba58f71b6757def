import { choice, optional, picture, richText, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { headFields, link } from '../common-fields';
import { wordsNode } from '../rich-text/schema';

export const textAndPictureSchema = shape(
  {
    ...headFields,
    nodes: richText(wordsNode, 'Текст рядом'),
    link: optional(link('Ссылка')),
    picture: picture('Фото или\u00A0рисунок'),
    caption: optional(text('Подпись', { max: 300 })),
    side: choice('Где картинка', [
      ['right', 'Справа от\u00A0текста'],
      ['left', 'Слева от\u00A0текста'],
    ]),
  },
  'Текст и\u00A0фото',
);

export type TextAndPictureProps = ValueOf<typeof textAndPictureSchema>;
