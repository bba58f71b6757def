import { Button, Checkbox, Field, FilterIcon, TabCount, TextInput } from '@shop/shared/ui';
import { useState, type RefObject } from 'react';
import type { Facet } from './catalog-data';
import { readPriceRange, type CatalogQuery } from './catalog-query';
import * as S from './filter-panel.styles';
import type { ChangeQuery } from './use-catalog-query';

const MAX_PRICE_LENGTH = 12;

interface FieldsProps {
  query: CatalogQuery;
  onChange: ChangeQuery;
}

function PriceFields({ query, onChange }: FieldsProps) {
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
                maxLength={MAX_PRICE_LENGTH}
                autoComplete="off"
                name={name}
                value={query[name]}
                onChange={({ target }) => onChange({ [name]: target.value }, { isTyping: true })}
              />
            )}
          </Field>
        ))}
      </S.Prices>
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
          onChange={({ target }) => handleChange(key, target.checked)}
        >
          {/* The space is for screen readers: «12 В 2», not «12 В2». */}
          {value} <TabCount>{count}</TabCount>
        </Checkbox>
      ))}
    </S.Facet>
  );
}

interface FilterPanelProps extends FieldsProps {
  facets: readonly Facet[];
  /** The number of goods found. */
  total: number;
  activeCount: number;
  ref: RefObject<HTMLDetailsElement | null>;
}

/** Price and properties behind a button: a native disclosure, which opens without scripts too. */
export function FilterPanel({ facets, total, activeCount, ref, ...fields }: FilterPanelProps) {
  // Open at first if it filters; afterwards the visitor opens and closes it.
  const [isOpenAtFirst] = useState(activeCount > 0);

  return (
    <S.Panel ref={ref} open={isOpenAtFirst}>
      <S.Toggle as="summary" kind="outline">
        <FilterIcon size={20} />
        Цена и свойства
        {activeCount > 0 && <S.Count>{activeCount}</S.Count>}
      </S.Toggle>
      <S.Facets>
        <PriceFields {...fields} />
        {facets.map((facet) => (
          <FacetField key={facet.id} facet={facet} {...fields} />
        ))}
        <S.Footer>
          <Button type="submit">Показать: {total}</Button>
        </S.Footer>
      </S.Facets>
    </S.Panel>
  );
}
