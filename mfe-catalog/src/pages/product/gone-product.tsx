import { Link, selectGoods, useList, type Product } from '@shop/shared/runtime';
import { Breadcrumbs, Container, H1, H2, Note } from '@shop/shared/ui';
import { CardGrid } from '../../components/card-grid';
import { ProductTile } from '../../features/buying';
import { productCrumbs } from './crumbs';
import * as S from './gone-product.styles';

const MAX_NEIGHBOURS = 3;

/** Goods on sale: those of the same category first. */
function useNeighbours({ category }: Product): Product[] {
  const goods = selectGoods(useList('products').items);
  const isNear = (other: Product) => other.category === category;
  return [...goods.filter(isNear), ...goods.filter((other) => !isNear(other))].slice(0, MAX_NEIGHBOURS);
}

/** A product that is sold no more: says so and leads to what is. */
export function GoneProduct({ product }: { product: Product }) {
  const neighbours = useNeighbours(product);
  return (
    <Container>
      <Breadcrumbs items={productCrumbs(product)} linkComponent={Link} />
      <S.Head>
        <H1>{product.name}</H1>
        <Note>Товар снят с продажи</Note>
        <p>{product.description}</p>
      </S.Head>
      {neighbours.length > 0 && (
        <S.Neighbours aria-labelledby="neighbours">
          <H2 id="neighbours">Что есть сейчас</H2>
          <CardGrid>
            {neighbours.map((neighbour) => (
              <li key={neighbour.id}>
                <ProductTile product={neighbour} />
              </li>
            ))}
          </CardGrid>
        </S.Neighbours>
      )}
    </Container>
  );
}
