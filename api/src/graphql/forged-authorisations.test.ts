import { getNamedType, isEnumType, isInputObjectType, isLeafType, isListType, isNonNullType } from 'graphql';
import type { GraphQLField, GraphQLInputType } from 'graphql';
import { setUpShop, type ShopParts } from '../testing/set-up-shop';
import { createTestUser } from '../testing/test-users';
import { apiSchema } from './schema';

/** What everybody may call: lists, the entrance, and what a key of its own opens. */
const PUBLIC = [
  ['confirmEmail', 'guestOrder', 'guestUpdateOrder', 'recoveryPassword', 'resendSignupConfirmation', 'resetPassword'],
  [
    'signin',
    'signup',
    'siteAskQuestion',
    'siteCatalog',
    'siteCreateOrder',
    'siteCreateReview',
    'siteCreateStockNotice',
  ],
  ['siteDeleteReview', 'siteDeleteStockNotices', 'siteDeliveryCities', 'siteDeliveryPrices', 'siteDeliveryTypes'],
  ['siteDiscounts', 'siteFacts', 'siteOrderReviews', 'sitePickupPoints', 'siteProducts', 'siteReviews', 'siteSearch'],
  ['siteSeller'],
  ['siteServicePrices', 'siteSetConsent', 'siteShopAddresses'],
].flat();

/** A value of the right shape, of nothing that exists. */
function sampleOf(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, name); // of an input type
  if (isListType(type)) return [sampleOf(type.ofType, name)]; // of an input type
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type, field.name)]));
  }
  const day = '2026-11-28';
  const scalars = { Int: 1, Float: 1, Boolean: true, Date: day, DateTime: `${day}T09:00:00Z`, JSON: {} };
  const samples: Record<string, unknown> = scalars;
  return samples[type.name] ?? 'x';
}

function callOf(kind: 'query' | 'mutation', { name, args, type }: GraphQLField<unknown, unknown>) {
  const needed = args.filter((arg) => isNonNullType(arg.type));
  const declared = needed.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = needed.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return {
    name,
    query: `${kind} ${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selection} }`,
    variables: Object.fromEntries(needed.map((arg) => [arg.name, sampleOf(arg.type, arg.name)])),
  };
}

const fieldsOf = (type: ReturnType<typeof apiSchema.getQueryType>) => Object.values(type?.getFields() ?? {});
const CALLS = [
  ...fieldsOf(apiSchema.getQueryType()).map((field) => callOf('query', field)),
  ...fieldsOf(apiSchema.getMutationType()).map((field) => callOf('mutation', field)),
];

let parts: ShopParts;
let forgeries: Record<string, string>[];

setUpShop((given) => {
  parts = given;
});

beforeAll(async () => {
  const { shop, database } = parts;
  const [user, other] = [await createTestUser(database.db), await createTestUser(database.db)];
  const token = user.headers.authorization.slice('Bearer '.length);
  const ended = other.headers.authorization;
  await shop.request('mutation { signout { success } }', {}, other.headers);
  const { rows } = await database.db.query<{ hash: string }>('select token_hash::text as hash from sessions');
  forgeries = [
    '',
    'Bearer',
    'Bearer ',
    'Bearer null',
    ended,
    token,
    `Basic ${token}`,
    `Basic ${Buffer.from(`${user.email}:${token}`).toString('base64')}`,
    `Bearer ${token.slice(0, -1)}`,
    `Bearer ${token}=`,
    `Bearer ${token.toUpperCase()}`,
    `Bearer ${token}, Bearer ${token}`,
    `Bearer ${String(rows[0]?.hash)}`,
    `Bearer ${String(user.id)}`,
    `Bearer ${'a'.repeat(43)}`,
    `Bearer ' or '1'='1`,
    `Bearer eyJhbGciOiJub25lIn0.${Buffer.from(JSON.stringify({ sub: user.id })).toString('base64url')}.`,
  ].map((authorization) => ({ authorization }));
  forgeries.push({ cookie: `token=${token}; auth=${token}` }, { 'x-authorization': `Bearer ${token}` });
});

const codeOf = async ({ query, variables }: (typeof CALLS)[number], headers: Record<string, string>) => {
  const { errors } = await parts.shop.request(query, variables, headers);
  return errors[0]?.extensions.code;
};

it('opens to a guest only what the contract names', async () => {
  const open: string[] = [];
  for (const call of CALLS) if ((await codeOf(call, {})) !== 'UNAUTHENTICATED') open.push(call.name);

  expect(open.toSorted()).toEqual(PUBLIC);
});

it('takes no forged authorisation for a user: each in one operation after another, and all in some', async () => {
  const closed = CALLS.filter(({ name }) => !PUBLIC.includes(name));
  const taken: string[] = [];
  for (const [index, call] of closed.entries())
    for (const headers of index % 20 === 0 ? forgeries : [forgeries[index % forgeries.length] ?? {}])
      if ((await codeOf(call, headers)) !== 'UNAUTHENTICATED') taken.push(`${call.name} ${JSON.stringify(headers)}`);

  expect(taken).toEqual([]);
  expect(closed.length).toBeGreaterThan(100);
});
