import { productsPath } from '@shop/shared/public-lists';
import { makeChild, makeProduct } from '@shop/shared/testing';
import { keptProducts } from './kept-products';

const PUMP = makeProduct({ id: 101, childProducts: [makeChild({ id: 10101 })] });

function listOfGoods(count: number) {
  const others = Array.from({ length: count - 1 }, (_, index) => makeProduct({ id: 1000 + index, childProducts: [] }));
  return { text: JSON.stringify({ data: { siteProducts: [PUMP, ...others] } }) };
}

async function idsOf(answer: Promise<string | null>): Promise<number[] | null> {
  const text = await answer;
  if (text === null) return null;
  return (JSON.parse(text) as { data: { siteProducts: { id: number }[] } }).data.siteProducts.map(({ id }) => id);
}

it('answers with the products of the ids, and with those that have such accessories', async () => {
  const list = listOfGoods(3);

  expect(await idsOf(keptProducts(list, productsPath({ ids: [1001] })))).toEqual([1001]);
  expect(await idsOf(keptProducts(list, productsPath({ ids: [10101] })))).toEqual([101]);
});

it('says that there is no such product only when the list has all goods', async () => {
  const path = productsPath({ ids: [101, 9] });

  expect(await idsOf(keptProducts(listOfGoods(999), path))).toEqual([101]);
  expect(await idsOf(keptProducts(listOfGoods(1000), path))).toBeNull();
});

it.each(['', '?filter=', '?filter={', '?filter=null', '?filter={"ids":1}', '?filter={"first":1000}'])(
  'has no answer to %j',
  async (parameters) => {
    expect(await keptProducts(listOfGoods(1), `/api/lists/products${parameters}`)).toBeNull();
  },
);
