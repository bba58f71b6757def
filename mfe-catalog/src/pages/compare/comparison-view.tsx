import { groupByCategory } from '@shop/shared/products';
import { Link, type Product } from '@shop/shared/runtime';
import {
  Button,
  ButtonLink,
  CompareIcon,
  Container,
  EmptyState,
  H1,
  media,
  Switch,
  TabPanel,
  Tabs,
} from '@shop/shared/ui';
import { useState, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { CompareTable } from './compare-table';
import { TEXTS } from './texts';

const Place = styled.div`
  padding-bottom: 96px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 12px 24px;
  padding: 8px 0 32px;

  @media ${media.phone} {
    padding-bottom: 20px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;

  & > button,
  & > a {
    padding-inline: 8px;
    margin-inline: -8px;
  }

  @media print {
    display: none;
  }
`;

const Note = styled.div`
  margin-bottom: 24px;
`;

const Categories = styled(Tabs)`
  margin-bottom: 24px;

  @media print {
    display: none;
  }
` as typeof Tabs; // styled() loses the type of a tab's value

interface CompareFrameProps {
  /** Gets the focus when the focused element disappears. */
  headRef?: Ref<HTMLHeadingElement> | undefined;
  /** Shown to the right of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page's frame: heading and actions. */
export function CompareFrame({ headRef, actions, children }: CompareFrameProps) {
  return (
    <Place>
      <Container>
        <Head>
          <H1 ref={headRef} tabIndex={-1}>
            Сравнение
          </H1>
          {actions && <Actions>{actions}</Actions>}
        </Head>
        {children}
      </Container>
    </Place>
  );
}

interface NothingToCompareProps {
  title: string;
  text: string;
}

/** Explains that there are too few products to compare, and links to the catalogue. */
export function NothingToCompare({ title, text }: NothingToCompareProps) {
  return (
    <EmptyState
      icon={<CompareIcon size={32} />}
      title={title}
      text={text}
      action={
        <ButtonLink as={Link} to="/products">
          К оборудованию
        </ButtonLink>
      }
    />
  );
}

const TABS_ID = 'compare';
const ALL = 'Все';
const NAMELESS = 'Без категории';

interface ComparisonViewProps {
  products: readonly Product[];
  /** Takes the place of the table when there are no products. */
  empty: ReactNode;
  note: ReactNode;
  actions: ReactNode;
  /** Absent when the list belongs to somebody else. */
  onRemove?: (product: Product) => void;
  headRef?: Ref<HTMLHeadingElement>;
}

interface TableProps {
  products: readonly Product[];
  isOnlyDifferent: boolean;
  onRemove: ((product: Product) => void) | undefined;
}

/** Products side by side. A single one gets a hint to add a second. */
function ProductTable({ products, isOnlyDifferent, onRemove }: TableProps) {
  const isAlone = products.length === 1;
  return (
    <>
      {isAlone && (
        <Note>
          <NothingToCompare {...TEXTS.one} />
        </Note>
      )}
      <CompareTable products={products} hasAll={isAlone || !isOnlyDifferent} onRemove={onRemove} />
    </>
  );
}

/** Heading, controls and a table of all products. Several categories have a tab each, as a help. */
export function ComparisonView({ products, empty, note, actions, onRemove, headRef }: ComparisonViewProps) {
  const [category, setCategory] = useState<string | null>(null);
  const [isOnlyDifferent, setIsOnlyDifferent] = useState(true);
  const categories = groupByCategory(products);
  const all = { category: null, products };
  const groups = categories.length > 1 ? [all, ...categories] : [all];
  const index = Math.max(
    0,
    groups.findIndex((group) => group.category === category),
  );
  const shown = groups[index]?.products ?? [];
  const canDiffer = shown.length > 1;
  const tabs = groups.map((group, order) => ({
    value: String(order),
    label: group.category === null ? ALL : group.category || NAMELESS,
    count: group.products.length,
  }));
  const controls = (
    <>
      <Switch
        checked={canDiffer && isOnlyDifferent}
        disabled={!canDiffer}
        onChange={() => setIsOnlyDifferent(!isOnlyDifferent)}
      >
        Только различия
      </Switch>
      <Button kind="quiet" onClick={() => print()}>
        Распечатать
      </Button>
    </>
  );
  const table = <ProductTable products={shown} isOnlyDifferent={isOnlyDifferent} onRemove={onRemove} />;

  return (
    <CompareFrame
      headRef={headRef}
      actions={
        <>
          {shown.length > 0 && controls}
          {actions}
        </>
      }
    >
      {note && <Note>{note}</Note>}
      {products.length === 0 && empty}
      {products.length > 0 && groups.length === 1 && table}
      {groups.length > 1 && (
        <>
          <Categories
            id={TABS_ID}
            label="Категории"
            tabs={tabs}
            value={String(index)}
            onChange={(value) => setCategory(groups[Number(value)]?.category ?? null)}
          />
          <TabPanel tabsId={TABS_ID} value={String(index)}>
            {table}
          </TabPanel>
        </>
      )}
    </CompareFrame>
  );
}
