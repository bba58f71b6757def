import { parseSharedIds } from './sharing';

describe('the link of a comparison', () => {
  it('takes each product once, and ignores invalid ids', () => {
    expect(parseSharedIds('101,abc,101,-3,1.5,,102')).toEqual([101, 102]);
    expect(parseSharedIds('<script>')).toEqual([]);
  });

  it('stops at thirty products', () => {
    const ids = Array.from({ length: 100 }, (_, index) => index + 1).join(',');

    expect(parseSharedIds(ids)).toHaveLength(30);
  });
});
