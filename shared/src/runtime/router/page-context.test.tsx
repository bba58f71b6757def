import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { MemoryRouter, Route, Routes } from '../../testing';
import { PageProvider, useLocation, usePageContent, useParams, useSearchParams } from './page-context';

const page = {
  location: { pathname: '/invis_duos', search: '?kit=2', hash: '', key: 'k', state: null },
  params: { slug: 'invis_duos' },
  content: { title: 'Заголовок' },
};

function onPage({ children }: { children: ReactNode }) {
  return (
    <BrowserRouter>
      <PageProvider page={page}>{children}</PageProvider>
    </BrowserRouter>
  );
}

function outsidePage({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={['/orders/7?tab=1']}>
      <Routes>
        <Route path="/orders/:id" element={children} />
      </Routes>
    </MemoryRouter>
  );
}

describe('hooks of a page', () => {
  beforeEach(() => window.history.replaceState(null, '', '/next?other=1'));

  it('give the address of the page, also while the browser is at the next one', () => {
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

  it('give the address of the browser outside a page', () => {
    const { result } = renderHook(
      () => ({ location: useLocation(), params: useParams(), search: useSearchParams()[0] }),
      {
        wrapper: outsidePage,
      },
    );

    expect(result.current.location.pathname).toBe('/orders/7');
    expect(result.current.params.id).toBe('7');
    expect(result.current.search.get('tab')).toBe('1');
  });

  it('change the query, as a new entry or in place of the present one', () => {
    const { result } = renderHook(() => useSearchParams()[1], { wrapper: onPage });
    const entries = window.history.length;

    act(() => result.current({ fast: '1' }));
    expect(window.location.search).toBe('?fast=1');
    expect(window.history.length).toBe(entries + 1);

    act(() => result.current(new URLSearchParams('fast=2'), { replace: true }));
    expect(window.location.search).toBe('?fast=2');
    expect(window.history.length).toBe(entries + 1);
  });

  it('give the content of the page', () => {
    const { result } = renderHook(() => usePageContent<{ title: string }>(), { wrapper: onPage });

    expect(result.current.title).toBe('Заголовок');
  });

  it('say what is missing when content is asked for outside a page', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => renderHook(() => usePageContent(), { wrapper: outsidePage })).toThrow(
      'usePageContent needs <PageProvider> above it',
    );

    silence.mockRestore();
  });
});
