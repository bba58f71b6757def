import { toKopecks, toRoubles } from './money';

describe('money', () => {
  // Each of these is a little less, or a little more, than its kopecks when it is multiplied.
  it.each([
    [19.99, 1999],
    [8.2, 820],
    [1.13, 113],
    [1.1, 110],
    [24_900.57, 2_490_057],
    [-19.99, -1999],
    [0, 0],
  ])('of %s roubles is %s kopecks, and back', (roubles, kopecks) => {
    expect(toKopecks(roubles)).toBe(kopecks);
    expect(toRoubles(kopecks)).toBe(roubles);
  });
});
