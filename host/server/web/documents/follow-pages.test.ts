import type { DocumentFault, PageDocument, PublishedPage, PublishedPages } from '@shop/shared/page-documents';
import type { SiteChange } from '../site/site-changes';
import { followPages, type FollowPagesOptions } from './follow-pages';
import { createShownPages } from './shown-pages';
import { NO_PAGES, type SitePages } from './site-pages';

const POLL_MS = 500;
const FAULT: DocumentFault = { path: 'content[0]', code: 'render', text: 'Блок не показывается' };

const documentOf = (title: string): PageDocument => ({
  root: { props: { path: '/farms', title, description: 'Описание' } },
  content: [],
});

const state = (number: number, revision = number): PublishedPages => ({
  revision,
  pages: [{ id: 'p1', path: '/farms', number, isShipped: false, publishedAt: '2026-11-25T10:00:00Z' }],
  off: [],
  redirects: [],
});

function setup({ kept = NO_PAGES, faults = {} }: { kept?: SitePages; faults?: Record<number, DocumentFault[]> } = {}) {
  let answer: PublishedPages | null | Error = null;
  const file = { read: () => JSON.stringify(kept), write: jest.fn() };
  const shown = createShownPages(file);
  const options = {
    api: {
      published: jest.fn(async (known: string | null) => {
        if (answer instanceof Error) throw answer;
        const etag = String(answer?.revision);
        return answer && known !== etag ? { pages: answer, etag } : null;
      }),
      document: jest.fn(async ({ number, shownAt = '' }: Pick<PublishedPage, 'id' | 'number' | 'shownAt'>) =>
        documentOf(`Версия ${number}${shownAt}`),
      ),
      sendProof: jest.fn(async () => undefined),
    },
    shown,
    routesKey: ({ pages }: SitePages) => pages.map(({ document }) => document?.root.props.path).join(),
    prove: jest.fn(async ({ number }: { number: number }) => ({ version: '1', faults: faults[number] ?? [] })),
    tell: jest.fn((_change: SiteChange) => undefined),
    onFailure: jest.fn(),
    onRefused: jest.fn(),
  } satisfies FollowPagesOptions;
  const pages = followPages(options);
  const publish = async (next: PublishedPages | Error) => {
    answer = next;
    await jest.advanceTimersByTimeAsync(POLL_MS);
  };
  const title = () => shown.current().pages[0]?.document?.root.props.title;
  /** The addresses of each change of one kind. */
  const told = (what: SiteChange['what']) =>
    options.tell.mock.calls.flatMap(([change]) => (change.what === what ? [change.paths] : []));
  return { ...options, file, pages, publish, title, told };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows a new page, keeps it on disk, and says that all pages changed', async () => {
  const { publish, title, file, told, api } = setup();

  await publish(state(1));

  expect(title()).toBe('Версия 1');
  expect(file.write).toHaveBeenCalledTimes(1);
  expect(told('menus')).toEqual([[]]);
  expect(api.sendProof).toHaveBeenCalledWith({ id: 'p1', number: 1, version: '1', faults: [] });
});

it('tells of a new page while the disk is slow', async () => {
  const { publish, file, told } = setup();
  file.write.mockReturnValue(new Promise(() => undefined));

  await publish(state(1));

  expect(told('menus')).toEqual([[]]);
});

it('renews only the page whose contents have changed, and loads only this document', async () => {
  const { publish, title, told, api } = setup();
  await publish(state(1));

  await publish(state(2));
  await publish({ ...state(2), revision: 3 });

  expect(title()).toBe('Версия 2');
  expect([told('menus'), told('pages')]).toEqual([[[]], [['/farms']]]);
  expect(api.document).toHaveBeenCalledTimes(2);
});

it('takes other blocks of the same version when their time has come, and proves the page with them', async () => {
  const { publish, title, told, api } = setup();
  const at = (shownAt: string, revision: number): PublishedPages => ({
    ...state(1, revision),
    pages: state(1).pages.map((page) => ({ ...page, shownAt })),
  });
  await publish(at(', утро', 1));

  await publish(at(', вечер', 2));
  await publish(at(', вечер', 3));

  expect(title()).toBe('Версия 1, вечер');
  expect(told('pages')).toEqual([['/farms']]);
  expect(api.document).toHaveBeenCalledTimes(2);
  expect(api.sendProof).toHaveBeenLastCalledWith(expect.objectContaining({ number: 1, shownAt: ', вечер' }));
});

it('leaves the former version on the site when the new one does not render, and tells why', async () => {
  const { publish, title, onRefused, api } = setup({ faults: { 2: [FAULT] } });
  await publish(state(1));

  await publish(state(2));

  expect(title()).toBe('Версия 1');
  expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ id: 'p1', number: 2 }), [FAULT]);
  expect(api.sendProof).toHaveBeenLastCalledWith({ id: 'p1', number: 2, version: '1', faults: [FAULT] });

  await publish(state(3));
  expect(title()).toBe('Версия 3');
});

it('says that the API knows no release, as after its database was replaced', async () => {
  const { publish, told } = setup();
  await publish(state(1));
  expect(told('emptied')).toEqual([]);

  await publish({ revision: 0, pages: [], off: [], redirects: [] });

  expect(told('emptied').length).toBeGreaterThan(0);
});

