import { Kind, type DocumentNode } from 'graphql';
import type { ErrorCode } from '../graphql/request-error';
import type { GraphqlClient } from '../graphql/client';

/** A row as the server keeps it. */
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

function operationOf(document: DocumentNode): string {
  const [definition] = document.definitions;
  return definition?.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? '') : '';
}

const passes = (filter: Filter | undefined, { id }: Row) =>
  filter?.id === undefined || filter.id.equal === id || Boolean(filter.id.in?.includes(id));

/** What a test throws to have a call refused; NETWORK_ERROR: no answer came. */
export class Refusal extends Error {
  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

/** The lists of one user on a server that answers at once; a test breaks or holds its calls. */
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
    const gone = list.filter((row) => passes(filter, row));
    const goneIds = new Set(gone.map(({ id }) => id));
    // Children go with their parent.
    const left = list.filter((row) => !goneIds.has(row.id) && !goneIds.has(Number(row.parentId)));
    list.splice(0, list.length, ...left);
    return gone;
  };
  const createCart = ({ productId, parentId = null, productCount = 1 }: Record<string, unknown>) => {
    const standing = lists.cart.find((row) => row.productId === productId && row.parentId === parentId);
    if (!standing) return create(lists.cart, { productId, parentId, productCount });
    return Object.assign(standing, { productCount: Number(standing.productCount) + Number(productCount) });
  };
  const createCompare = ({ productId }: Record<string, unknown>) =>
    lists.compare.find((row) => row.productId === productId) ?? create(lists.compare, { productId });

  const operations: Record<string, (variables: Variables) => unknown> = {
    CurrentUser: () => ({ currentUser: { ...user, city: null, birthDate: null, gender: null } }),
    SignOut: () => ({ signout: { success: true } }),
    Cart: () => ({ siteCarts: lists.cart }),
    CreateCart: ({ input = {} }) => ({ siteCreateCart: createCart(input) }),
    UpdateCarts: (variables) => ({ siteUpdateCarts: update(lists.cart, variables) }),
    DeleteCarts: ({ filter }) => ({ siteDeleteCarts: remove(lists.cart, filter) }),
    Comparisons: () => ({ siteComparisons: lists.compare }),
    CreateCompare: ({ input = {} }) => ({ siteCreateCompare: createCompare(input) }),
    DeleteComparisons: ({ filter }) => ({ siteDeleteComparisons: remove(lists.compare, filter) }),
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
    /** Called when the server has done its work, and before its answer is on its way. */
    afterwards: (() => undefined) as (operation: string) => unknown,
    /** Told of every refusal, as the shop is told of a token the server does not know. */
    onRefusal: (() => undefined) as (code: string) => void,
    client: undefined as unknown as GraphqlClient, // made right below, of the account itself
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
  // The documents say what the answers are; here they are what the operations above give.
  account.client = {
    query: call,
    mutation: call,
    prepare: () => Promise.reject(new Error('no urql here')),
  } as unknown as GraphqlClient;
  return account;
}

/** Lets every call that is under way end. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
