import { groupByCategory, type Product } from '@shop/shared/runtime';
import { Button, Switch, TabPanel } from '@shop/shared/ui';
import { useState, type ReactNode, type Ref } from 'react';
import { COMPARE_TEXTS } from '../../content/compare-texts';
import { CompareFrame } from './compare-frame';
import { CompareTable } from './compare-table';
import * as S from './comparison-view.styles';
import { NothingToCompare } from './nothing-to-compare';

const TABS_ID = 'compare';
const NAMELESS = 'Без категории';

interface ComparisonViewProps {
  products: readonly Product[];
  /** In place of the table when there are no products. */
  empty: ReactNode;
  note: ReactNode;
  actions: ReactNode;
  /** Left out where the list is not the visitor's to change. */
  onRemove?: (product: Product) => void;
  headRef?: Ref<HTMLHeadingElement>;
}

interface CategoryProps {
  products: readonly Product[];
  isOnlyDifferent: boolean;
  onRemove: ((product: Product) => void) | undefined;
}

/** Products of one category side by side; a single one asks for a second. */
function Category({ products, isOnlyDifferent, onRemove }: CategoryProps) {
  const isAlone = products.length === 1;
  return (
    <>
      {isAlone && (
        <S.Note>
          <NothingToCompare {...COMPARE_TEXTS.one} />
        </S.Note>
      )}
      <CompareTable products={products} hasAll={isAlone || !isOnlyDifferent} onRemove={onRemove} />
    </>
  );
}

/** Heading, controls, and a table; with products of several categories, a tab for each. */
export function ComparisonView({ products, empty, note, actions, onRemove, headRef }: ComparisonViewProps) {
  const [category, setCategory] = useState<string | null>(null);
  const [isOnlyDifferent, setIsOnlyDifferent] = useState(true);
  const groups = groupByCategory(products);
  const index = Math.max(
    0,
    groups.findIndex((group) => group.category === category),
  );
  const shown = groups[index]?.products ?? [];
  const canDiffer = shown.length > 1;
  const tabs = groups.map((group, order) => ({
    value: String(order),
    label: group.category || NAMELESS,
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
  const table = <Category products={shown} isOnlyDifferent={isOnlyDifferent} onRemove={onRemove} />;

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
      {note && <S.Note>{note}</S.Note>}
      {groups.length === 0 && empty}
      {groups.length === 1 && table}
      {groups.length > 1 && (
        <>
          <S.Categories
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
