import { formatPrice } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { ChipLink, CloseIcon, VisuallyHidden } from '@shop/shared/ui';
import styled from 'styled-components';
import type { CatalogQuery } from '../../features/catalog-address';
import type { CatalogData } from './catalog-data';
import { hrefOf, IN_PLACE, readPriceRange } from './catalog-query';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Chip = styled(ChipLink)`
  max-width: 100%;
  text-decoration: none;

  & > span:last-of-type {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

type FilterNames = Pick<CatalogData, 'facets' | 'needs'>;

interface ActiveFilter {
  label: string;
  /** The query without it. */
  rest: CatalogQuery;
}

function activeFilters(query: CatalogQuery, { facets, needs }: FilterNames): ActiveFilter[] {
  const { from, to } = readPriceRange(query);
  const without = (changes: Partial<CatalogQuery>): CatalogQuery => ({ ...query, page: 1, ...changes });
  const nameOf = (key: string) => facets.find(({ id }) => key.startsWith(`${id}:`))?.name;
  const found: (ActiveFilter | false)[] = [
    query.text !== '' && { label: `«${query.text}»`, rest: without({ text: '' }) },
    ...query.needs.map((need): ActiveFilter => ({
      label: needs.find(({ key }) => key === need)?.value ?? need,
      rest: without({ needs: query.needs.filter((other) => other !== need) }),
    })),
    query.isInStock && { label: 'В наличии', rest: without({ isInStock: false }) },
    from !== null && { label: `от ${formatPrice(from)}`, rest: without({ from: '' }) },
    to !== null && { label: `до ${formatPrice(to)}`, rest: without({ to: '' }) },
    ...query.properties.map((key): ActiveFilter => {
      const value = key.slice(key.indexOf(':') + 1);
      const name = nameOf(key);
      return {
        label: name ? `${name}: ${value}` : value,
        rest: without({ properties: query.properties.filter((other) => other !== key) }),
      };
    }),
  ];
  return found.filter((filter) => filter !== false);
}

interface ActiveFiltersProps {
  query: CatalogQuery;
  data: FilterNames;
  /** Called with a click: the clicked link disappears. */
  onRemove: () => void;
}

/** What the list is filtered by; each condition is a link that removes it. */
export function ActiveFilters({ query, data, onRemove }: ActiveFiltersProps) {
  return (
    <List aria-label="Выбранные фильтры">
      {activeFilters(query, data).map(({ label, rest }) => (
        <li key={label}>
          <Chip as={Link} to={hrefOf(rest)} state={IN_PLACE} onClick={onRemove}>
            <VisuallyHidden>Убрать: </VisuallyHidden>
            <span>{label}</span>
            <CloseIcon size={16} />
          </Chip>
        </li>
      ))}
    </List>
  );
}
