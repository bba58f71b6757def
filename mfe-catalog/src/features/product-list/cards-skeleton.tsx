import { Container, ProductCardSkeleton } from '@shop/shared/ui';
import styled from 'styled-components';
import { until } from '../../components/breakpoints';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px;
  padding-block: 56px;

  @media ${until.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const CARDS = [1, 2, 3];

/** The place of product cards while they load. */
export function CardsSkeleton() {
  return (
    <Container>
      <Cards role="status" aria-label="Загружаем товары">
        {CARDS.map((card) => (
          <ProductCardSkeleton key={card} />
        ))}
      </Cards>
    </Container>
  );
}
