/** @jest-environment jsdom */
import { createRouteMatcher } from '../remotes/match-route';
import { liveRemote } from '../testing/live-remote';
import { createOpenPage } from './open-page';

const MATCH = createRouteMatcher([
  liveRemote('mfe-test', [
    { id: 'orders', path: '/orders', access: 'user' },
    { id: 'cart', path: '/cart', access: 'public' },
  ]),
]);

function open(path: string | null, pathname: string) {
  const address = { pathname, assign: jest.fn(), reload: jest.fn() };
  createOpenPage(MATCH, address)(path);
  return { reloads: address.reload.mock.calls.length, to: address.assign.mock.calls.flat() };
}

describe('createOpenPage', () => {
  afterEach(() => {
    document.cookie = 'x-auth-token=; max-age=0';
  });

  it('reloads the page, also a page of users after signing in', () => {
    expect(open(null, '/cart')).toEqual({ reloads: 1, to: [] });
    document.cookie = 'x-auth-token=secret';
    expect(open(null, '/orders')).toEqual({ reloads: 1, to: [] });
  });

  it('leads home from a page of users after signing out', () => {
    expect(open(null, '/orders')).toEqual({ reloads: 0, to: ['/'] });
  });

  it('goes to a path of this site only', () => {
    expect(open('/orders?status=new', '/')).toEqual({ reloads: 0, to: ['/orders?status=new'] });
    expect(open('//evil.test', '/cart')).toEqual({ reloads: 0, to: ['/'] });
  });
});
