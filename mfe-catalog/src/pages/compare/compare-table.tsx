import { countOf } from '@shop/shared/format';
import type { Product } from '@shop/shared/runtime';
import { COMPARE_TEXTS } from '../../content/compare-texts';
import { CompareColumnHead } from './compare-column-head';
import { CompareValue } from './compare-value';
import { buildComparison, type Comparison, type ComparisonGroup } from './comparison';
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

interface CompareTableProps {
  products: readonly Product[];
  /** Equal properties too. */
  hasAll: boolean;
  onRemove: ((product: Product) => void) | undefined;
}

function summary({ differenceCount, equalCount }: Comparison, hasAll: boolean): string {
  const equal = countOf(equalCount, ['одинаковое свойство', 'одинаковых свойства', 'одинаковых свойств']);
  return `${countOf(differenceCount, ['отличие', 'отличия', 'отличий'])}\n${equal}${hasAll ? '' : ' скрыто'}`;
}

/** Properties by product; the corner says how many differ, and how many are hidden as equal. */
export function CompareTable({ products, hasAll, onRemove }: CompareTableProps) {
  const comparison = buildComparison(products, hasAll);

  return (
    <S.Scroller tabIndex={0} role="region" aria-label="Таблица сравнения" $columns={products.length}>
      <S.Table $columns={products.length}>
        <thead>
          <tr>
            <td>{products.length > 1 && <S.Summary>{summary(comparison, hasAll)}</S.Summary>}</td>
            {products.map((product) => (
              <th key={product.id} scope="col">
                <CompareColumnHead product={product} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.groups.map((group) => (
            <GroupRows key={group.type} group={group} products={products} />
          ))}
          {comparison.groups.length === 0 && (
            <tr>
              <td colSpan={products.length + 1}>{COMPARE_TEXTS.noDifference}</td>
            </tr>
          )}
        </tbody>
      </S.Table>
    </S.Scroller>
  );
}
