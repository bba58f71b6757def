import { Button, Checkbox, Field, FilterIcon, TabCount, TextInput } from '@shop/shared/ui';
import { lazy, Suspense, useState, type RefObject } from 'react';
import type { CatalogData, Facet } from './catalog-data';
import { readPriceRange, type CatalogQuery } from './catalog-query';
import * as S from './filter-panel.styles';
import type { ChangeQuery } from './use-catalog-query';

// Nobody moves a thumb before the panel is open.
const PriceSlider = lazy(() =>
  import(/* webpackChunkName: "price-slider" */ './price-slider').then((module) => ({ default: module.PriceSlider })),
);

/** The properties that most goods have; the others are behind «Ещё». */
const MAX_FIRST_FACETS = 4;

interface FieldsProps {
  query: CatalogQuery;
  onChange: ChangeQuery;
}

interface PriceProps extends FieldsProps, Pick<CatalogData, 'prices'> {
  isOpen: boolean;
}

function PriceFields({ query, prices, isOpen, onChange }: PriceProps) {
  const { errors } = readPriceRange(query);
  const fields = [
    { name: 'from', label: 'от' },
    { name: 'to', label: 'до' },
  ] as const;

  return (
    <S.Facet>
      <legend>Цена, ₽</legend>
      <S.Prices>
        {fields.map(({ name, label }) => (
          <Field key={name} label={label} isOptional aside="" {...(errors[name] && { error: errors[name] })}>
            {(control) => (
              <TextInput
                {...control}
                isSmall
                inputMode="numeric"
                autoComplete="off"
                name={name}
                value={query[name]}
                onChange={({ target }) => onChange({ [name]: target.value }, { isTyping: true })}
              />
            )}
          </Field>
        ))}
      </S.Prices>
      <S.Slider>
        {prices && isOpen && (
          <Suspense>
            <PriceSlider query={query} prices={prices} onChange={onChange} />
          </Suspense>
        )}
      </S.Slider>
    </S.Facet>
  );
}

/** The values of one property, each with the number of goods it would leave. */
function FacetField({ facet: { name, options }, query, onChange }: FieldsProps & { facet: Facet }) {
  const chosen = query.properties;
  const handleChange = (key: string, isChosen: boolean) =>
    onChange({ properties: isChosen ? [...chosen, key] : chosen.filter((other) => other !== key) });

  return (
    <S.Facet>
      <legend>{name}</legend>
      {options.map(({ key, value, count }) => (
        <Checkbox
          key={key}
          name="property"
          value={key}
          checked={chosen.includes(key)}
          disabled={count === 0 && !chosen.includes(key)}
          onChange={({ target }) => handleChange(key, target.checked)}
        >
          {/* The space is for screen readers: «12 В 2», not «12 В2». */}
          {value} <TabCount>{count}</TabCount>
        </Checkbox>
      ))}
    </S.Facet>
  );
}

interface FacetsProps extends FieldsProps {
  facets: readonly Facet[];
}

/** Rare properties, closed until asked for, unless one of them filters. */
function RareFacets({ facets, ...fields }: FacetsProps) {
  const isUsed = facets.some(({ options }) => options.some(({ key }) => fields.query.properties.includes(key)));
  const [isOpenAtFirst] = useState(isUsed);
  if (facets.length === 0) return null;
  return (
    <S.Rare open={isOpenAtFirst}>
      <summary>Ещё: {facets.map(({ name }) => name.toLowerCase()).join(', ')}</summary>
      <S.Columns>
        {facets.map((facet) => (
          <FacetField key={facet.id} facet={facet} {...fields} />
        ))}
      </S.Columns>
    </S.Rare>
  );
}

interface FilterPanelProps extends FacetsProps, Pick<CatalogData, 'prices'> {
  /** The number of goods found. */
  total: number;
  activeCount: number;
  ref: RefObject<HTMLDetailsElement | null>;
}

/** Price and properties behind a button: a native disclosure, which opens without scripts too. */
export function FilterPanel({ facets, prices, total, activeCount, ref, ...fields }: FilterPanelProps) {
  // Open at first if it filters; afterwards the visitor opens and closes it.
  const [isOpenAtFirst] = useState(activeCount > 0);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <S.Panel ref={ref} open={isOpenAtFirst} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <S.Toggle as="summary" kind="outline">
        <FilterIcon size={20} />
        Цена и свойства
        {activeCount > 0 && <S.Count>{activeCount}</S.Count>}
      </S.Toggle>
      <S.Facets>
        <S.Columns>
          <PriceFields prices={prices} isOpen={isOpen} {...fields} />
          {facets.slice(0, MAX_FIRST_FACETS).map((facet) => (
            <FacetField key={facet.id} facet={facet} {...fields} />
          ))}
        </S.Columns>
        <RareFacets facets={facets.slice(MAX_FIRST_FACETS)} {...fields} />
        <S.Footer>
          <Button type="submit">Показать: {total}</Button>
        </S.Footer>
      </S.Facets>
    </S.Panel>
  );
}
