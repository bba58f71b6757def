import type { SiteParts } from '@shop/shared/page-documents';
import { followShared, type SharedNow } from './follow-shared';

const AT = Date.parse('2026-12-31T20:59:58.000Z');
const STARTS = '2026-12-31T21:00:00.000Z';
const ENDS = '2026-12-31T21:00:05.000Z';

let followed: SharedNow;
afterEach(() => {
  followed.close();
  jest.useRealTimers();
});

function follow(first: SiteParts) {
  jest.useFakeTimers({ now: AT });
  const state = { told: first };
  const onChange = jest.fn();
  followed = followShared({ told: () => state.told, onChange });
  return { state, onChange };
}

it('shows an announcement from its start to its end, and tells of both', () => {
  const { onChange } = follow({ announcement: { text: 'С Новым годом', startsAt: STARTS, endsAt: ENDS } });
  expect(followed.current()).toEqual({});
  jest.advanceTimersByTime(1000);
  expect(onChange).not.toHaveBeenCalled();

  jest.advanceTimersByTime(2000);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(followed.current()).toMatchObject({ announcement: { text: 'С Новым годом' } });

  jest.advanceTimersByTime(5000);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(followed.current()).toEqual({});
});

it('tells of other words once, and of the same words not at all', () => {
  const { state, onChange } = follow({ announcement: { text: 'Было' } });

  state.told = { announcement: { text: 'Было' } };
  jest.advanceTimersByTime(3000);
  expect(onChange).not.toHaveBeenCalled();

  state.told = { announcement: { text: 'Стало' } };
  jest.advanceTimersByTime(3000);
  expect(onChange).toHaveBeenCalledTimes(1);
});
