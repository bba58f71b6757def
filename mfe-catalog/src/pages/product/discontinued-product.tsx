import { Link, type Product } from '@shop/shared/runtime';
import { Breadcrumbs, Container, H1, H2, Note } from '@shop/shared/ui';
import styled from 'styled-components';
import { CardGrid } from '../../components/product-card.styles';
import { ProductTile } from '../../features/buying';
import type { ProductData } from './product-data';
import { productCrumbs } from './product-crumbs';

const Head = styled.div`
  display: grid;
  gap: 20px;
  max-width: 760px;
  padding-block: 8px 64px;
`;

const SimilarProducts = styled.section`
  display: grid;
  gap: 32px;
  padding-bottom: 96px;
`;

interface DiscontinuedProductProps extends Pick<ProductData, 'similarProducts'> {
  product: Product;
}

/** Tells the visitor that a product is discontinued, and shows similar ones. */
export function DiscontinuedProduct({ product, similarProducts }: DiscontinuedProductProps) {
  return (
    <Container>
      <Breadcrumbs items={productCrumbs(product)} linkComponent={Link} />
      <Head>
        <H1>{product.name}</H1>
        <Note>Товар снят с продажи</Note>
        <p>{product.description}</p>
      </Head>
      {similarProducts.length > 0 && (
        <SimilarProducts aria-labelledby="neighbours">
          <H2 id="neighbours">Что есть сейчас</H2>
          <CardGrid>
            {similarProducts.map((similar) => (
              <li key={similar.id}>
                <ProductTile product={similar} />
              </li>
            ))}
          </CardGrid>
        </SimilarProducts>
      )}
    </Container>
  );
}
