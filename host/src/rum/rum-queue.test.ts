/** @jest-environment jsdom */
import { createRumQueue, type RumEvent } from './rum-queue';

const view: RumEvent = { kind: 'view', remote: 'mfe-test' };

describe('createRumQueue', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('loads the reports with the first event, hands over what has happened, and passes on the rest', async () => {
    const before: RumEvent[] = [];
    const after: RumEvent[] = [];
    const load = jest.fn(async () => (events: readonly RumEvent[]) => {
      before.push(...events);
      return (event: RumEvent) => void after.push(event);
    });
    const note = createRumQueue(load);
    expect(load).not.toHaveBeenCalled();

    note(view);
    note(view);
    await jest.runAllTimersAsync();
    note(view);

    expect(load).toHaveBeenCalledTimes(1);
    expect([before.length, after.length]).toEqual([2, 1]);
  });

  it('stays silent when the reports do not load', async () => {
    const load = jest.fn(() => Promise.reject(new Error('blocked')));
    const note = createRumQueue(load);

    note(view);
    await jest.runAllTimersAsync();
    note(view);
    await jest.runAllTimersAsync();

    expect(load).toHaveBeenCalledTimes(1);
  });
});
