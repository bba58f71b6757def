import type { CatalogQuery, PropertyFacet } from './filter';

interface HiddenFieldsProps {
  query: CatalogQuery;
  facets: readonly PropertyFacet[];
}

/** What the form sends without scripts, and has no field for: the category, and rare values that a link asks for. */
export function HiddenFields({ query: { category, properties }, facets }: HiddenFieldsProps) {
  const offered = new Set(facets.flatMap(({ options }) => options.map(({ key }) => key)));
  return (
    <>
      {category && <input type="hidden" name="category" value={category} />}
      {properties
        .filter((key) => !offered.has(key))
        .map((key) => (
          <input key={key} type="hidden" name="property" value={key} />
        ))}
    </>
  );
}
