import { RemoteWidget } from '@shop/shared/federation';
import { Link } from '@shop/shared/runtime';
import { Note, Price } from '@shop/shared/ui';
import styled from 'styled-components';
import { BlockSection } from '../../components/block-section';
import { ContentArrowLink } from '../../components/content-arrow-link';
import type { BlockPlace } from '../block';
import type { NamedProduct } from '../named-products';
import type { ProductStripBlockProps } from './schema';

const List = styled.ul`
  border-bottom: 1px solid var(--c-line-strong);
`;

const Item = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  justify-content: space-between;
  padding: 16px 0;
  border-top: 1px solid var(--c-line-strong);

  &:hover {
    color: var(--c-link);
  }
`;

/** Names and prices as plain links, while the cards of the catalogue are missing. */
function ProductList({ products }: { products: readonly NamedProduct[] | null }) {
  if (!products) return <Note kind="warning">Не удалось получить список товаров</Note>;
  return (
    <List>
      {products.map(({ slug, name, price }) => (
        <li key={slug}>
          <Item to={`/${slug}`}>
            {name}
            <Price value={price} />
          </Item>
        </li>
      ))}
    </List>
  );
}

const More = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 32px;
  margin-top: 32px;
`;

interface ProductStripProps extends ProductStripBlockProps, BlockPlace {
  /** Null if the catalogue has not answered. */
  data: readonly NamedProduct[] | null;
}

/** Goods as cards, which mfe-catalog draws. */
export function ProductStrip({ slugs, link, advice, data, label, ...section }: ProductStripProps) {
  // The label counts the goods.
  const labelOfGoods = label && data?.length !== 0 ? { label } : {};
  return (
    <BlockSection {...section} {...labelOfGoods}>
      <RemoteWidget id="mfe-catalog/product-strip" props={{ slugs }} fallback={<ProductList products={data} />} />
      {(link ?? advice) && (
        <More>
          {link && <ContentArrowLink link={link} />}
          {advice && <ContentArrowLink link={advice} />}
        </More>
      )}
    </BlockSection>
  );
}
