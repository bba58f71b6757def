import type { PageLoss } from '@shop/node/page-trial';
import { describeTrial } from './try-pages';

const loss = (address: string): PageLoss => ({ address, name: 'price', example: '1 990 ₽' });

const trial = (losses: PageLoss[]) => ({ tried: 1000, of: 1000, losses, changed: 0, ms: 6240 });

it('says how many pages are worse, names them, and how to accept it', () => {
  expect(describeTrial(trial([loss('/duos'), loss('/one'), loss('/two')]), [])).toMatchObject({
    faults: [
      {
        where: '3 of 1,000 pages lose a price',
        what: '/duos, /one, /two (on /duos: 1 990 ₽); if this is meant: --accept price',
      },
    ],
    notes: ['tried on 1,000 pages beside the live version in 6.2 s'],
  });
});

it('names five of many pages, and says what was not tried', () => {
  const many = Array.from({ length: 2000 }, (_, index) => loss(`/p${index}`));
  const { faults, notes } = describeTrial({ ...trial(many), of: 3000, changed: 12 }, []);

  expect(faults[0]?.what).toMatch(/^\/p0, \/p1, \/p2, \/p3, \/p4 and 1,995 more \(/);
  expect(notes).toEqual(['tried on 1,000 of 3,000 pages beside the live version in 6.2 s; 12 say something else']);
});

it('what a team accepts by name is a note, except for pages that fail', () => {
  const fails: PageLoss = { address: '/duos', name: 'fails', example: 'Error: no price' };
  const { faults, notes } = describeTrial(trial([loss('/one'), fails]), ['price', 'fails']);

  expect(faults).toEqual([{ where: '1 of 1,000 pages fail', what: '/duos (on /duos: Error: no price)' }]);
  expect(notes.slice(1)).toEqual(['accepted: 1 of 1,000 pages lose a price']);
});
