import { Checkbox, TabCount } from '@shop/shared/ui';
import { useMemo } from 'react';
import type { ChangeQuery, PropertyFacet } from './filter';
import * as S from './filter-panel.styles';

const NUMBER_WIDTH = 9;

/** Numbers of one width compare as texts do. Not by `Intl`: the rules of a language take a slow phone 40 ms to load. */
const sortKey = (value: string) => value.replaceAll(/\d+/g, (digits) => digits.padStart(NUMBER_WIDTH, '0'));

/** «до 72 ч» before «до 120 ч». */
function byValue(options: PropertyFacet['options']) {
  return options.toSorted((a, b) => (sortKey(a.value) < sortKey(b.value) ? -1 : 1));
}

interface FacetFieldProps {
  facet: PropertyFacet;
  counts: ReadonlyMap<string, number>;
  chosen: readonly string[];
  onChange: ChangeQuery;
}

/** Values of one property, each with what it would leave. */
export function FacetField({ facet: { name, options }, counts, chosen, onChange }: FacetFieldProps) {
  const ordered = useMemo(() => byValue(options), [options]);
  const handleChange = (key: string, isChosen: boolean) =>
    onChange({ properties: isChosen ? [...chosen, key] : chosen.filter((other) => other !== key) });

  return (
    <S.Facet>
      <legend>{name}</legend>
      {ordered.map(({ key, value }) => (
        <Checkbox
          key={key}
          name="property"
          value={key}
          checked={chosen.includes(key)}
          onChange={({ target }) => handleChange(key, target.checked)}
        >
          {/* The space is for those who hear it: «12 В 2», not «12 В2». */}
          {value} <TabCount>{counts.get(key) ?? 0}</TabCount>
        </Checkbox>
      ))}
    </S.Facet>
  );
}
