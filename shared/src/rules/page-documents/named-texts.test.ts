import { checkDocument, list, picture, picturesOf, productsOf, shape, text, type PageDocument, type Schemas } from '.';
import { optional } from './field';
import { uploadSources, uploadWidths } from './uploads';

const SCHEMAS: Schemas = {
  kinds: {
    Photos: shape(
      {
        id: text('Якорь', { role: 'anchor' }),
        heading: text('Заголовок', { role: 'heading' }),
        main: optional(picture('Главная')),
        items: list(shape({ picture: picture('Фото') }), 'Все'),
        slugs: optional(list(text('Товар', { role: 'product' }), 'Товары')),
      },
      'Фотографии',
    ),
  },
};

const UPLOADED = { src: `/uploads/${'a1'.repeat(16)}-1200.webp`, width: 1200, height: 800, alt: 'Тягач' };

const pageOf = (props: object): PageDocument => ({
  root: { props: { path: '/farms', title: 'Фермам', description: 'Охрана тракторов' } },
  content: [{ type: 'Photos', props: { id: 'photos', heading: 'Как это выглядит', items: [], ...props } }],
});
const faultsOf = (props: object) => checkDocument(SCHEMAS, pageOf(props)).map(({ path, code }) => `${path} ${code}`);

it('finds the pictures of a document with their places', () => {
  const found = picturesOf(
    SCHEMAS,
    pageOf({ main: UPLOADED, items: [{ picture: { ...UPLOADED, src: '/images/a.svg' } }] }),
  );

  expect(found.map(({ address, place }) => [address, place.path])).toEqual([
    [UPLOADED.src, 'content[0].props.main.src'],
    ['/images/a.svg', 'content[0].props.items[0].picture.src'],
  ]);
});

it('finds the products of a document with their places', () => {
  const found = productsOf(SCHEMAS, pageOf({ slugs: ['invis_duos', 'relay'] }));

  expect(found.map(({ slug, place }) => [slug, place.path])).toEqual([
    ['invis_duos', 'content[0].props.slugs[0]'],
    ['relay', 'content[0].props.slugs[1]'],
  ]);
});

it('demands a description, a file of this site and a size in pixels', () => {
  const { alt: _alt, ...silent } = UPLOADED;

  expect(faultsOf({ main: UPLOADED })).toEqual([]);
  expect(faultsOf({ main: silent })).toEqual(['content[0].props.main.alt missing']);
  for (const src of ['https://example.org/a.png', '//example.org/a.png', '/rental', 'javascript:a.png', '/a b.png']) {
    expect(faultsOf({ main: { ...UPLOADED, src } })).toEqual(['content[0].props.main.src picture']);
  }
});

it('names the files of a picture, and never a larger one', () => {
  expect(uploadWidths(300)).toEqual([300]);
  expect(uploadWidths(960)).toEqual([480, 960]);
  expect(uploadWidths(5000)).toEqual([480, 960, 1440, 1920]);
  expect(uploadSources(UPLOADED.src, 1200, 'avif')).toBe(
    [480, 960, 1200].map((width) => `/uploads/${'a1'.repeat(16)}-${width}.avif ${width}w`).join(', '),
  );
  expect(uploadSources('/images/a.webp', 1200, 'avif')).toBeNull();
});
