import { liveRemote } from '../testing/test-pages';
import { createOpenPage } from './open-page';

const REMOTES = [
  liveRemote('mfe-test', [
    { id: 'orders', path: '/orders', access: 'user' },
    { id: 'cart', path: '/cart', access: 'public' },
  ]),
];

function open(path: string | null, pathname: string) {
  const address = { pathname, assign: jest.fn(), reload: jest.fn() };
  createOpenPage(REMOTES, address)(path);
  return { reloads: address.reload.mock.calls.length, to: address.assign.mock.calls.flat() };
}

describe('createOpenPage', () => {
  afterEach(() => {
    document.cookie = 'x-auth-token=; max-age=0';
  });

  it('reloads the page, for a user also one of his own', () => {
    expect(open(null, '/cart')).toEqual({ reloads: 1, to: [] });
    document.cookie = 'x-auth-token=secret';
    expect(open(null, '/orders')).toEqual({ reloads: 1, to: [] });
  });

  it("goes to the first page from a page that was the user's own", () => {
    expect(open(null, '/orders')).toEqual({ reloads: 0, to: ['/'] });
  });

  it('goes to a path of this site, and to no other', () => {
    expect(open('/orders?status=new', '/')).toEqual({ reloads: 0, to: ['/orders?status=new'] });
    expect(open('//evil.test', '/cart')).toEqual({ reloads: 0, to: ['/'] });
  });
});
