import { countOf, keepRanges } from '@shop/shared/format';
import { Link, type Product } from '@shop/shared/runtime';
import { Caption, CloseIcon, IconButton, VisuallyHidden } from '@shop/shared/ui';
import { ProductImage } from '../../components/product-image';
import { ProductPrice } from '../../components/product-price';
import { AccessoryPrices, BuyButton } from '../../features/buying';
import {
  BuyingRowBox,
  Cell,
  ColumnBox,
  ColumnHeadBox,
  GroupRow,
  HeadCell,
  No,
  NoDifference,
  PairSummary,
  ProductName,
  Row,
  Scroller,
  Table,
  Tick,
  WideSummary,
} from './compare-table.styles';
import {
  buildComparison,
  differsAmong,
  type Comparison,
  type ComparisonGroup,
  type ComparisonRow,
} from '../../features/comparison';
import { PairPickers } from './pair-pickers';
import { TEXTS } from './texts';
import { usePair } from './use-pair';

/** A product's column; a phone has no room for those beside the chosen pair. */
interface Column {
  product: Product;
  isAside: boolean;
}

interface ColumnHeadProps extends Column {
  onRemove: ((product: Product) => void) | undefined;
}

/** The head of a product's column: picture, name, price and actions. */
function ColumnHead({ product, isAside, onRemove }: ColumnHeadProps) {
  const { name, slug, img, price, active } = product;
  return (
    <HeadCell scope="col" $isAside={isAside}>
      <ColumnBox>
        <ColumnHeadBox>
          <ProductImage src={img} isUrgent />
          <div>
            <ProductName>{slug ? <Link to={`/${slug}`}>{name}</Link> : name}</ProductName>
            {active ? <ProductPrice value={price} /> : <Caption>Снят с&nbsp;продажи</Caption>}
          </div>
          {onRemove && (
            <IconButton kind="quiet" label={`Убрать из сравнения: ${name}`} onClick={() => onRemove(product)}>
              <CloseIcon size={18} />
            </IconButton>
          )}
        </ColumnHeadBox>
      </ColumnBox>
    </HeadCell>
  );
}

/**
 * What each product comes with, the total, and the button to buy. It is a row of its own: the heads
 * above it stay in view, and would fill the window.
 */
function BuyingRow({ columns }: { columns: readonly Column[] }) {
  return (
    <BuyingRowBox>
      <th scope="row">{TEXTS.buying}</th>
      {columns.map(({ product, isAside }) => (
        <Cell key={product.id} $isAside={isAside}>
          {product.active && (
            <>
              <AccessoryPrices product={product} />
              <BuyButton product={product} isFull />
            </>
          )}
        </Cell>
      ))}
    </BuyingRowBox>
  );
}

/**
 * A cell: a green tick with «Есть», a grey «Нет», the value itself, or a dash for a missing one.
 */
function Value({ value }: { value: string | undefined }) {
  if (value === undefined || value === '') {
    return (
      <No>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>нет данных</VisuallyHidden>
      </No>
    );
  }
  if (value === 'Нет') return <No>{value}</No>;
  if (value !== 'Есть') return keepRanges(value);
  return (
    <>
      <Tick aria-hidden="true" />
      {value}
    </>
  );
}

interface RowsProps {
  columns: readonly Column[];
  /** Also shows properties that are equal for all products, and marks those that differ. */
  hasAll: boolean;
}

/** Whether a row says nothing of the pair on a phone, where only differences are asked for. */
function isRowAside(row: ComparisonRow, { columns, hasAll }: RowsProps): boolean {
  const pair = columns.flatMap(({ product, isAside }) => (isAside ? [] : product));
  return !hasAll && !differsAmong(row, pair);
}

function PropertyRow({ row, ...table }: RowsProps & { row: ComparisonRow }) {
  const isMarked = table.hasAll && row.differs;
  return (
    <Row $isAside={isRowAside(row, table)} $isMarked={isMarked}>
      <th scope="row">
        {row.name}
        {isMarked && <VisuallyHidden>, {TEXTS.differs}</VisuallyHidden>}
      </th>
      {table.columns.map(({ product, isAside }) => (
        <Cell key={product.id} $isAside={isAside}>
          <Value value={row.values.get(product.id)} />
        </Cell>
      ))}
    </Row>
  );
}

function GroupRows({ group, ...table }: RowsProps & { group: ComparisonGroup }) {
  return (
    <>
      <GroupRow $isAside={group.rows.every((row) => isRowAside(row, table))}>
        <th scope="colgroup" colSpan={table.columns.length + 1}>
          <span>{group.type}</span>
        </th>
      </GroupRow>
      {group.rows.map((row) => (
        <PropertyRow key={row.id} row={row} {...table} />
      ))}
    </>
  );
}

function summary({ differenceCount, equalCount }: Comparison, hasAll: boolean): string {
  const equal = countOf(equalCount, ['одинаковое свойство', 'одинаковых свойства', 'одинаковых свойств']);
  return `${countOf(differenceCount, ['отличие', 'отличия', 'отличий'])}\n${equal}${hasAll ? '' : ' скрыто'}`;
}

interface CompareTableProps {
  products: readonly Product[];
  /** Also shows properties that are equal for all products. */
  hasAll: boolean;
  onRemove: ((product: Product) => void) | undefined;
}

/**
 * Properties by product. The corner says how many differ, and how many equal ones are hidden. A
 * phone shows a pair of the products, which the visitor chooses.
 */
export function CompareTable({ products, hasAll, onRemove }: CompareTableProps) {
  const pair = usePair(products);
  const hasChoice = products.length > pair.products.length;
  const columns = products.map((product) => ({ product, isAside: !pair.products.includes(product) }));
  const comparison = buildComparison(products, hasAll);
  const ofPair = buildComparison(pair.products, hasAll);

  return (
    <>
      {hasChoice && <PairPickers all={products} pair={pair} />}
      <Scroller tabIndex={0} role="region" aria-label="Таблица сравнения" $columns={products.length}>
        <Table $columns={products.length}>
          <thead>
            <tr>
              <td>
                {products.length > 1 && (
                  <>
                    <WideSummary>{summary(comparison, hasAll)}</WideSummary>
                    <PairSummary>{summary(ofPair, hasAll)}</PairSummary>
                  </>
                )}
              </td>
              {columns.map((column) => (
                <ColumnHead key={column.product.id} {...column} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          <tbody>
            <BuyingRow columns={columns} />
            {comparison.groups.map((group) => (
              <GroupRows key={group.type} group={group} columns={columns} hasAll={hasAll} />
            ))}
            {ofPair.groups.length === 0 && (
              <NoDifference $isOfPair={comparison.groups.length > 0}>
                <td colSpan={products.length + 1}>{TEXTS.noDifference}</td>
              </NoDifference>
            )}
          </tbody>
        </Table>
      </Scroller>
    </>
  );
}
