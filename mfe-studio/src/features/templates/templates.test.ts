import { isoDate } from '@shop/shared/format';
import { checkDocument, type Schemas } from '@shop/shared/page-documents';
import { insertBlock } from '../../editing';
import { PAGE_TEMPLATES, PHOTO_BLOCK, startingProps, templateDocument } from '.';

/**
 * All kinds of block, as the build of their remote keeps them. The studio gets them from the site;
 * its code knows no other remote, and only this test looks whether the two fit.
 */
const SCHEMAS: Schemas = { kinds: jest.requireActual('../../../../mfe-solutions/block-schemas.lock.json') };
const PAGE = { path: '/new', title: 'Новая' };

it.each(PAGE_TEMPLATES.map((template) => [template.label, template] as const))(
  'begins a page from «%s» that lacks nothing but words, goods, pictures and an end of its own',
  (_label, template) => {
    const document = templateDocument(template, SCHEMAS, PAGE);

    const faults = checkDocument(SCHEMAS, document);
    expect(document.content).toHaveLength(template.blocks.length);
    expect(faults.filter(({ code, path: at }) => code !== 'sample' && !/slugs|endsAt$|news\.cover/.test(at))).toEqual(
      [],
    );
    expect(faults.some(({ code }) => code === 'sample')).toBe(true);
  },
);

it('begins a new form with all but its heading', () => {
  const schema = SCHEMAS.kinds.LeadForm;
  if (!schema) throw new Error('no form');
  const page = templateDocument({ id: '', label: '', hint: '', description: 'О\u00A0нас', blocks: [] }, SCHEMAS, PAGE);

  const { document } = insertBlock(page, 'LeadForm', schema, 0, startingProps('LeadForm'));

  expect(checkDocument(SCHEMAS, document).filter(({ path }) => path.startsWith('content'))).toMatchObject([
    { path: 'content[0].props.heading', code: 'sample' },
  ]);
});

it('leaves out what the site cannot show', () => {
  const [template] = PAGE_TEMPLATES;
  if (!template) throw new Error('no template');

  expect(templateDocument(template, { kinds: {} }, PAGE).content).toEqual([]);
});

it('begins a piece of news with the day of today', () => {
  const news = PAGE_TEMPLATES.find(({ id }) => id === 'news');
  if (!news) throw new Error('no template');

  expect(templateDocument(news, SCHEMAS, PAGE).root.props.news).toMatchObject({ date: isoDate(Date.now()) });
});

it('a photo that is dropped on a page has a kind of block, and a field there', () => {
  expect(SCHEMAS.kinds[PHOTO_BLOCK.kind]?.fields[PHOTO_BLOCK.picture]).toMatchObject({
    fields: { src: {}, alt: {} },
  });
});
