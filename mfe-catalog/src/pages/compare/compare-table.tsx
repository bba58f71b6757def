import { countOf } from '@shop/shared/format';
import type { Product } from '@shop/shared/runtime';
import { Caption, Container } from '@shop/shared/ui';
import { CompareColumnHead } from './compare-column-head';
import { CompareValue } from './compare-value';
import { buildComparison, type ComparisonGroup } from './comparison';
import * as S from './compare-table.styles';

interface GroupRowsProps {
  group: ComparisonGroup;
  products: readonly Product[];
}

function GroupRows({ group, products }: GroupRowsProps) {
  return (
    <>
      <S.GroupRow>
        <th scope="colgroup" colSpan={products.length + 1}>
          <span>{group.type}</span>
        </th>
      </S.GroupRow>
      {group.rows.map(({ id, name, values }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          {products.map((product) => (
            <td key={product.id}>
              <CompareValue value={values.get(product.id)} />
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}

/** Only what differs; the corner says how much is hidden as equal. */
export function CompareTable({ products }: { products: readonly Product[] }) {
  const { groups, hiddenCount } = buildComparison(products);
  const differences = groups.reduce((sum, { rows }) => sum + rows.length, 0);

  return (
    <Container>
      <S.Scroller tabIndex={0} role="region" aria-label="Таблица сравнения">
        <S.Table>
          <thead>
            <tr>
              <td>
                <Caption>
                  {countOf(differences, ['отличие', 'отличия', 'отличий'])}
                  <br />
                  {countOf(hiddenCount, ['одинаковое свойство', 'одинаковых свойства', 'одинаковых свойств'])} скрыто
                </Caption>
              </td>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <CompareColumnHead product={product} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <GroupRows key={group.type} group={group} products={products} />
            ))}
          </tbody>
        </S.Table>
      </S.Scroller>
    </Container>
  );
}
