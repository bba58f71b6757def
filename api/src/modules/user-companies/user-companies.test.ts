import { migrate } from '../../db/migrate';
import { answerTo } from '../../testing/request-as';
import type { TestDatabase } from '../../testing/test-database';
import { courierOrder, fastOrder, type TestShop } from '../../testing/test-shop';
import type { TestUser } from '../../testing/test-users';
import { setUpTwoUsers } from '../../testing/two-users';

const ROW = `requisiteInn requisiteName requisiteKpp requisiteDirector requisiteAddress requisiteBankName
  requisiteBankBik requisiteBankAccount requisiteAccountNumber requisiteEdoOperator`;
const LIST = `{ siteUserCompanies { ${ROW} } }`;
const DELETE = `mutation ($inn: String!) { siteDeleteUserCompany(requisiteInn: $inn) { requisiteInn } }`;
const COMPANY = {
  requisiteInn: '7700000016',
  requisiteName: 'ООО «Первая прокатная»',
  requisiteKpp: '770101001',
  requisiteDirector: null,
  requisiteAddress: 'Москва, бульвар Яна Райниса, д. 41',
  requisiteBankName: 'Банк «Образец», АО',
  requisiteBankBik: '044525225',
  requisiteBankAccount: '30101810400000000225',
  requisiteAccountNumber: '40702810200000012345',
  requisiteEdoOperator: 'Диадок',
};
const TRADER = { ...COMPANY, requisiteInn: '500100732259', requisiteName: 'ИП Лунин О. П.', requisiteKpp: null };

let database: TestDatabase;
let shop: TestShop;
let anna: TestUser;
let oleg: TestUser;

setUpTwoUsers((parts) => {
  ({ database, shop, anna, oleg } = parts);
});

const list = (user: TestUser) => answerTo<unknown[]>(shop, user, LIST);

async function orderFor(company: object, headers: Record<string, string> = {}): Promise<void> {
  const invoiced = { userType: 'ur', paymentType: 'invoice', email: 'buh@example.ru' } as const;
  const { refusal } = await shop.order(courierOrder({ ...invoiced, ...company }), headers);
  expect(refusal).toBeNull();
}

describe('the companies of a user', () => {
  it('are those that the user has ordered for, the last one first, as last named', async () => {
    await orderFor({ ...COMPANY, requisiteName: 'ООО «Прокат»', requisiteEdoOperator: 'СБИС' }, anna.headers);
    await orderFor(TRADER, anna.headers);
    await orderFor(COMPANY, anna.headers);

    expect(await list(anna)).toEqual([COMPANY, TRADER]);
  });

  it('are nobody else’s', async () => {
    await orderFor(COMPANY, anna.headers);
    await orderFor(TRADER);
    await shop.order(fastOrder(), anna.headers);

    expect(await list(oleg)).toEqual([]);
    expect(await answerTo(shop, oleg, DELETE, { inn: COMPANY.requisiteInn })).toEqual([]);
    expect(await list(anna)).toEqual([COMPANY]);
    const { errors } = await shop.request(LIST);
    expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  });

  it('are forgotten one by one, and all with the account; orders keep theirs', async () => {
    await orderFor(COMPANY, anna.headers);
    await orderFor(TRADER, anna.headers);

    expect(await answerTo(shop, anna, DELETE, { inn: TRADER.requisiteInn })).toEqual([
      { requisiteInn: COMPANY.requisiteInn },
    ]);
    await database.db.query('delete from users where id = $1', [anna.id]);

    const { rows } = await database.db.query('select from user_companies');
    expect(rows).toEqual([]);
    const orders = await database.db.query<{ inn: string }>('select requisite_inn as inn from orders order by id');
    expect(orders.rows.map(({ inn }) => inn)).toEqual([COMPANY.requisiteInn, TRADER.requisiteInn]);
  });
});

it('a shop in use migrates: earlier orders tell their companies and how they are delivered', async () => {
  await orderFor({ ...COMPANY, requisiteName: 'ООО «Прокат»' }, anna.headers);
  await orderFor({ ...COMPANY, requisiteEdoOperator: null }, anna.headers);
  await orderFor(TRADER);
  await shop.order(fastOrder(), oleg.headers);
  await database.db.query('drop table user_companies');
  await database.db.query(
    'alter table orders drop column delivery_kind, drop column phone_extension, drop column requisite_edo_operator',
  );
  await database.db.query('delete from schema_migrations where id = 27');

  await migrate(database.db);

  expect(await list(anna)).toEqual([{ ...COMPANY, requisiteEdoOperator: null }]);
  const { rows } = await database.db.query<{ kind: string }>('select delivery_kind as kind from orders order by id');
  expect(rows.map(({ kind }) => kind)).toEqual(['courier', 'courier', 'courier', null]);
});
