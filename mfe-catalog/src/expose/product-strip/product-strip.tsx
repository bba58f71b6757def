import { media } from '@shop/shared/ui';
import type { ProductStripProps } from '@shop/shared/federation';
import type { CatalogReader } from '@shop/shared/public-lists';
import type { PublicLists } from '@shop/shared/runtime';
import { selectGoods } from '@shop/shared/products';
import styled from 'styled-components';
import { CardGrid } from '../../components/product-card.styles';
import { NO_GOODS } from '../../content/texts';
import { productTag } from '../../content/product-words';
import { ProductTile, tileOf, type TileProduct } from '../../features/buying';

const COLUMNS = 3;

const Place = styled.li<{ $isWide: boolean }>`
  grid-column: ${({ $isWide }) => ($isWide ? 'span 2' : 'auto')};

  @media ${media.phone} {
    grid-column: auto;
  }
`;

/** The named products that are on sale, in the order of the slugs. */
export async function stripData(
  { slugs }: ProductStripProps,
  { discounts }: Pick<PublicLists, 'discounts'>,
  catalog: Pick<CatalogReader, 'products'>,
): Promise<TileProduct[]> {
  const goods = selectGoods((await catalog.products({ slugs: [...slugs] })) ?? []);
  return slugs.flatMap((slug) => {
    const product = goods.find((item) => item.slug === slug);
    return product ? [tileOf(product, discounts)] : [];
  });
}

interface StripProps extends ProductStripProps {
  data?: readonly TileProduct[];
}

/** Product cards by slugs, for pages of other remotes. */
export function ProductStrip({ data = [] }: StripProps) {
  if (data.length === 0) {
    return (
      <p>
        {NO_GOODS.title}. {NO_GOODS.text}
      </p>
    );
  }
  // A wide card takes two columns, so it leads only when that fills the rows.
  const hasWide = (data.length + 1) % COLUMNS === 0;
  return (
    <CardGrid>
      {data.map((product, index) => {
        const isWide = hasWide && index === 0;
        return (
          <Place key={product.id} $isWide={isWide}>
            <ProductTile product={product} tag={productTag(product.slug)} isWide={isWide} />
          </Place>
        );
      })}
    </CardGrid>
  );
}
