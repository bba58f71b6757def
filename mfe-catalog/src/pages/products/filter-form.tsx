import { Link } from '@shop/shared/runtime';
import {
  Container,
  IconButton,
  media,
  SearchIcon,
  Select,
  Switch,
  TabCount,
  TabLink,
  TabNav,
  TextInput,
  VisuallyHidden,
} from '@shop/shared/ui';
import { useEffect, useRef, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { CATALOG_NAMES, SORTS, type CatalogQuery, type Sort } from '../../features/catalog-address';
import type { CatalogData, Facet } from './catalog-data';
import { countPanelFilters, hrefOf, IN_PLACE, pathOf, readQuery, writeQuery } from './catalog-query';
import { FilterPanel } from './filter-panel';
import { useCatalogQuery, type ChangeQuery } from './use-catalog-query';

/**
 * The form has no box, because the bar of categories must stick while the list below the form
 * scrolls.
 */
const Form = styled.form`
  display: contents;
`;

/** The panel opens over the whole width, below the search. */
const Top = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: 8px;

  & > * {
    grid-area: 1 / 1;
  }

  @media ${media.phone} {
    display: block;
    padding-bottom: 12px;
  }
`;

const SearchRow = styled.div`
  position: relative;
  z-index: 1;
  align-self: start;
  display: flex;
  gap: 8px;
  /* Leaves room for the button of the panel. */
  width: min(560px, 100% - 220px);

  @media ${media.touch} {
    & > button {
      width: var(--size-tap);
      height: var(--size-tap);
    }
  }

  @media ${media.phone} {
    width: auto;
    margin-bottom: 12px;
  }
`;

/** In the row of the search, which they share with it where there is room. */
const Controls = styled.div`
  justify-self: end;
  align-self: start;
  display: flex;
  align-items: center;
  gap: 16px;

  @media ${media.compact} {
    grid-area: 2 / 1;
    justify-self: stretch;
    justify-content: space-between;
    margin-top: 12px;
  }
`;

const Bar = styled.div`
  position: var(--bar-position, sticky);
  top: var(--size-header);
  z-index: calc(var(--z-sticky) - 1);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-bg);

  @media ${media.compact} {
    position: static;
  }
`;

const Categories = styled(TabNav)`
  gap: 24px;
  border: 0;

  @media ${media.phone} {
    margin-inline: -16px;
    padding-inline: 16px;
  }
`;

const Order = styled.label`
  flex: 1;
  min-width: 0;
  max-width: 268px;
`;

const MAX_TEXT_LENGTH = 100;

const SORT_LABELS: Record<Sort, string> = {
  sort: 'Сначала рекомендуемые',
  cheap: 'Сначала дешевле',
  dear: 'Сначала дороже',
  name: 'По названию',
};

interface HiddenFieldsProps {
  query: CatalogQuery;
  facets: readonly Facet[];
}

/** Rare values from a link, which have no field, for the form without scripts. */
function HiddenFields({ query: { properties }, facets }: HiddenFieldsProps) {
  const offered = new Set(facets.flatMap(({ options }) => options.map(({ key }) => key)));
  return (
    <>
      {properties
        .filter((key) => !offered.has(key))
        .map((key) => (
          <input key={key} type="hidden" name={CATALOG_NAMES.properties} value={key} />
        ))}
    </>
  );
}

interface CategoryTabsProps extends Pick<CatalogData, 'categories' | 'allCategories'> {
  query: CatalogQuery;
}

/** Categories as links, each with the number of goods that the other conditions leave. */
function CategoryTabs({ categories, allCategories, query }: CategoryTabsProps) {
  const tabs = [{ slug: '', name: 'Все', count: allCategories }, ...categories];
  return (
    <Categories aria-label="Категории">
      {tabs.map(({ slug, name, count }) => (
        <TabLink
          key={slug}
          as={Link}
          to={hrefOf({ ...query, category: slug, page: 1 })}
          state={IN_PLACE}
          aria-current={query.category === slug ? 'true' : undefined}
        >
          {name} <TabCount>{count}</TabCount>
        </TabLink>
      ))}
    </Categories>
  );
}

function readForm(form: HTMLFormElement, category: string): CatalogQuery {
  const values = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  return readQuery(new URLSearchParams(values), category);
}

/** Takes over what was typed and ticked before hydration, which React has not seen. */
function useInputBeforeHydration(query: CatalogQuery, onChange: ChangeQuery) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!form.current) return;
    const input = readForm(form.current, query.category);
    const isSame = writeQuery(input).toString() === writeQuery({ ...query, page: 1 }).toString();
    if (!isSame) onChange(input, { isTyping: true });
    // Once, after hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return form;
}

interface FilterFormProps {
  data: CatalogData;
  /** Called when the visitor asks for the list. */
  onSubmit: () => void;
}

/** Search, filters and sorting. Without scripts it is a plain form, which the server answers. */
export function FilterForm({ data, onSubmit }: FilterFormProps) {
  const { categories, allCategories, needs, facets, prices, total } = data;
  const { query, change, flush } = useCatalogQuery();
  const panel = useRef<HTMLDetailsElement>(null);
  const form = useInputBeforeHydration(query, change);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    flush();
    if (panel.current) panel.current.open = false;
    onSubmit();
  };

  return (
    <Form
      ref={form}
      role="search"
      aria-label="Подбор оборудования"
      action={pathOf(query)}
      onSubmit={handleSubmit}
      onBlur={flush}
    >
      <HiddenFields query={query} facets={facets} />
      <Top>
        <SearchRow>
          <TextInput
            isSmall
            type="search"
            name={CATALOG_NAMES.text}
            value={query.text}
            maxLength={MAX_TEXT_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            aria-label="Поиск по названию, артикулу и свойствам"
            placeholder="Название, артикул или свойство"
            onChange={({ target }) => change({ text: target.value }, { isTyping: true })}
          />
          <IconButton type="submit" label="Найти">
            <SearchIcon size={20} />
          </IconButton>
        </SearchRow>
        <FilterPanel
          ref={panel}
          needs={needs}
          facets={facets}
          prices={prices}
          total={total}
          query={query}
          activeCount={countPanelFilters(query)}
          onChange={change}
        />
        <Controls>
          <Switch
            name={CATALOG_NAMES.isInStock}
            value="1"
            checked={query.isInStock}
            onChange={({ target }) => change({ isInStock: target.checked })}
          >
            В наличии
          </Switch>
          <Order>
            <VisuallyHidden>Сортировка</VisuallyHidden>
            <Select
              isSmall
              name={CATALOG_NAMES.sort}
              value={query.sort}
              onChange={({ target }) => change({ sort: SORTS.find((known) => known === target.value) ?? 'sort' })}
            >
              {SORTS.map((value) => (
                <option key={value} value={value}>
                  {SORT_LABELS[value]}
                </option>
              ))}
            </Select>
          </Order>
        </Controls>
      </Top>
      <Bar>
        <Container>
          <CategoryTabs categories={categories} allCategories={allCategories} query={query} />
        </Container>
      </Bar>
    </Form>
  );
}
