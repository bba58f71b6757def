import { Kind, type DocumentNode } from 'graphql';
import type { ErrorCode } from '../graphql/request-error';
import type { GraphqlClient } from '../graphql/client';

/** A row as the server stores it. */
export interface Row {
  id: number;
  [field: string]: unknown;
}

export interface Filter {
  id?: { equal?: number; in?: number[] };
}

export interface Variables {
  input?: Record<string, unknown>;
  filter?: Filter;
}

interface CartChange {
  productId: number;
  parentProductId: number | null;
  productCount: number;
}

interface CompareChange {
  add: number[];
  remove: number[];
}

function operationOf(document: DocumentNode): string {
  const [definition] = document.definitions;
  return definition?.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? '') : '';
}

const passes = (filter: Filter | undefined, { id }: Row) =>
  filter?.id === undefined || filter.id.equal === id || Boolean(filter.id.in?.includes(id));

/** Thrown by a test to refuse a call; NETWORK_ERROR means that no answer came. */
export class Refusal extends Error {
  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

/**
 * The lists of one user on a server that answers immediately; a test can fail or hold its calls.
 */
export function fakeAccount() {
  const lists = { cart: [] as Row[], compare: [] as Row[], addresses: [] as Row[] };
  let lastId = 100;
  const calls: { operation: string; variables: Variables }[] = [];
  const user = { id: 7, email: 'anna@example.ru', fullname: 'Анна Ветрова', phone: '79120004164', active: true };

  const create = (list: Row[], fields: Record<string, unknown>) => {
    const row = { id: (lastId += 1), ...fields };
    list.push(row);
    return row;
  };
  const update = (list: Row[], { filter, input }: Variables) =>
    list.filter((row) => passes(filter, row)).map((row) => Object.assign(row, input));
  const remove = (list: Row[], filter: Filter | undefined) => {
    const removed = list.filter((row) => passes(filter, row));
    const removedIds = new Set(removed.map(({ id }) => id));
    // Children go with their parent.
    const left = list.filter((row) => !removedIds.has(row.id) && !removedIds.has(Number(row.parentId)));
    list.splice(0, list.length, ...left);
    return removed;
  };
  const setCart = ({ productId, parentProductId, productCount }: CartChange) => {
    const main = lists.cart.find((row) => row.productId === parentProductId && row.parentId === null);
    if (parentProductId !== null && !main) return;
    const parentId = main?.id ?? null;
    const row = lists.cart.find((other) => other.productId === productId && other.parentId === parentId);
    if (productCount === 0) remove(lists.cart, { id: { equal: row?.id ?? 0 } });
    else if (row) row.productCount = productCount;
    else create(lists.cart, { productId, parentId, productCount });
  };
  const setCarts = (changes: CartChange[]) => {
    const mainsFirst = changes.toSorted((one, other) => Number(one.parentProductId) - Number(other.parentProductId));
    mainsFirst.forEach(setCart);
    return lists.cart;
  };
  const setComparisons = ({ add, remove: removed }: CompareChange) => {
    lists.compare = lists.compare.filter(({ productId }) => !removed.includes(Number(productId)));
    for (const productId of add)
      if (!lists.compare.some((row) => row.productId === productId)) create(lists.compare, { productId });
    return lists.compare;
  };

  const operations: Record<string, (variables: Variables) => unknown> = {
    CurrentUser: () => ({ currentUser: { ...user, city: null, birthDate: null, gender: null, newEmail: null } }),
    SignOut: () => ({ signout: { success: true } }),
    SignOutEverywhere: () => ({ signoutEverywhere: { success: true } }),
    DeleteCurrentUser: () => ({ deleteCurrentUser: { success: true } }),
    Cart: () => ({ siteCarts: lists.cart }),
    SetCarts: ({ input }) => ({ siteSetCarts: setCarts(input as unknown as CartChange[]) }),
    Comparisons: () => ({ siteComparisons: lists.compare }),
    SetComparisons: ({ input }) => ({ siteSetComparisons: setComparisons(input as unknown as CompareChange) }),
    UserAddresses: () => ({ siteDeliveryUserAddresses: lists.addresses }),
    CreateUserAddress: ({ input = {} }) => ({
      siteCreateDeliveryUserAddress: create(lists.addresses, { selected: false, ...input }),
    }),
    UpdateUserAddresses: (variables) => ({ siteUpdateDeliveryUserAddresses: update(lists.addresses, variables) }),
    DeleteUserAddresses: ({ filter }) => ({ siteDeleteDeliveryUserAddresses: remove(lists.addresses, filter) }),
  };

  const account = {
    lists,
    calls,
    /** Names of the calls made so far, in order. */
    operations: () => calls.map(({ operation }) => operation),
    /** Called before each answer: throws a Refusal, or waits. */
    intercept: (() => undefined) as (operation: string, variables: Variables) => unknown,
    /** Called after the server has done its work, and before its answer is sent. */
    afterwards: (() => undefined) as (operation: string) => unknown,
    /** Called on every refusal, as the shop is when the server does not know a token. */
    onRefusal: (() => undefined) as (code: string) => void,
    client: undefined as unknown as GraphqlClient, // assigned below
  };

  const call = async (document: DocumentNode, variables: Variables) => {
    const operation = operationOf(document);
    calls.push({ operation, variables });
    try {
      await account.intercept(operation, variables);
      const answer = operations[operation];
      if (!answer) throw new Error(`the fake account knows no ${operation}`);
      const data = structuredClone(answer(variables));
      await account.afterwards(operation);
      return { data };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code } = error;
      if (code === 'NETWORK_ERROR') return { error: { graphQLErrors: [], message: code } };
      account.onRefusal(code);
      return { error: { graphQLErrors: [{ message: code, extensions: { code } }] } };
    }
  };
  // The documents type the answers; here the operations above give them.
  account.client = {
    query: call,
    mutation: call,
  } as unknown as GraphqlClient;
  return account;
}

/** Waits until every call in progress has ended. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setTimeout(resolve));
}
