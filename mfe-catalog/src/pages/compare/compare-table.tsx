import { countOf, keepRanges } from '@shop/shared/format';
import { Link, type Product } from '@shop/shared/runtime';
import { Caption, CloseIcon, IconButton, VisuallyHidden } from '@shop/shared/ui';
import { useRef, type UIEvent } from 'react';
import { ProductImage } from '../../components/product-image';
import { ProductPrice } from '../../components/product-price';
import { AccessoryPrices, BuyButton } from '../../features/buying';
import * as S from './compare-table.styles';
import { buildComparison, type Comparison, type ComparisonGroup } from './comparison';
import { TEXTS } from './texts';

interface ColumnHeadProps {
  product: Product;
  onRemove: ((product: Product) => void) | undefined;
}

/** The head of a product's column: picture, name, price and actions. */
function ColumnHead({ product, onRemove }: ColumnHeadProps) {
  const { name, slug, img, price, active } = product;
  return (
    <S.Column>
      <S.ColumnHead>
        <ProductImage src={img} isUrgent />
        <div>
          <S.ProductName>{slug ? <Link to={`/${slug}`}>{name}</Link> : name}</S.ProductName>
          {active ? <ProductPrice value={price} /> : <Caption>Снят с&nbsp;продажи</Caption>}
        </div>
        {onRemove && (
          <IconButton kind="quiet" label={`Убрать ${name} из сравнения`} onClick={() => onRemove(product)}>
            <CloseIcon size={18} />
          </IconButton>
        )}
      </S.ColumnHead>
    </S.Column>
  );
}

/**
 * What each product comes with, the total, and the button to buy. It is a row of its own: the heads
 * above it stay in view, and would fill the window.
 */
function BuyingRow({ products }: Pick<CompareTableProps, 'products'>) {
  return (
    <S.BuyingRow>
      <th scope="row">{TEXTS.buying}</th>
      {products.map((product) => (
        <td key={product.id}>
          {product.active && (
            <>
              <AccessoryPrices product={product} />
              <BuyButton product={product} isFull />
            </>
          )}
        </td>
      ))}
    </S.BuyingRow>
  );
}

/**
 * A cell: a green tick with «Есть», a grey «Нет», the value itself, or a dash for a missing one.
 */
function Value({ value }: { value: string | undefined }) {
  if (value === undefined || value === '') {
    return (
      <S.No>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>нет данных</VisuallyHidden>
      </S.No>
    );
  }
  if (value === 'Нет') return <S.No>{value}</S.No>;
  if (value !== 'Есть') return keepRanges(value);
  return (
    <>
      <S.Tick aria-hidden="true" />
      {value}
    </>
  );
}

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
              <Value value={values.get(product.id)} />
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}

interface CompareTableProps {
  products: readonly Product[];
  /** Also shows properties that are equal for all products. */
  hasAll: boolean;
  onRemove: ((product: Product) => void) | undefined;
}

function summary({ differenceCount, equalCount }: Comparison, hasAll: boolean): string {
  const equal = countOf(equalCount, ['одинаковое свойство', 'одинаковых свойства', 'одинаковых свойств']);
  return `${countOf(differenceCount, ['отличие', 'отличия', 'отличий'])}\n${equal}${hasAll ? '' : ' скрыто'}`;
}

/** Properties by product. The corner says how many differ, and how many equal ones are hidden. */
export function CompareTable({ products, hasAll, onRemove }: CompareTableProps) {
  const comparison = buildComparison(products, hasAll);
  const names = useRef<HTMLDivElement>(null);
  const handleScroll = ({ currentTarget }: UIEvent) => {
    if (names.current) names.current.scrollLeft = currentTarget.scrollLeft;
  };

  return (
    <>
      {/* Repeats the heads of the table for the eye, once they have scrolled away. */}
      <S.NamesPlace aria-hidden="true" $columns={products.length}>
        <S.Names ref={names}>
          {products.map(({ id, name }) => (
            <span key={id}>{name}</span>
          ))}
        </S.Names>
      </S.NamesPlace>
      <S.Scroller
        tabIndex={0}
        role="region"
        aria-label="Таблица сравнения"
        $columns={products.length}
        onScroll={handleScroll}
      >
        <S.Table $columns={products.length}>
          <thead>
            <tr>
              <td>{products.length > 1 && <S.Summary>{summary(comparison, hasAll)}</S.Summary>}</td>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <ColumnHead product={product} onRemove={onRemove} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <BuyingRow products={products} />
            {comparison.groups.map((group) => (
              <GroupRows key={group.type} group={group} products={products} />
            ))}
            {comparison.groups.length === 0 && (
              <tr>
                <td colSpan={products.length + 1}>{TEXTS.noDifference}</td>
              </tr>
            )}
          </tbody>
        </S.Table>
      </S.Scroller>
    </>
  );
}
