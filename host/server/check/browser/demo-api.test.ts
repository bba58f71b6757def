import { startDemoApi } from './demo-api';

const SCHEMA = `
  scalar JSON
  type Query { me: User carts: [Cart!]! count: Int! first: Cart!
    staffSchemas: JSON! staffPage(id: ID!): Page staffPageComments(id: ID!): [Comment!] }
  type Page { id: ID! draft: Draft! }
  type Draft { revision: Int! document: JSON! }
  type Comment { id: Int! blockId: String! path: String }
  type Mutation { placeOrder(name: String!): Cart! }
  type User { id: Int! }
  type Cart { id: Int! note: String owner: User state: State! title: String!
    states: [State!]! productId: Int! createdAt: String! active: Boolean! }
  enum State { OPEN DONE }`;

const start = () => startDemoApi({ lists: { products: '{"products":[]}' }, schema: SCHEMA });

async function ask(query: string, headers: Record<string, string> = {}): Promise<unknown> {
  const body = JSON.stringify({ query });
  const answer = await fetch(`${await start()}/api`, { method: 'POST', body, headers });
  return answer.json();
}

it('answers queries with as little as their types allow', async () => {
  expect(await ask('{ me { id } carts { id } count first { id note owner { id } state title } }')).toEqual({
    data: {
      ...{ me: null, carts: [], count: 0 },
      first: { id: 0, note: null, owner: null, state: 'OPEN', title: '' },
    },
  });
});

it('answers whoever has signed in with one of everything and all rights, but for what may be absent', async () => {
  const query = '{ me { id } carts { id note states productId createdAt owner { id } } count first { active state } }';

  expect(await ask(query, { authorization: 'Bearer trial' })).toEqual({
    data: {
      me: { id: 1 },
      carts: [
        {
          ...{ id: 1, note: null, states: ['OPEN', 'DONE'], owner: null },
          ...{ productId: 101, createdAt: '2026-01-15T09:00:00.000Z' },
        },
      ],
      ...{ count: 1, first: { active: true, state: 'OPEN' } },
    },
  });
});

it('changes nothing for whoever has signed in either', async () => {
  expect(await ask('mutation { placeOrder(name: "Анна") { id } }', { authorization: 'Bearer trial' })).toMatchObject({
    errors: [{ message: 'a trial changes nothing' }],
  });
});

it('has a page to edit, with what its host has told it of: the first one, a comment on its first block', async () => {
  const url = await start();
  const document = { root: { props: { path: '/about' } }, content: [{ type: 'Hero', props: { id: 'hero' } }] };
  const schemas = { kinds: { Hero: { type: 'shape', label: 'Первый экран', fields: {} } } };
  const release = JSON.stringify({ schemas, documents: [{ id: 'about', document }] });
  const query = `{ staffSchemas staffPageComments(id: "1") { id blockId path }
    staffPage(id: "1") { id draft { revision document } } }`;

  await fetch(`${url}/pages/release`, { method: 'PUT', body: release });
  const headers = { authorization: 'Bearer trial' };
  const answer = await fetch(`${url}/api`, { method: 'POST', body: JSON.stringify({ query }), headers });

  expect(await answer.json()).toEqual({
    data: {
      staffSchemas: schemas,
      staffPageComments: [{ id: 1, blockId: 'hero', path: null }],
      staffPage: { id: '1', draft: { revision: 1, document } },
    },
  });
});

it.each([
  ['a mutation', 'mutation { placeOrder(name: "Анна") { id } }', 'a trial changes nothing'],
  ['no GraphQL', '{', 'Syntax Error: Expected Name, found <EOF>.'],
])('answers %s with an error', async (_what, query, message) => {
  expect(await ask(query)).toEqual({ data: null, errors: [{ message }] });
});

it('has the lists, and nothing else to read or to change', async () => {
  const url = await start();
  const statusOf = async (path: string, method = 'GET') => (await fetch(url + path, { method })).status;

  expect(await (await fetch(`${url}/api/lists/products`)).json()).toEqual({ products: [] });
  expect(await statusOf('/api/lists/places')).toBe(404);
  expect(await statusOf('/pages/proofs', 'POST')).toBe(404);
  expect(await statusOf('/api', 'POST')).toBe(400);
});
