import { heading, list, optional, shape, text, type PageDocument, type Schemas } from '@shop/shared/page-documents';

const anchor = text('Якорь', { role: 'anchor' });

export const SCHEMAS: Schemas = {
  kinds: {
    Hero: shape({ id: anchor, title: heading('Заголовок'), lead: optional(text('Вводный текст')) }, 'Первый экран'),
    MediaList: shape({ id: anchor, items: list(shape({ id: anchor, title: text('Название') }), 'Заметки') }, 'Заметки'),
  },
};

/** A page with a block for each text, whose ids are a, b, c. */
export function pageOf(...texts: readonly string[]): PageDocument {
  return {
    root: { props: { path: '/rental', title: 'Прокат', description: 'О прокате' } },
    content: texts.map((title, index) => ({ type: 'Hero', props: { id: 'abcdefgh'.charAt(index), title } })),
  };
}

export const titlesOf = ({ content }: PageDocument) => content.map(({ props }) => props.title);