it('shows a new page to nobody while it does not render', async () => {
  const { publish, shown } = setup({ faults: { 1: [FAULT] } });

  await publish(state(1));

  expect(shown.current().pages).toEqual([]);
});

it('begins with what was kept, also while the API is down, which is reported once', async () => {
  const kept: SitePages = {
    ...state(4),
    pages: state(4).pages.map((page) => ({ ...page, document: documentOf('С диска') })),
  };
  const { publish, title, onFailure } = setup({ kept });
  await publish(new Error('connect ECONNREFUSED'));
  await publish(new Error('connect ECONNREFUSED'));

  expect(title()).toBe('С диска');
  expect(onFailure).toHaveBeenCalledTimes(1);

  await publish(state(5));
  expect(title()).toBe('Версия 5');
});

it('reads everything again when a document did not load', async () => {
  const { publish, title, api } = setup();
  api.document.mockRejectedValueOnce(new Error('timeout'));

  await publish(state(1));
  expect(title()).toBeUndefined();

  await publish(state(1));
  expect(title()).toBe('Версия 1');
});

it('looks again at a page that did not render, when other versions are live', async () => {
  const { publish, title, pages, prove } = setup({ faults: { 1: [FAULT] } });
  await publish(state(1));
  await publish(state(1));
  expect(prove).toHaveBeenCalledTimes(1);

  prove.mockResolvedValueOnce({ version: '2', faults: [] });
  pages.retry();
  await publish(state(1));

  expect(title()).toBe('Версия 1');
});

it('passes over an API that is behind, but follows a database that was restored', async () => {
  const { publish, title } = setup();
  await publish(state(5));

  await publish(state(4));
  expect(title()).toBe('Версия 5');

  await jest.advanceTimersByTimeAsync(10 * POLL_MS);
  expect(title()).toBe('Версия 4');
});

it('renews nothing for pages that the remote shows by itself', async () => {
  const { publish, told } = setup();
  const { pages, ...rest } = state(1);

  await publish({ ...rest, pages: pages.map((page) => ({ ...page, isShipped: true })) });

  expect(told('pages')).toEqual([]);
});

it('says once which pictures have been deleted, also when that was during its absence', async () => {
  const { publish, told } = setup({ kept: { ...NO_PAGES, deletedPictures: ['/uploads/a.svg'] } });

  await publish({ ...state(1), deletedPictures: ['/uploads/a.svg', '/uploads/b.svg'] });
  await publish({ ...state(2), deletedPictures: ['/uploads/a.svg', '/uploads/b.svg'] });

  expect(told('pictures')).toEqual([['/uploads/b.svg']]);
});

describe('a test of another version', () => {
  const TEST = { id: 7, number: 5, share: 50, goal: 'forms', endsAt: '2026-12-25T10:00:00Z' } as const;
  const tested = (revision: number, changes: Partial<PublishedPage> = {}): PublishedPages => {
    const { pages, ...rest } = state(1, revision);
    return { ...rest, pages: pages.map((page) => ({ ...page, test: TEST, ...changes })) };
  };
  const triedIn = ({ shown }: { shown: FollowPagesOptions['shown'] }) =>
    shown.current().pages[0]?.tried?.root.props.title;

  it('is proven and told of, and so is its end', async () => {
    const site = setup();
    await site.publish(state(1));
    await site.publish(tested(2));

    expect([site.title(), triedIn(site)]).toEqual(['Версия 1', 'Версия 5']);
    expect(site.api.sendProof).toHaveBeenLastCalledWith({ id: 'p1', number: 5, version: '1', faults: [] });
    expect(site.told('pages')).toEqual([['/farms']]);

    await site.publish(state(1, 3));
    expect([site.title(), triedIn(site)]).toEqual(['Версия 1', undefined]);
    expect(site.told('pages')).toEqual([['/farms'], ['/farms']]);
  });

  it('is loaded once, and again for other blocks', async () => {
    const site = setup();
    await site.publish(tested(1));
    await site.publish(tested(2));
    expect(site.api.document.mock.calls.filter(([{ number }]) => number === 5)).toHaveLength(1);

    await site.publish(tested(3, { shownAt: '@noon' }));
    expect(triedIn(site)).toBe('Версия 5@noon');
  });

  it('shows nothing of a version that does not render, and says so', async () => {
    const site = setup({ faults: { 5: [FAULT] } });
    await site.publish(tested(1));

    expect([site.title(), triedIn(site)]).toEqual(['Версия 1', undefined]);
    expect(site.api.sendProof).toHaveBeenCalledWith({ id: 'p1', number: 5, version: '1', faults: [FAULT] });
    expect(site.onRefused).toHaveBeenCalledWith(expect.objectContaining({ id: 'p1', number: 5 }), [FAULT]);
  });

  it('goes on after a restart without the API', async () => {
    const first = setup();
    await first.publish(tested(1));
    const second = setup({ kept: first.shown.current() });
    await second.publish(new Error('away'));

    expect(triedIn(second)).toBe('Версия 5');
  });
});
