import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { Container, Price, Ruler, media } from '@shop/shared/ui';
import type { NamedProduct } from '../named-products';
import type { HeroProps } from './schema';

const List = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, 1fr);

  @media ${media.compact} {
    grid-template-columns: repeat(3, 1fr);
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Item = styled(Link)`
  position: relative;
  display: block;
  min-width: 0;
  height: 100%;
  padding: 20px 16px 36px;
  font-size: 14px;
  line-height: 20px;
  color: var(--c-text-2);

  &::before {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    width: 1px;
    height: 24px;
    background: var(--neutral-500);
    transition: height var(--motion-base) var(--motion-ease);
  }

  &:hover::before {
    width: 2px;
    height: 100%;
    background: var(--c-signal);
  }

  @media ${media.phone} {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 16px;
    padding: 14px 0 14px 20px;
    border-bottom: 1px solid var(--c-line);

    &::before {
      top: 16px;
      height: 20px;
    }
  }
`;

const Name = styled.b`
  display: block;
  margin-bottom: 4px;
  font-weight: var(--w-medium);
  font-size: 17px;
  line-height: 24px;
  letter-spacing: -0.01em;
  color: var(--c-text);
`;

const From = styled(Price)`
  display: block;
  margin-top: 12px;
  font-size: 15px;
  color: var(--c-text);

  @media ${media.phone} {
    grid-area: 1 / 2;
    margin: 0;
  }
`;

const Scale = styled(Ruler)`
  margin-top: 8px;
`;

interface ProductLineProps {
  strip: NonNullable<HeroProps['strip']>;
  products: readonly NamedProduct[];
}

/** The products under the hero with their prices; nothing while the catalogue is unknown. */
export function ProductLine({ strip, products }: ProductLineProps) {
  const texts = new Map(strip.map(({ slug, text }) => [slug, text]));
  if (products.length === 0) return null;
  return (
    <Container>
      <Scale at={20} />
      <List $count={products.length} aria-label="Линейка">
        {products.map(({ slug, name, price }) => (
          <li key={slug}>
            <Item to={`/${slug}`}>
              <Name>{name}</Name>
              <span>{texts.get(slug)}</span>
              <From value={price} prefix="от" />
            </Item>
          </li>
        ))}
      </List>
    </Container>
  );
}
