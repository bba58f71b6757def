import type { StaffProduct, StockItem } from '../generated/resolvers-types';
import { answerTo, refusalOf } from './request-as';
import type { ShopParts } from './set-up-shop';
import type { TestShop } from './test-shop';
import { createTestStaff } from './test-staff';
import type { TestUser } from './test-users';

const PRODUCT = `id active code compare category brand description img images pictures { address alt caption } slug name price
  sale { price oldPrice startsAt endsAt isRunning } sort type kind count orderTermDays
  properties { name value } bookingPlace servicePrices { id } childProducts { id name price } fits { id }
  accessories { id productId code name price isIncluded available }
  discounts { productCount discount } stockItemName
  keyFacts { value text } vehicles { title text } documents { title href } services { id code name active }
  stockItemId perUnit onHand promised available revision`;
const ITEM = 'id name onHand promised available assembled productIds articles shortOrders';

const OPERATIONS = {
  staffGoods: `query ($filter: StaffGoodsFilter, $after: String, $first: Int) {
    staffGoods(filter: $filter, after: $after, first: $first) { after rows { ${PRODUCT} } } }`,
  staffProduct: `query ($id: Int!) { staffProduct(id: $id) { ${PRODUCT} } }`,
  staffStock: `query ($text: String, $ids: [Int!], $after: String, $first: Int) {
    staffStock(text: $text, ids: $ids, after: $after, first: $first) { after rows { ${ITEM} } } }`,
  staffSaveGoods: `mutation ($changes: [GoodsChange!]!) { staffSaveGoods(changes: $changes) { ${PRODUCT} } }`,
  staffCreateProduct: `mutation ($input: StaffProductInput!) { staffCreateProduct(input: $input) { ${PRODUCT} } }`,
  staffSaveProduct: `mutation ($id: Int!, $revision: Int!, $input: StaffProductInput!) {
    staffSaveProduct(id: $id, revision: $revision, input: $input) { ${PRODUCT} } }`,
  staffCountStock: `mutation ($counts: [StockCount!]!) { staffCountStock(counts: $counts) { ${ITEM} } }`,
};

export type StaffGoodsOperation = keyof typeof OPERATIONS;

/** Somebody who may work on goods. */
export function createMerchandiser({ db }: ShopParts['database'], fullname = 'Мария Полкина'): Promise<TestUser> {
  return createTestStaff(db, ['goods'], { fullname });
}

/** The operations on goods, by one of the shop's people. */
export function staffGoodsOf(shop: TestShop, user: TestUser) {
  const call = <T>(operation: StaffGoodsOperation, variables: object = {}) =>
    answerTo<T>(shop, user, OPERATIONS[operation], variables);
  return {
    get: (id: number) => call<StaffProduct>('staffProduct', { id }),
    list: (variables: object = {}) => call<{ rows: StaffProduct[]; after: string | null }>('staffGoods', variables),
    stock: (variables: object = {}) => call<{ rows: StockItem[]; after: string | null }>('staffStock', variables),
    save: (...changes: object[]) => call<StaffProduct[]>('staffSaveGoods', { changes }),
    create: (input: object) => call<StaffProduct>('staffCreateProduct', { input }),
    saveProduct: (id: number, revision: number, input: object) =>
      call<StaffProduct>('staffSaveProduct', { id, revision, input }),
    count: (...counts: object[]) => call<StockItem[]>('staffCountStock', { counts }),
    refusal: (operation: StaffGoodsOperation, variables: object = {}) =>
      refusalOf(shop, user, OPERATIONS[operation], variables),
  };
}

export type StaffGoodsCalls = ReturnType<typeof staffGoodsOf>;
