import { startDemoApi } from './demo-api';

const SCHEMA = `
  type Query { me: User carts: [Cart!]! count: Int! first: Cart! }
  type Mutation { placeOrder(name: String!): Cart! }
  type User { id: Int! }
  type Cart { id: Int! note: String owner: User state: State! title: String! }
  enum State { OPEN DONE }`;

const start = () => startDemoApi({ lists: { products: '{"products":[]}' }, schema: SCHEMA });

async function ask(query: string): Promise<unknown> {
  const body = JSON.stringify({ query });
  const answer = await fetch(`${await start()}/api`, { method: 'POST', body });
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
  expect(await statusOf('/pages/release', 'PUT')).toBe(404);
  expect(await statusOf('/api', 'POST')).toBe(400);
});
