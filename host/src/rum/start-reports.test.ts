/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import type { RumEvent } from './rum-queue';
import { startReports } from './start-reports';
import type { NoteVital } from './watch-vitals';

const REMOTES = [
  { name: 'mfe-catalog', version: '2.0.0' },
  { name: 'mfe-account', version: '1.0.0' },
];
const catalog: RumEvent = { kind: 'view', remote: 'mfe-catalog' };
const account: RumEvent = { kind: 'view', remote: 'mfe-account' };

function setup(before: readonly RumEvent[] = [], word: string | null = null, isMeasured = () => true) {
  const send = jest.fn();
  let noteVital: NoteVital = () => undefined;
  const watch = (note: NoteVital) => {
    noteVital = note;
  };
  const noteShown = jest.fn();
  const loadBlocks = jest.fn(() => Promise.resolve({ countBlocks: () => noteShown }));
  const note = startReports(REMOTES, { send, watch, word, isMeasured, loadBlocks })(before);
  return { send, note, noteShown, loadBlocks, noteVital: (...vital: Parameters<NoteVital>) => noteVital(...vital) };
}

function hide() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
}

describe('startReports', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('proves its counts with the word of the page', () => {
    const { send } = setup([catalog], 'a.b');

    jest.advanceTimersByTime(2000);

    expect(send).toHaveBeenCalledWith(expect.objectContaining({ word: 'a.b' }));
  });

  it('reports the first view after 2 s, and what follows together every 10 s', () => {
    const { send, note } = setup([catalog]);
    jest.advanceTimersByTime(2000);
    expect(send.mock.calls).toEqual([[{ versions: [{ remote: 'mfe-catalog', version: '2.0.0', views: 1 }] }]]);

    note(catalog);
    note(account);
    jest.advanceTimersByTime(9000);
    expect(send).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1000);

    expect(send).toHaveBeenLastCalledWith({
      versions: [
        { remote: 'mfe-catalog', version: '2.0.0', views: 1 },
        { remote: 'mfe-account', version: '1.0.0', views: 1 },
      ],
    });
    jest.advanceTimersByTime(60_000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('reports vitals of the remote whose page was shown, when the page is hidden', () => {
    const { send, note, noteVital } = setup([catalog]);
    jest.advanceTimersByTime(2000);
    note(account);

    noteVital('lcp', 900, 0);
    noteVital('inp', 80, performance.now());
    hide();

    expect(send).toHaveBeenLastCalledWith({
      versions: [
        { remote: 'mfe-account', version: '1.0.0', views: 1, inp: 80 },
        { remote: 'mfe-catalog', version: '2.0.0', lcp: 900 },
      ],
    });
  });

  it('reports views, but no vitals, of a visitor who has not allowed statistics, or does not any more', () => {
    let isAllowed = false;
    const { send, noteVital } = setup([catalog], null, () => isAllowed);

    noteVital('lcp', 900, 0);
    hide();
    expect(send).toHaveBeenLastCalledWith({ versions: [{ remote: 'mfe-catalog', version: '2.0.0', views: 1 }] });

    isAllowed = true;
    noteVital('cls', 3, 0);
    isAllowed = false;
    noteVital('inp', 80, 0);
    hide();
    expect(send).toHaveBeenLastCalledWith({ versions: [{ remote: 'mfe-catalog', version: '2.0.0', cls: 3 }] });
  });

  it('counts what is seen and pressed from the consent on, with each page', async () => {
    let isAllowed = false;
    const { note, noteShown, loadBlocks } = setup([catalog], null, () => isAllowed);
    fireEvent.click(document.body);
    expect(loadBlocks).not.toHaveBeenCalled();

    isAllowed = true;
    fireEvent.click(document.body);
    await jest.advanceTimersByTimeAsync(0);
    expect(noteShown).toHaveBeenCalledTimes(1);

    fireEvent.click(document.body);
    note(account); // a widget
    note({ ...account, isPage: true });
    expect([loadBlocks, noteShown].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  });

  it('logs an error once and reports it to the shop, also when two parts tell of it', async () => {
    const { send, note } = setup();
    const error = new Error('404');

    note({ kind: 'load', source: 'mfe-catalog', error });
    note({ kind: 'boundary', source: 'page', error });
    await jest.advanceTimersByTimeAsync(1000);

    expect(console.error).toHaveBeenCalledTimes(1); // eslint-disable-line no-console -- the page's own log
    expect(send).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ source: 'mfe-catalog', message: '404', path: '/' }));
    await jest.advanceTimersByTimeAsync(2000);
    expect(send).toHaveBeenLastCalledWith({
      versions: [{ remote: 'mfe-catalog', version: '2.0.0', loadFailures: 1, failedViews: 1 }],
    });
  });

  it('says nothing of a failure of a page that is left', async () => {
    const { send, note } = setup();

    note({ kind: 'load', source: 'mfe-catalog', error: new Error('cancelled') });
    fireEvent(window, new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(5000);

    expect(send).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled(); // eslint-disable-line no-console -- the page's own log
  });
});
