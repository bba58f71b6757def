import { Link, type Product } from '@shop/shared/runtime';
import { Breadcrumbs, Container, H1, H2, Note } from '@shop/shared/ui';
import styled from 'styled-components';
import { CardGrid } from '../../components/product-card.styles';
import { ProductTile } from '../../features/buying';
import type { ProductData } from './product-data';
import { productCrumbs } from './product-head';

const Head = styled.div`
  display: grid;
  gap: 20px;
  max-width: 760px;
  padding-block: 8px 64px;
`;

const Neighbours = styled.section`
  display: grid;
  gap: 32px;
  padding-bottom: 96px;
`;

interface GoneProductProps extends Pick<ProductData, 'neighbours'> {
  product: Product;
}

/** Tells the visitor that a product is discontinued, and shows similar ones. */
export function GoneProduct({ product, neighbours }: GoneProductProps) {
  return (
    <Container>
      <Breadcrumbs items={productCrumbs(product)} linkComponent={Link} />
      <Head>
        <H1>{product.name}</H1>
        <Note>Товар снят с продажи</Note>
        <p>{product.description}</p>
      </Head>
      {neighbours.length > 0 && (
        <Neighbours aria-labelledby="neighbours">
          <H2 id="neighbours">Что есть сейчас</H2>
          <CardGrid>
            {neighbours.map((neighbour) => (
              <li key={neighbour.id}>
                <ProductTile product={neighbour} />
              </li>
            ))}
          </CardGrid>
        </Neighbours>
      )}
    </Container>
  );
}
