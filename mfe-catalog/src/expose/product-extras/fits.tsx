import { Link, type Product } from '@shop/shared/runtime';
import { H3 } from '@shop/shared/ui';
import styled from 'styled-components';

const List = styled.ul`
  margin-top: 12px;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** What a spare is an accessory of. */
export function Fits({ fits }: { fits: NonNullable<Product['fits']> }) {
  return (
    <>
      <H3>Подходит к&nbsp;моделям</H3>
      <List>
        {fits.map(({ id, name, slug }) => (
          <li key={id}>{slug ? <Link to={`/${slug}`}>{name}</Link> : name}</li>
        ))}
      </List>
    </>
  );
}
