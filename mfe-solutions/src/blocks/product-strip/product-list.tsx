import styled from 'styled-components';
import { Link, useList } from '@shop/shared/runtime';
import { Note, Price } from '@shop/shared/ui';
import { useProductsBySlug } from '../../components/use-products-by-slug';

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

/** Names and prices as plain links: all a shopper needs while the catalogue's cards are not to be had. */
export function ProductList({ slugs }: { slugs: readonly string[] }) {
  const products = useProductsBySlug(slugs);
  const { items, hasFailed } = useList('products');
  if (items.length === 0 && hasFailed) return <Note kind="warning">Не удалось получить список товаров</Note>;
  return (
    <List>
      {products.map(({ id, slug, name, price }) => (
        <li key={id}>
          <Item to={`/${slug}`}>
            {name}
            <Price value={price} />
          </Item>
        </li>
      ))}
    </List>
  );
}
