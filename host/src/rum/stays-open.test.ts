/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { staysOpen } from './stays-open';

describe('staysOpen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is true when the page is still there a second later', async () => {
    const answer = staysOpen();

    jest.advanceTimersByTime(1000);

    expect(await answer).toBe(true);
  });

  it('is false when a navigation replaces the page meanwhile', async () => {
    const answer = staysOpen();

    fireEvent(window, new Event('pagehide'));
    jest.advanceTimersByTime(1000);

    expect(await answer).toBe(false);
  });
});
