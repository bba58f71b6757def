import { Link, selectGoods, useList } from '@shop/shared/runtime';
import { H3, Price } from '@shop/shared/ui';
import { useId } from 'react';
import { ProductImage } from '../../components/product-image';
import * as S from './recent-products.styles';

const MAX_SHOWN = 6;

/** Small cards of products looked at lately, as far as they are still sold. */
export function RecentProducts({ ids }: { ids: readonly number[] }) {
  const titleId = useId();
  const { items } = useList('products');
  const goods = new Map(selectGoods(items).map((product) => [product.id, product]));
  const products = ids.flatMap((id) => goods.get(id) ?? []).slice(0, MAX_SHOWN);
  if (products.length === 0) return null;

  return (
    <S.Place as="section" aria-labelledby={titleId}>
      <H3 as="h2" id={titleId}>
        Вы смотрели
      </H3>
      <S.List>
        {products.map(({ id, name, slug, img, price }) => (
          <S.Item key={id}>
            <ProductImage src={img} />
            {slug ? <Link to={`/${slug}`}>{name}</Link> : name}
            <span>
              <Price value={price} />
            </span>
          </S.Item>
        ))}
      </S.List>
    </S.Place>
  );
}
