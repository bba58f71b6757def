import { testRelease } from '../testing';
import { checkBudgets } from './check-budgets';

/** A page whose script has 500 KB, and `compressed` of them on their way. */
function faultsOf({ compressed, name = 'mfe-catalog' }: { compressed: number; name?: string }) {
  const files = new Map([
    ['browser/remoteEntry.js', Buffer.alloc(1000)],
    ['browser/products.js', Buffer.alloc(500_000)],
    ['browser/products.js.br', Buffer.alloc(compressed)],
  ]);
  return checkBudgets(files, testRelease({ name }), 100_000);
}

it('accepts a first view within the budget, by what goes over the network', () => {
  expect(faultsOf({ compressed: 31_000 })).toEqual([]);
});

it('names each route whose first view loads too much', () => {
  expect(faultsOf({ compressed: 31_400 })).toEqual([
    {
      where: 'route /products',
      what:
        'a first view loads 132.4 KB of scripts, 32.4 of them its own, and may load 132.3; ' +
        'import later what it does not need',
    },
  ]);
});

it('lets other pages weigh more, within a budget, too', () => {
  expect(faultsOf({ name: 'mfe-account', compressed: 79_000 })).toEqual([]);
  expect(faultsOf({ name: 'mfe-account', compressed: 79_100 })).toHaveLength(1);
});
