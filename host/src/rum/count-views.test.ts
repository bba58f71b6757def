import { createViewCounts } from './count-views';

const VERSIONS = [
  { remote: 'mfe-catalog', version: '2.0.0' },
  { remote: 'mfe-account', version: '1.0.0' },
];

const errorIn = (remote: string) => {
  const error = new Error('x is undefined');
  error.stack = `at f (https://shop.test/static/main.js:1:2)\nat g (https://shop.test/remotes/${remote}/2.0.0/browser/a.js:1:2)`;
  return error;
};

describe('createViewCounts', () => {
  it('counts a view once as failed, however much fails in it', () => {
    const counts = createViewCounts(VERSIONS);

    counts.note({ kind: 'view', remote: 'mfe-catalog' });
    counts.note({ kind: 'load', source: 'mfe-catalog/product-strip', error: new Error('404') });
    counts.note({ kind: 'boundary', source: 'page', error: errorIn('mfe-catalog') });
    counts.note({ kind: 'view', remote: 'mfe-catalog' });
    counts.note({ kind: 'uncaught', source: 'script', error: errorIn('mfe-catalog') });

    expect(counts.take()).toEqual([
      {
        ...VERSIONS[0],
        ...{ views: 2, failedViews: 2, loadFailures: 1, boundaryErrors: 1, uncaughtErrors: 1 },
      },
    ]);
    expect(counts.take()).toEqual([]);
  });

  it('blames no version for errors of the host, and for what the network loses', () => {
    const counts = createViewCounts(VERSIONS);

    counts.note({ kind: 'uncaught', source: 'script', error: new Error('of the host') });
    counts.note({ kind: 'uncaught', source: 'promise', error: 'no error at all' });
    counts.note({ kind: 'boundary', source: 'page', error: errorIn('mfe-unknown') });
    counts.note({ kind: 'log', source: 'lists', error: errorIn('mfe-catalog') });

    expect(counts.take()).toEqual([]);
  });

  it('stops counting what a loop repeats', () => {
    const counts = createViewCounts(VERSIONS);

    for (let frame = 0; frame < 1000; frame += 1)
      counts.note({ kind: 'uncaught', source: 'script', error: errorIn('mfe-catalog') });

    expect(counts.take()).toEqual([{ ...VERSIONS[0], uncaughtErrors: 9, failedViews: 1 }]);
  });

  it('rounds vitals', () => {
    const counts = createViewCounts(VERSIONS);

    counts.noteVital('mfe-account', 'lcp', 812.4);

    expect(counts.take()).toEqual([{ ...VERSIONS[1], lcp: 812 }]);
  });
});
