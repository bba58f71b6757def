import { Button, FilterIcon } from '@shop/shared/ui';
import { memo, useMemo, useState, type Ref } from 'react';
import { FacetField } from './facet-field';
import type { CatalogQuery, ChangeQuery, PropertyFacet } from './filter';
import { countValues } from './filter/count-choices';
import * as S from './filter-panel.styles';
import { PriceFields } from './price-fields';
import type { ShownGoods } from './use-filtered-goods';

interface FilterPanelProps extends Pick<CatalogQuery, 'from' | 'to' | 'properties'> {
  facets: readonly PropertyFacet[];
  shown: ShownGoods;
  activeCount: number;
  onChange: ChangeQuery;
  ref: Ref<HTMLDetailsElement>;
}

/** Price and properties, behind a button; a native disclosure, so that it opens without scripts too. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { facets, shown, from, to, properties, activeCount, onChange, ref } = props;
  const { query, found, fitting } = shown;
  const counts = useMemo(() => countValues(facets, query, found?.scores ?? null), [facets, query, found]);
  // What filters is seen; after that the visitor opens and closes it himself.
  const [isOpenAtFirst] = useState(activeCount > 0);

  return (
    <S.Panel ref={ref} open={isOpenAtFirst}>
      <S.Toggle as="summary" kind="outline">
        <FilterIcon size={20} />
        Цена и свойства
        {activeCount > 0 && <S.Count>{activeCount}</S.Count>}
      </S.Toggle>
      <S.Facets>
        <PriceFields from={from} to={to} onChange={onChange} />
        {facets.map((facet) => (
          <FacetField key={facet.id} facet={facet} counts={counts} chosen={properties} onChange={onChange} />
        ))}
        <S.Foot>
          <Button type="submit">Показать: {fitting.length}</Button>
        </S.Foot>
      </S.Facets>
    </S.Panel>
  );
});
