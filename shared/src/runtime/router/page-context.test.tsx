import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageProvider, useLocation, usePageContent, useParams, useSearchParams } from './page-context';
import { TestRouter } from '../../testing';

const page = {
  location: { pathname: '/invis_duos', search: '?kit=2', hash: '', key: 'k', state: null },
  params: { slug: 'invis_duos' },
  content: { title: 'Заголовок' },
};

function onPage({ children }: { children: ReactNode }) {
  return (
    <TestRouter>
      <PageProvider page={page}>{children}</PageProvider>
    </TestRouter>
  );
}

describe('hooks of a page', () => {
  beforeEach(() => window.history.replaceState(null, '', '/next?other=1'));

  it('return the address of the page, also while the browser is already at the next one', () => {
    const { result } = renderHook(
      () => ({ location: useLocation(), params: useParams(), search: useSearchParams()[0] }),
      {
        wrapper: onPage,
      },
    );

    expect(result.current.location.pathname).toBe('/invis_duos');
    expect(result.current.params.slug).toBe('invis_duos');
    expect(result.current.search.get('kit')).toBe('2');
  });

  it("return the browser's address outside a page", () => {
    const { result } = renderHook(
      () => ({ location: useLocation(), params: useParams(), search: useSearchParams()[0] }),
      {
        wrapper: TestRouter,
      },
    );

    expect(result.current.location.pathname).toBe('/next');
    expect(result.current.params).toEqual({});
    expect(result.current.search.get('other')).toBe('1');
  });

  it('change the query, in a new history entry or in the current one', () => {
    const { result } = renderHook(() => useSearchParams()[1], { wrapper: onPage });
    const entries = window.history.length;

    act(() => result.current({ fast: '1' }));
    expect(window.location.search).toBe('?fast=1');
    expect(window.history.length).toBe(entries + 1);

    act(() => result.current(new URLSearchParams('fast=2'), { replace: true }));
    expect(window.location.search).toBe('?fast=2');
    expect(window.history.length).toBe(entries + 1);
  });

  it('return the content of the page', () => {
    const { result } = renderHook(() => usePageContent<{ title: string }>(), { wrapper: onPage });

    expect(result.current.title).toBe('Заголовок');
  });

  it('say what is missing when content is read outside a page', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => renderHook(() => usePageContent(), { wrapper: TestRouter })).toThrow(
      'usePageContent needs <PageProvider> above it',
    );

    silence.mockRestore();
  });
});
