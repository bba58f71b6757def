import type { Delivery } from '@shop/publisher/client';
import { awaitHosts } from './await-hosts';

const host = (id: string, revision?: number) => ({ id, version: '1', setId: 'a', seenAt: '', revision });

/** Answers in turn, the last one again and again. */
function answering(...answers: ReturnType<typeof host>[][]): Pick<Delivery, 'following'> {
  let asked = 0;
  return { following: async () => ({ revision: 2, hosts: answers[Math.min(asked++, answers.length - 1)] ?? [] }) };
}

it('waits until each host follows, and tells of each once', async () => {
  const onFollow = jest.fn();
  const delivery = answering([host('a', 1), host('b', 1)], [host('a', 1), host('b', 2)], [host('a', 2), host('b', 2)]);

  expect(await awaitHosts(delivery, { onFollow })).toEqual({ followers: ['a', 'b'], late: [] });
  expect(onFollow.mock.calls.map(([id]) => String(id))).toEqual(['b', 'a']);
});

it('names the hosts that do not follow in time', async () => {
  const delivery = answering([host('a', 2), host('b', 1)]);

  expect(await awaitHosts(delivery, { mostMs: 60, onFollow: () => undefined })).toEqual({
    followers: ['a'],
    late: ['b'],
  });
});

it('waits for none where none reports, nor for one that is older than its revision', async () => {
  expect(await awaitHosts(answering([]), { onFollow: () => undefined })).toEqual({ followers: [], late: [] });
  expect(await awaitHosts(answering([host('a')]), { onFollow: () => undefined })).toEqual({
    followers: ['a'],
    late: [],
  });
});
