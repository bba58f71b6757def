import { drawnDocument } from './drawn-document';
import { pageOf, SCHEMAS } from '../../editing/testing/documents';

it('draws common blocks as themselves, and the page of one though it has no address', () => {
  const [hero] = pageOf('Заявка').content;
  const page = { ...pageOf(), content: [{ type: 'Common', props: { id: 'form', common: 'c1' } }] };
  const commons = new Map([['c1', { title: 'Заявка', block: hero ?? null }]]);

  expect(drawnDocument(page, commons, SCHEMAS).content).toEqual([
    { type: 'Hero', props: { id: 'form', title: 'Заявка' } },
  ]);
  const own = { ...page, root: { props: { ...page.root.props, path: '' } } };
  expect(drawnDocument(own, commons, SCHEMAS).root.props.path).toBe('/');
});
