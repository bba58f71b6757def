import { chooseAddresses } from './choose-addresses';

it('takes one address of each route in turn, changed routes first, and ten of each at most', () => {
  const goods = Array.from({ length: 12 }, (_, index) => `/goods/${index}`);
  const match = (pathname: string) =>
    ({
      remote: { name: 'mfe-catalog' },
      route: { path: pathname.startsWith('/goods/') ? '/goods/:slug' : pathname },
    }) as never;

  const chosen = chooseAddresses(
    [...goods, '/cart', '/compare?ids=1', '/compare?ids=1'],
    { match },
    new Set(['/cart']),
  );

  expect(chosen.slice(0, 4)).toEqual(['/cart', '/goods/0', '/compare?ids=1', '/goods/1']);
  expect(chosen).toHaveLength(12);
});
