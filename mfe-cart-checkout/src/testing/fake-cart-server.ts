import type { CartItem } from '@shop/shared/runtime';
import { answerWith, createFakeApi, failWith, type FakeApi } from './fake-api';

export interface FakeCartServer {
  api: FakeApi;
  rows: CartItem[];
  /** While it is true no change is taken. */
  isRefusing: boolean;
  /** While it is true nothing is answered that concerns the cart. */
  isDown: boolean;
}

interface Filter {
  id?: { equal?: number; in?: number[] };
}

/** The cart of a signed-in user, as the API keeps it. Everything else this API fails to tell. */
export function createFakeCartServer(rows: readonly CartItem[]): FakeCartServer {
  const server: FakeCartServer = { api: createFakeApi(), rows: [...rows], isRefusing: false, isDown: false };
  const isMeant = ({ id }: CartItem, filter: Filter) =>
    !filter.id || filter.id.equal === id || filter.id.in?.includes(id) === true;

  const change = (operation: string, variables: Record<string, unknown>) => {
    const { filter = {}, input = {} } = variables as { filter?: Filter; input?: Partial<CartItem> }; // what our own client sends
    if (operation === 'DeleteCarts') server.rows = server.rows.filter((row) => !isMeant(row, filter));
    if (operation === 'UpdateCarts')
      server.rows = server.rows.map((row) => (isMeant(row, filter) ? { ...row, ...input } : row));
    if (operation === 'CreateCart') {
      const id = Math.max(0, ...server.rows.map((row) => row.id)) + 1;
      server.rows.push({ id, productId: 0, parentId: null, productCount: 1, ...input });
    }
  };

  const answer = (operation: string, variables: Record<string, unknown>) => {
    if (server.isDown) return failWith('INTERNAL_SERVER_ERROR');
    if (operation === 'Cart') return answerWith({ siteCarts: server.rows });
    if (server.isRefusing || (!operation.endsWith('Cart') && !operation.endsWith('Carts')))
      return failWith('INTERNAL_SERVER_ERROR');
    change(operation, variables);
    return answerWith({
      siteCreateCart: server.rows.at(-1),
      siteUpdateCarts: server.rows,
      siteDeleteCarts: [],
    });
  };

  const { fetch } = server.api;
  server.api.fetch = (url, init) => {
    const asked = fetch(url, init);
    asked.catch(() => undefined); // it keeps the call and has no answer of its own
    const call = server.api.calls.at(-1);
    return answer(call?.operation ?? '', call?.variables ?? {})();
  };
  return server;
}
