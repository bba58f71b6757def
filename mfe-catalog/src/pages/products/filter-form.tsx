import type { Product } from '@shop/shared/runtime';
import { useMemo, useRef, type SubmitEvent } from 'react';
import { prepareWhenIdle, searchFor } from '../../features/search';
import { CategoryTabs } from './category-tabs';
import { countPanelFilters, type CatalogQuery, type ChangeQuery } from './filter';
import { countChoices } from './filter/count-choices';
import { propertyFacets } from './filter/property-facets';
import * as S from './filter-form.styles';
import { FilterPanel } from './filter-panel';
import { HiddenFields } from './hidden-fields';
import { OrderSelect } from './order-select';
import { SearchField } from './search-field';
import { StockSwitch } from './stock-switch';
import type { ShownGoods } from './use-filtered-goods';
import { useTypedBefore } from './use-typed-before';

export interface FilterFormProps {
  /** The list as it came: the search is made once for it. */
  products: readonly Product[];
  /** What the list shows now. */
  shown: ShownGoods;
  query: CatalogQuery;
  onChange: ChangeQuery;
  /** The visitor has left a field: what he typed goes into the address. */
  onFlush: () => void;
  /** Wants to see the list. */
  onSubmit: () => void;
}

/** Search, filters and order. Without scripts it is a form that asks the server for the list. */
export function FilterForm({ products, shown, query, onChange, onFlush, onSubmit }: FilterFormProps) {
  const { goods, found } = shown;
  const facets = useMemo(() => propertyFacets(goods), [goods]);
  const counts = useMemo(
    () => countChoices(goods, facets, shown.query, found?.scores ?? null),
    [goods, facets, shown.query, found],
  );
  const panel = useRef<HTMLDetailsElement>(null);

  const form = useTypedBefore(query, onChange);
  const handleSearchFocus = () => void searchFor(products).then(prepareWhenIdle);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onFlush();
    if (panel.current) panel.current.open = false;
    onSubmit();
  };

  return (
    <S.Form
      ref={form}
      role="search"
      aria-label="Подбор оборудования"
      action="/products"
      onSubmit={handleSubmit}
      onBlur={onFlush}
    >
      <HiddenFields query={query} facets={facets} />
      <S.Top>
        <SearchField text={query.text} onChange={onChange} onFocus={handleSearchFocus} />
        <FilterPanel
          ref={panel}
          facets={facets}
          counts={counts.byProperty}
          foundCount={shown.fitting.length}
          from={query.from}
          to={query.to}
          properties={query.properties}
          activeCount={countPanelFilters(query)}
          onChange={onChange}
        />
      </S.Top>
      <S.Bar>
        <S.BarRow>
          <CategoryTabs goods={goods} query={query} counts={counts} />
          <StockSwitch isOn={query.isInStock} onChange={onChange} />
          <OrderSelect sort={query.sort} onChange={onChange} />
        </S.BarRow>
      </S.Bar>
    </S.Form>
  );
}
