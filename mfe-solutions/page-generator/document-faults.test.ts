import rental from '../src/content/pages/rental.json';
import { documentFaults } from './document-faults';

interface Draft {
  root: { props: Record<string, unknown> };
  content: { type: string; props: Record<string, unknown> }[];
  zones?: Record<string, unknown>;
}

/** A good document with one thing changed. */
function changed(change: (draft: Draft) => void): Draft {
  const draft = structuredClone<Draft>(rental);
  change(draft);
  return draft;
}

it('finds nothing wrong with a good document, also one of Puck with zones', () => {
  expect(documentFaults(rental)).toEqual([]);
  expect(documentFaults(changed((draft) => (draft.zones = {})))).toEqual([]);
});

const STEPS = rental.content.findIndex(({ type }) => type === 'Steps');

it.each<[string, string, (draft: Draft) => void]>([
  [
    'a wrong block',
    `content[${STEPS}] (Steps).items[0].mark: a text is missing`,
    ({ content }) => Object.assign(content[STEPS]?.props ?? {}, { items: [{ title: 'Шаг', text: 'Текст' }] }),
  ],
  [
    'an unknown block',
    'content[0] (Carousel): an unknown block',
    ({ content }) => Object.assign(content[0] ?? {}, { type: 'Carousel' }),
  ],
  ['a page without title', 'root.props.title: a text is missing', ({ root }) => delete root.props.title],
  [
    'a wrong address',
    'root.props.path: an address as /rental is expected, not rental',
    ({ root }) => (root.props.path = 'rental'),
  ],
  ['a page without blocks', 'content: a block is missing', (draft) => (draft.content = [])],
  [
    'a repeated id',
    'content[1] (ProblemSolution).id: hero is the id of content[0] too',
    ({ content }) => Object.assign(content[1]?.props ?? {}, { id: 'hero' }),
  ],
  ['a block inside of a block', 'zones.hero: an unknown property', (draft) => (draft.zones = { hero: [] })],
])('names the place of %s', (_what, fault, change) => {
  expect(documentFaults(changed(change))).toEqual([fault]);
});
