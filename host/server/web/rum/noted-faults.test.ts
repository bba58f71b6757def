import { createNotedFaults } from './noted-faults';

const fault = (requestId: string) => ({ requestId, path: '/', reason: 'x', stack: 'at f' });

it('keeps what was noted until it is taken, and what did not arrive', () => {
  const faults = createNotedFaults();
  faults.add(fault('request-1'));
  const taken = faults.take();
  expect(taken).toEqual([{ ...fault('request-1'), at: expect.any(String) }]);

  faults.add(fault('request-2'));
  faults.giveBack(taken);

  expect(faults.take().map(({ requestId }) => requestId)).toEqual(['request-1', 'request-2']);
  expect(faults.take()).toEqual([]);
});

it('keeps the last fifty, and cuts off what is long', () => {
  const faults = createNotedFaults();
  for (let index = 0; index < 60; index += 1) faults.add({ ...fault(`request-${index}`), stack: 'a'.repeat(9000) });

  const taken = faults.take();

  expect([taken.length, taken[0]?.requestId, taken[0]?.stack.length]).toEqual([50, 'request-10', 4000]);
});
