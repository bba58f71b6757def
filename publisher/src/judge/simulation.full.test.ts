import { createRandom, simulate, type Rollout } from './testing/simulate';

const HONEST = { candidateRate: 0.005, liveRate: 0.005, views: 400, wants: 'worse' } as const;
const FAILING = { candidateRate: 0.05, liveRate: 0.005, views: 400, wants: 'better' } as const;

/** What became of so many rollouts. */
function outcomes(count: number, rollout: Rollout) {
  const random = createRandom(7);
  const all = Array.from({ length: count }, () => simulate(random, rollout));
  const of = (kind: string) => all.filter(({ verdict }) => verdict?.kind === kind).length;
  return { worse: of('worse'), disputed: of('disputed') };
}

const TRAFFICS = [10, 1000];
const FORGERS = ['nothing', 'an address'] as const;
const cases = (...shares: number[]) =>
  TRAFFICS.flatMap((viewsPerHour) =>
    shares.flatMap((forged) => FORGERS.map((forger) => ({ viewsPerHour, forged, forger }))),
  );

describe.each(cases(0, 0.01, 0.1))(
  'with $viewsPerHour views an hour, $forged of the reports forged by one with $forger',
  (conditions) => {
    it('takes back at most one of 1,000 honest candidates', () => {
      const { worse } = outcomes(1000, { ...HONEST, ...conditions });

      expect(worse).toBeLessThanOrEqual(1);
    });

    it('takes back a candidate of which 5 % of the views fail within 400 of them', () => {
      const { worse } = outcomes(200, { ...FAILING, ...conditions });

      expect(worse).toBeGreaterThanOrEqual(192);
    });
  },
);

describe.each(cases(0.5))(
  'with $viewsPerHour views an hour, half of the reports forged by one with $forger',
  (conditions) => {
    it.each([
      ['an honest candidate', HONEST],
      ['a failing one', FAILING],
    ])('decides nothing about %s, and asks a person', (_what, candidate) => {
      expect(outcomes(100, { ...candidate, ...conditions })).toEqual({ worse: 0, disputed: 100 });
    });
  },
);
