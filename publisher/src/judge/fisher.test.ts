import { fisherTail } from './fisher';

describe('fisherTail', () => {
  // Computed with whole numbers of any length.
  it.each([
    [{ failures: 3, tries: 4 }, { failures: 1, tries: 4 }, 0.24285714285714285],
    [{ failures: 10, tries: 200 }, { failures: 9, tries: 1800 }, 3.324293023184493e-6],
    [{ failures: 5, tries: 200 }, { failures: 5, tries: 200 }, 0.6246124173056563],
  ])('compares %p with %p', (one, other, probability) => {
    expect(fisherTail(one, other) / probability).toBeCloseTo(1, 9);
  });

  it('is certain that nothing fails at least as often as nothing', () => {
    expect(fisherTail({ failures: 0, tries: 100 }, { failures: 0, tries: 100 })).toBe(1);
    expect(fisherTail({ failures: 0, tries: 0 }, { failures: 0, tries: 0 })).toBe(1);
  });

  it('adds up to one over all that could have happened', () => {
    const point = (failures: number) =>
      fisherTail({ failures, tries: 30 }, { failures: 12 - failures, tries: 50 }) -
      (failures < 12 ? fisherTail({ failures: failures + 1, tries: 30 }, { failures: 11 - failures, tries: 50 }) : 0);

    const sum = Array.from({ length: 13 }, (_, failures) => point(failures)).reduce((total, part) => total + part, 0);

    expect(sum).toBeCloseTo(1, 10);
  });

  it('stays exact for a month of views', () => {
    const probability = fisherTail({ failures: 2000, tries: 100_000 }, { failures: 18_000, tries: 900_000 });

    expect(probability).toBeGreaterThan(0.49);
    expect(probability).toBeLessThan(0.52);
  });
});
