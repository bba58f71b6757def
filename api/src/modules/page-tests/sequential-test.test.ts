import { ALPHA, decide, logEvidence } from './sequential-test';

/** The same numbers in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Simulated {
  share: number;
  /** How probable a success of a visitor is. */
  rates: { a: number; b: number };
  visitors: number;
}

/** Runs a test, and looks after every visitor. */
function simulate({ share, rates, visitors }: Simulated, random: () => number) {
  const successes = { a: 0, b: 0 };
  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    const variant = random() < share ? 'b' : 'a';
    if (random() >= rates[variant]) continue; // nothing has changed since the last look
    successes[variant] += 1;
    const better = decide(successes, share);
    if (better) return { better, visitor };
  }
  return { better: null, visitor: visitors };
}

const RUNS = 80;
const runs = (simulated: Simulated, seed: number) => {
  const random = seeded(seed);
  return Array.from({ length: RUNS }, () => simulate(simulated, random));
};

describe.each([0.1, 0.25, 0.5])('with a share of %d', (share) => {
  it.each([0.02, 0.5])('decides falsely in 5 of 100 tests at most when both have a rate of %d', (rate) => {
    const decided = runs({ share, rates: { a: rate, b: rate }, visitors: 150 / rate }, 1).filter(
      ({ better }) => better,
    );

    // Three standard deviations of noise.
    expect(decided.length).toBeLessThanOrEqual(RUNS * ALPHA + 3 * Math.sqrt(RUNS * ALPHA * (1 - ALPHA)));
  });

  it.each([
    ['b', { a: 0.02, b: 0.05 }],
    ['a', { a: 0.05, b: 0.015 }],
  ] as const)('finds that %s is better, and hardly ever the other', (better, rates) => {
    const all = runs({ share, rates, visitors: 20_000 }, 2);

    expect(all.filter((run) => run.better === better).length).toBeGreaterThanOrEqual(RUNS * 0.97);
  });
});

it('sees twice as good after about 70 successes, and half as good again after about 180', () => {
  const medianOf = (ratio: number) => {
    // All visitors succeed, so visitors are successes; B gets its share of them by how good it is.
    const share = ratio / (1 + ratio);
    const random = seeded(3);
    const counts = Array.from({ length: 61 }, () => {
      const successes = { a: 0, b: 0 };
      while (!decide(successes, 0.5)) successes[random() < share ? 'b' : 'a'] += 1;
      return successes.a + successes.b;
    });
    return counts.toSorted((one, other) => one - other)[30];
  };

  expect(medianOf(2)).toBeGreaterThan(50);
  expect(medianOf(2)).toBeLessThan(90);
  expect(medianOf(1.5)).toBeGreaterThan(140);
  expect(medianOf(1.5)).toBeLessThan(230);
});

it('is a martingale when both are equal: the next success changes the evidence by nothing on average', () => {
  const ratio = (a: number, b: number) => Math.exp(logEvidence({ a, b }, 0.25));

  for (const [a, b] of [
    [0, 0],
    [3, 9],
    [40, 10],
  ] as const)
    expect(0.75 * ratio(a + 1, b) + 0.25 * ratio(a, b + 1)).toBeCloseTo(ratio(a, b), 10);
});

it('begins without evidence, and stays finite with a hundred thousand successes', () => {
  expect(logEvidence({ a: 0, b: 0 }, 0.5)).toBe(0);
  expect(Number.isFinite(logEvidence({ a: 50_000, b: 50_000 }, 0.5))).toBe(true);
  expect(decide({ a: 50_000, b: 50_000 }, 0.5)).toBeNull();
});
