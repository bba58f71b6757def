import { NEEDS } from '@shop/shared/devices';
import { Button, Checkbox, Field, FilterIcon, TabCount, TextInput } from '@shop/shared/ui';
import { lazy, Suspense, useState, type RefObject } from 'react';
import { CATALOG_NAMES, type CatalogQuery } from '../../features/catalog-address';
import type { CatalogData, Facet, FacetOption } from './catalog-data';
import { readPriceRange } from './catalog-query';
import {
  Columns,
  Count,
  FacetBox,
  Facets,
  Footer,
  Panel,
  Prices,
  PropertiesBox,
  Slider,
  Toggle,
} from './filter-panel.styles';
import type { ChangeQuery } from './use-catalog-query';

// Nobody moves a thumb before the panel is open.
const PriceSlider = lazy(() =>
  import(/* webpackChunkName: "price-slider" */ './price-slider').then((module) => ({ default: module.PriceSlider })),
);

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
    <FacetBox>
      <legend>Цена, ₽</legend>
      <Prices>
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
      </Prices>
      <Slider>
        {prices && isOpen && (
          <Suspense>
            <PriceSlider query={query} prices={prices} onChange={onChange} />
          </Suspense>
        )}
      </Slider>
    </FacetBox>
  );
}

interface ChoicesProps {
  legend: string;
  name: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Values to choose from, each with the number of goods it would leave. */
function Choices({ legend, name, options, chosen, onChange }: ChoicesProps) {
  return (
    <FacetBox>
      <legend>{legend}</legend>
      {options.map(({ key, value, count }) => (
        <Checkbox
          key={key}
          name={name}
          value={key}
          checked={chosen.includes(key)}
          disabled={count === 0 && !chosen.includes(key)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
          }
        >
          {/* The space is for screen readers: «12 В 2», not «12 В2». */}
          {value} <TabCount>{count}</TabCount>
        </Checkbox>
      ))}
    </FacetBox>
  );
}

interface FacetsProps extends FieldsProps {
  facets: readonly Facet[];
}

/** What the goods are made of, closed until asked for, unless one of it filters. */
function Properties({ facets, query, onChange }: FacetsProps) {
  const isUsed = facets.some(({ options }) => options.some(({ key }) => query.properties.includes(key)));
  const [isOpenAtFirst] = useState(isUsed);
  if (facets.length === 0) return null;
  return (
    <PropertiesBox open={isOpenAtFirst}>
      <summary>Характеристики</summary>
      <Columns>
        {facets.map((facet) => (
          <Choices
            key={facet.id}
            legend={facet.name}
            name={CATALOG_NAMES.properties}
            options={facet.options}
            chosen={query.properties}
            onChange={(properties) => onChange({ properties })}
          />
        ))}
      </Columns>
    </PropertiesBox>
  );
}

interface FilterPanelProps extends FacetsProps, Pick<CatalogData, 'needs' | 'prices'> {
  /** The number of goods found. */
  total: number;
  activeCount: number;
  ref: RefObject<HTMLDetailsElement | null>;
}

/** What filters, behind a button: a native disclosure, which opens without scripts too. */
export function FilterPanel({ needs, facets, prices, total, activeCount, ref, ...fields }: FilterPanelProps) {
  const { query, onChange } = fields;
  // Open at first if it filters; afterwards the visitor opens and closes it.
  const [isOpenAtFirst] = useState(activeCount > 0);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <Panel ref={ref} open={isOpenAtFirst} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Toggle as="summary" kind="outline">
        <FilterIcon size={20} />
        Задача и цена
        {activeCount > 0 && <Count>{activeCount}</Count>}
      </Toggle>
      <Facets>
        <Choices
          legend="Что нужно"
          name={CATALOG_NAMES.needs}
          options={needs}
          chosen={query.needs}
          onChange={(chosen) => onChange({ needs: NEEDS.filter((need) => chosen.includes(need)) })}
        />
        <PriceFields prices={prices} isOpen={isOpen} {...fields} />
        <Properties facets={facets} {...fields} />
        <Footer>
          <Button type="submit">Показать: {total}</Button>
        </Footer>
      </Facets>
    </Panel>
  );
}
