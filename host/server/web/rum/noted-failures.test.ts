import { createNotedFailures } from './noted-failures';

const failure = (requestId: string) => ({ requestId, path: '/', reason: 'x', stack: 'at f' });

it('keeps what was noted until it is taken, and what did not arrive', () => {
  const failures = createNotedFailures();
  failures.add(failure('request-1'));
  const taken = failures.take();
  expect(taken).toEqual([{ ...failure('request-1'), at: expect.any(String) }]);

  failures.add(failure('request-2'));
  failures.giveBack(taken);

  expect(failures.take().map(({ requestId }) => requestId)).toEqual(['request-1', 'request-2']);
  expect(failures.take()).toEqual([]);
});

it('keeps the last fifty, and cuts off what is long', () => {
  const failures = createNotedFailures();
  for (let index = 0; index < 60; index += 1) failures.add({ ...failure(`request-${index}`), stack: 'a'.repeat(9000) });

  const taken = failures.take();

  expect([taken.length, taken[0]?.requestId, taken[0]?.stack.length]).toEqual([50, 'request-10', 4000]);
});
