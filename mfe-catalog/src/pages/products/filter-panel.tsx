import { Button, FilterIcon } from '@shop/shared/ui';
import { memo, useEffect, useMemo, useState, type RefObject } from 'react';
import { FacetField } from './facet-field';
import type { CatalogQuery, ChangeQuery, PropertyFacet } from './filter';
import { countValues } from './filter/count-choices';
import * as S from './filter-panel.styles';
import { PriceFields } from './price-fields';
import type { ShownGoods } from './use-filtered-goods';

interface PanelFieldsProps extends Pick<CatalogQuery, 'from' | 'to' | 'properties'> {
  facets: readonly PropertyFacet[];
  shown: ShownGoods;
  isOpen: boolean;
  onChange: ChangeQuery;
}

const FIELDS = ['facets', 'from', 'to', 'properties', 'onChange'] as const;

/** Nobody reads the counts of a closed panel: they follow the list when it opens, and hold up no letter typed. */
const isSeenAsBefore = (before: PanelFieldsProps, now: PanelFieldsProps) =>
  FIELDS.every((name) => before[name] === now[name]) && (!now.isOpen || (before.isOpen && before.shown === now.shown));

const PanelFields = memo(function PanelFields(props: PanelFieldsProps) {
  const { facets, shown, from, to, properties, onChange } = props;
  const { query, found, fitting } = shown;
  const counts = useMemo(() => countValues(facets, query, found?.scores ?? null), [facets, query, found]);

  return (
    <S.Facets>
      <PriceFields from={from} to={to} onChange={onChange} />
      {facets.map((facet) => (
        <FacetField key={facet.id} facet={facet} counts={counts} chosen={properties} onChange={onChange} />
      ))}
      <S.Foot>
        <Button type="submit">Показать: {fitting.length}</Button>
      </S.Foot>
    </S.Facets>
  );
}, isSeenAsBefore);

interface FilterPanelProps extends Omit<PanelFieldsProps, 'isOpen'> {
  activeCount: number;
  ref: RefObject<HTMLDetailsElement | null>;
}

/** Price and properties, behind a button; a native disclosure, so that it opens without scripts too. */
export function FilterPanel({ activeCount, ref, ...fields }: FilterPanelProps) {
  // What filters is seen; after that the visitor opens and closes it himself.
  const [isOpenAtFirst] = useState(activeCount > 0);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  // He may have done so before React was here to hear it.
  useEffect(() => setIsOpen(ref.current?.open ?? false), [ref]);

  return (
    <S.Panel ref={ref} open={isOpenAtFirst} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <S.Toggle as="summary" kind="outline">
        <FilterIcon size={20} />
        Цена и свойства
        {activeCount > 0 && <S.Count>{activeCount}</S.Count>}
      </S.Toggle>
      <PanelFields {...fields} isOpen={isOpen} />
    </S.Panel>
  );
}
