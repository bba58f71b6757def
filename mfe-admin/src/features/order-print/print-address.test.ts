import { printPath, readPrint } from './print-address';

const read = (path: string) => readPrint(new URL(path, 'https://shop.example').searchParams);

it('reads the address that it makes', () => {
  expect(read(printPath([3, 2]))).toEqual({ ids: [3, 2], kinds: ['picking', 'invoice'] });
  expect(read(printPath([3], ['order']))).toEqual({ ids: [3], kinds: ['order'] });
});

it('takes at most fifty orders, each once, and leaves out what is none', () => {
  const ids = Array.from({ length: 60 }, (_, index) => index + 1);

  expect(read(printPath(ids)).ids).toHaveLength(50);
  expect(read('/admin/print?ids=1,1,x,-2,0,1e3&sheets=picking,nothing')).toEqual({ ids: [1], kinds: ['picking'] });
});
