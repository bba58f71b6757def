import type { ProductStripProps } from '@shop/shared/federation';
import { selectGoods, useList } from '@shop/shared/runtime';
import { CardGrid } from '../../components/card-grid';
import { productTag } from '../../content/categories';
import { ProductTile } from '../../features/buying';
import { ProductsReady } from '../../features/product-list';
import * as S from './product-strip.styles';

const COLUMNS = 3;

function Cards({ slugs }: ProductStripProps) {
  const goods = selectGoods(useList('products').items);
  const products = slugs.flatMap((slug) => goods.find((product) => product.slug === slug) ?? []);
  // A wide card takes two places: it leads only where the rows come out full.
  const hasWide = (products.length + 1) % COLUMNS === 0;

  return (
    <CardGrid>
      {products.map((product, index) => {
        const isWide = hasWide && index === 0;
        return (
          <S.Place key={product.id} $isWide={isWide}>
            <ProductTile product={product} tag={productTag(product.slug)} isWide={isWide} />
          </S.Place>
        );
      })}
    </CardGrid>
  );
}

/** Product cards by slugs, for pages of other remotes. */
export function ProductStrip({ slugs }: ProductStripProps) {
  return (
    <ProductsReady>
      <Cards slugs={slugs} />
    </ProductsReady>
  );
}
