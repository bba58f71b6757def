import { checkDocument, type PageDocument } from '@shop/shared/page-documents';
import { contentContext } from '@shop/shared/testing';
import { BLOCK_SCHEMAS } from '../blocks/block-kinds';
import { contentOf } from './content';
import { SHIPPED_DOCUMENTS } from './generated/shipped-documents';

it.each(Object.entries(SHIPPED_DOCUMENTS))(
  'shows the document %s in the same bytes when it is published without changes',
  (id, document) => {
    expect(checkDocument(BLOCK_SCHEMAS, document)).toEqual([]);

    expect(JSON.stringify(contentOf(id, contentContext({ document: structuredClone(document) })))).toBe(
      JSON.stringify(contentOf(id, contentContext())),
    );
  },
);

it('shows a page of a newer version without the kinds and props that it does not know, and says which', () => {
  const { logistic } = SHIPPED_DOCUMENTS;
  const document = structuredClone(logistic) as PageDocument; // it comes with the remote
  const shown = contentOf('logistic', contentContext({ document: structuredClone(document) }));
  Object.assign(document.content[0]?.props ?? {}, { video: '/newer.mp4' });
  document.content.splice(1, 0, { type: 'Newer', props: { id: 'newer' } });
  const onDropped = jest.fn();

  expect(contentOf('logistic', contentContext({ document, onDropped }))).toEqual(shown);

  const [dropped] = onDropped.mock.calls[0] as [{ path: string }[]];
  expect(dropped.map(({ path }) => path)).toEqual(['content[0].props.video', 'content[1]']);
});

it('shows no hidden block', () => {
  const { logistic } = SHIPPED_DOCUMENTS;
  const document = structuredClone(logistic) as PageDocument; // it comes with the remote
  const { content } = contentOf('logistic', contentContext());
  document.content.splice(1, 1, { ...document.content[1], isHidden: true } as PageDocument['content'][number]);

  expect(contentOf('logistic', contentContext({ document })).content).toEqual(content.toSpliced(1, 1));
});
