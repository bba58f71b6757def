import { readWrkOutput } from './wrk-output';

const OUTPUT = `Running 2s test @ http://localhost:3000/products
  1 threads and 50 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.63ms    6.61ms   1.08s    94.04%
    Req/Sec    11.45k     9.64k   28.35k    70.00%
  Latency Distribution
     50%  526.00us
     75%    2.30ms
     90%    5.95ms
     99%    1.02s${' '}
  22847 requests in 2.01s, 24.90MB read
`;
const RATE = `Requests/sec:  11356.41
Transfer/sec:     12.38MB
`;

describe('the output of wrk', () => {
  it('is read with all times in milliseconds', () => {
    expect(readWrkOutput(OUTPUT + RATE)).toEqual({
      requests: 22847,
      perSecond: 11356.41,
      p50: 0.526,
      p99: 1020,
      failed: 0,
    });
  });

  it('tells how many requests failed, of every kind', () => {
    const failures = `  Socket errors: connect 1, read 20, write 300, timeout 4000
  Non-2xx or 3xx responses: 50000
`;

    expect(readWrkOutput(`${OUTPUT}${failures}${RATE}Refused: 600000\n`).failed).toBe(654321);
  });

  it('is refused when it has no rate, so that nothing counts as nothing', () => {
    expect(() => readWrkOutput(OUTPUT)).toThrow('wrk has printed something else');
  });
});
