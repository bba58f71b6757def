import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { SELLER } from '@shop/shared/seller';
import { createApp, type AppOptions } from '../app';
import type { Database } from '../db/database';
import type { CreateOrderInput, SiteOrder } from '../generated/resolvers-types';
import { parseSettings, type Settings } from '../settings';

export interface GraphQLAnswer {
  status: number;
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

/** The order in an answer, or the extensions of its first error. */
export interface OrderAnswer {
  order: SiteOrder | null;
  refusal: Record<string, unknown> | null;
}

export interface TestShopOptions {
  settings?: Partial<Settings>;
  mailPace?: AppOptions['mailPace'];
  hookPace?: AppOptions['hookPace'];
}

/** Every field of SiteOrder but the invoice. */
export const ORDER_FIELDS = `id fastOrder orderComment orderStatus phone phoneExtension fio email userType deliveryCity deliveryStreet deliveryHome
  deliveryEntrance deliveryFloor deliveryApartment deliveryComment deliveryDate deliveryPeriod deliveryPrice deliveryType deliveryKind deliveryPlace deliveryPriceOpen
  requisiteName requisiteInn requisiteKpp requisiteDirector requisiteAddress requisiteBankName requisiteBankAccount requisiteBankBik
  requisiteAccountNumber requisiteEdoOperator
  seller { ${Object.keys(SELLER).join(' ')} } paymentStatus paymentType paymentId createdAt updatedAt statusUpdatedAt
  products { id orderId productCount productId parentId productName productPrice discount orderTermDays
    booking { forProductId forProductName placeId place address carMake carModel carYear voltage date half minHours maxHours }
    childProducts { id orderId productCount productId parentId productName productPrice discount orderTermDays } }`;
const CREATE_ORDER = `mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) { ${ORDER_FIELDS} } }`;

/** A fast order of one INVIS DUOS for tests to change. */
export function fastOrder(changes: Partial<CreateOrderInput> = {}): CreateOrderInput {
  return {
    idempotencyKey: randomUUID(),
    fastOrder: true,
    phone: '+7 912 000-41-64',
    fio: 'Анна Ветрова',
    products: [{ productId: 102, productCount: 1 }],
    ...changes,
  };
}

/** A company as it orders: what its requisites must have. */
export const COMPANY = {
  userType: 'ur',
  requisiteName: 'ООО «Первая прокатная»',
  requisiteInn: '7700000016',
  requisiteAddress: 'Москва, бульвар Яна Райниса, д. 41',
  requisiteBankName: 'Банк «Образец», АО',
  requisiteBankBik: '044525225',
  requisiteAccountNumber: '40702810200000012345',
  requisiteBankAccount: '30101810400000000225',
} as const;

/** A courier order in Moscow for tests to change. */
export function courierOrder(changes: Partial<CreateOrderInput> = {}): CreateOrderInput {
  return fastOrder({
    fastOrder: false,
    deliveryCityId: 1,
    deliveryTypeId: 1,
    deliveryStreet: 'ул. Академика Янгеля',
    deliveryHome: '14, корп. 2',
    paymentType: 'cash',
    ...changes,
  });
}

/** The whole API over a test's database, in this process and without a port. */
export async function openTestShop(db: Database, { settings, mailPace, hookPace }: TestShopOptions = {}) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-api-'));
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const app = await createApp({
    settings: { ...parseSettings({ DATA_DIR: dataDir, RATE_LIMITS: 'off' }), ...settings },
    db,
    log,
    mailPace: mailPace ?? { pollMs: 50 },
    hookPace: hookPace ?? { pollMs: 50 },
    pictureProgram: path.resolve(__dirname, '../../dist/server/picture.cjs'),
  });

  async function request(
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<GraphQLAnswer> {
    const response = await app.inject({ method: 'POST', url: '/api', payload: { query, variables }, headers });
    const body = response.json();
    return { status: response.statusCode, data: body.data, errors: body.errors ?? [] };
  }

  return {
    app,
    request,
    dataDir,
    /** Everything logged so far. */
    logged: () => lines.join(''),
    async order(input: CreateOrderInput, headers: Record<string, string> = {}): Promise<OrderAnswer> {
      const { data, errors } = await request(CREATE_ORDER, { input }, headers);
      // The query requests every field of SiteOrder.
      return { order: (data?.siteCreateOrder ?? null) as SiteOrder | null, refusal: errors[0]?.extensions ?? null };
    },
    async close(): Promise<void> {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** Waits for `check` to return something, as long as a busy machine may need: at most 20 s. */
export async function eventually<T>(check: () => Promise<T | null | undefined | false>): Promise<T> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    const found = await check();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('nothing happened within 20 seconds');
}
