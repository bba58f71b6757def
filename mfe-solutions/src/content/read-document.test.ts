import { quoteSchema } from '../blocks/quote/schema';
import { richTextSchema } from '../blocks/rich-text/schema';
import { readDocument } from './read-document';

const SCHEMAS = { Quote: quoteSchema, RichText: richTextSchema };
const ROOT = { props: { path: '/trial', title: 'Проба — INVIS DUOS', description: 'Описание' } };
const QUOTE = { type: 'Quote', props: { id: 'quote', text: 'Хороший блок не видно.', author: 'INVIS DUOS' } };

let reported: jest.SpyInstance;

beforeEach(() => {
  reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => reported.mockRestore());

it('leaves out blocks that are unknown or wrong, names them, and lives', () => {
  const content = [
    { type: 'Carousel', props: { id: 'carousel' } },
    { type: 'RichText', props: { id: 'broken', nodes: [{ type: 'paragraph' }] } },
    QUOTE,
  ];

  const document = readDocument('trial.json', { root: ROOT, content }, SCHEMAS);

  expect(document.content).toEqual([QUOTE]);
  expect(reported.mock.calls).toEqual([
    ['trial.json: content[0] (Carousel): an unknown block'],
    ['trial.json: content[1] (RichText).nodes[0].text: a text is missing'],
  ]);
});

it('takes a document as Puck writes it, with zones', () => {
  const document = { root: ROOT, content: [QUOTE], zones: {} };

  expect(readDocument('trial.json', document, SCHEMAS)).toEqual(document);
  expect(reported).not.toHaveBeenCalled();
});

it.each([
  [null, 'an object is expected'],
  [{ root: {}, content: [] }, 'root.props: an object is expected'],
  [{ root: { props: { ...ROOT.props, title: ' ' } }, content: [] }, 'root.props.title: a text is expected'],
])('refuses what is no page: %j', (document, fault) => {
  expect(() => readDocument('trial.json', document, SCHEMAS)).toThrow(fault);
});
