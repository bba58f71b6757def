import type { PageLoss } from '@shop/node/page-trial';
import type { Finding } from '../page-losses';
import { reportOf } from './report';

const VERSIONS = { remote: 'mfe-catalog', live: '1.0.0-live', candidate: '1.1.0-new' };

const loss = (address: string, changes: Partial<PageLoss> = {}): PageLoss => ({
  ...{ address, name: 'price', example: '24 900 ₽', before: '7, with 24 900 ₽', after: '6' },
  ...changes,
});

const finding = (changes: Partial<Finding> = {}): Finding => ({
  ...{ name: 'price', tried: 1000, isAccepted: false, losses: [loss('/duos'), loss('/one'), loss('/two')] },
  ...changes,
});

const report = (changes: Partial<Parameters<typeof reportOf>[0]> = {}) =>
  reportOf({
    ...{ versions: VERSIONS, notes: ['tried on 1,000 pages'], findings: [finding()], pictures: [] },
    ...changes,
  }).replaceAll(/>\s+</g, '><');

it('says how many pages are worse, which, and what they were before', () => {
  const page = report();

  expect(page).toContain('<h2 id="finding-price">3 of 1,000 pages lose a price</h2>');
  expect(page).toContain('<code>/duos</code></th><td>7, with 24 900 ₽</td><td>6</td>');
  expect(page).toContain('If this is meant: <code>--accept price</code>');
  expect(page).toContain('<li>tried on 1,000 pages</li>');
});

it('marks what the team means, and what nobody may mean', () => {
  const fails = finding({ name: 'fails', losses: [{ address: '/', name: 'fails', example: 'Error: no price' }] });
  const page = report({ findings: [finding({ isAccepted: true }), fails] });

  expect(page).toContain('Accepted: the team means it.');
  expect(page).toContain('never accepted');
  expect(page).toContain('<td>without this</td><td>Error: no price</td>');
});

it('shows both pictures of a page beside what was found there, and says where there is none', () => {
  const page = report({ pictures: [{ address: '/duos', live: 'AAAA', candidate: null }] });

  expect(page).toContain('<img src="data:image/jpeg;base64,AAAA" alt="/duos, live" />');
  expect(page).toContain('<figcaption>Candidate</figcaption><p class="none">No picture');
  expect(page.match(/<a href="#finding-price">/g)).toHaveLength(2);
});

const HOSTILE = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`;

it('shows addresses and texts of pages as text, whatever they are', () => {
  const hostile = loss(`/${HOSTILE}`, { before: HOSTILE, after: HOSTILE, example: HOSTILE });
  const page = report({
    ...{ notes: [HOSTILE], findings: [finding({ losses: [hostile] })] },
    pictures: [{ address: hostile.address, live: 'AAAA', candidate: 'AAAA' }],
  });

  expect(page).not.toMatch(/<script|onerror='|<img src=x/);
  expect(page).toContain(`content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"`);
});

it('stays of moderate size, however many pages are worse and however much they say', () => {
  const losses = Array.from({ length: 2000 }, (_, index) => loss(`/p${index}`, { after: 'x'.repeat(100_000) }));
  const page = report({ findings: [finding({ losses })] });

  expect(page).toContain('<p>and 1,950 more</p>');
  expect(page.length).toBeLessThan(50_000);
});
