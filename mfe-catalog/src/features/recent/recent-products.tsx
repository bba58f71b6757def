import { selectGoods, useProducts } from '@shop/shared/products';
import { Link } from '@shop/shared/runtime';
import { Container, H3, media } from '@shop/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { ProductImage } from '../../components/product-image';
import { ProductPrice } from '../../components/product-price';

const Place = styled(Container)`
  padding-block: 8px 72px;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 24px;
  margin-top: 20px;

  @media ${media.compact} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @media ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
  }
`;

const Item = styled.li`
  position: relative;
  font-size: 14px;
  line-height: 20px;

  & > img {
    width: 100%;
    height: 112px;
    margin-bottom: 8px;
    background: var(--c-stage);
    object-fit: contain;
  }

  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > span {
    display: block;
    margin-top: 4px;
  }
`;

const MAX_SHOWN = 6;

/** Small cards of the recently viewed products that are still sold. */
export function RecentProducts({ ids }: { ids: readonly number[] }) {
  const titleId = useId();
  const { items } = useProducts(ids);
  const goods = new Map(selectGoods(items).map((product) => [product.id, product]));
  const products = ids.flatMap((id) => goods.get(id) ?? []).slice(0, MAX_SHOWN);
  if (products.length === 0) return null;

  return (
    <Place as="section" aria-labelledby={titleId}>
      <H3 as="h2" id={titleId}>
        Вы смотрели
      </H3>
      <List>
        {products.map(({ id, name, slug, img, price }) => (
          <Item key={id}>
            <ProductImage src={img} />
            {slug ? <Link to={`/${slug}`}>{name}</Link> : name}
            <span>
              <ProductPrice value={price} />
            </span>
          </Item>
        ))}
      </List>
    </Place>
  );
}
