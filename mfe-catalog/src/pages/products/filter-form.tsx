import { useRef, type SubmitEvent } from 'react';
import { CategoryTabs } from './category-tabs';
import { countPanelFilters, type CatalogQuery, type ChangeQuery } from './filter';
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
  /** What the list shows now. */
  shown: ShownGoods;
  query: CatalogQuery;
  onSearchFocus: () => void;
  onChange: ChangeQuery;
  /** The visitor has left a field: what he typed goes into the address. */
  onFlush: () => void;
  /** Wants to see the list. */
  onSubmit: () => void;
}

/** Search, filters and order. Without scripts it is a form that asks the server for the list. */
export function FilterForm({ shown, query, onSearchFocus, onChange, onFlush, onSubmit }: FilterFormProps) {
  const facets = propertyFacets(shown.goods);
  const panel = useRef<HTMLDetailsElement>(null);

  const form = useTypedBefore(query, onChange);

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
        <SearchField text={query.text} onChange={onChange} onFocus={onSearchFocus} />
        <FilterPanel
          ref={panel}
          facets={facets}
          shown={shown}
          from={query.from}
          to={query.to}
          properties={query.properties}
          activeCount={countPanelFilters(query)}
          onChange={onChange}
        />
      </S.Top>
      <S.Bar>
        <S.BarRow>
          <CategoryTabs shown={shown} query={query} />
          <StockSwitch isOn={query.isInStock} onChange={onChange} />
          <OrderSelect sort={query.sort} onChange={onChange} />
        </S.BarRow>
      </S.Bar>
    </S.Form>
  );
}
