import { Checkbox, TabCount } from '@shop/shared/ui';
import type { ChangeQuery, PropertyFacet } from './filter';
import * as S from './filter-panel.styles';

interface FacetFieldProps {
  facet: PropertyFacet;
  counts: ReadonlyMap<string, number>;
  chosen: readonly string[];
  onChange: ChangeQuery;
}

/** Values of one property, each with what it would leave. */
export function FacetField({ facet: { name, options }, counts, chosen, onChange }: FacetFieldProps) {
  const handleChange = (key: string, isChosen: boolean) =>
    onChange({ properties: isChosen ? [...chosen, key] : chosen.filter((other) => other !== key) });

  return (
    <S.Facet>
      <legend>{name}</legend>
      {options.map(({ key, value }) => (
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
