import styled from 'styled-components';
import { useRowFocus } from '@shop/shared/staff';
import { Checkbox, FieldError, IconButton, media, Select, TrashIcon } from '@shop/shared/ui';
import { Part } from '../../components';
import type { PropertyForm } from './product-form';
import { PropertyValue } from './property-value';
import type { ProductCard } from './use-product';

const Lines = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) max-content max-content;
    gap: 4px 12px;
    align-items: center;
  }

  @media ${media.phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr) max-content;
    }
  }
`;

interface ProductPropertiesProps {
  card: ProductCard;
  properties: NonNullable<ProductCard['properties']>;
  error: string | undefined;
}

/** What search, filters and the table of properties know of the product. */
export function ProductProperties({ card, properties, error }: ProductPropertiesProps) {
  const used = card.edit.values.properties;
  const { list, willRemove } = useRowFocus<HTMLUListElement>(used.length);
  const kindOf = (id: number) => properties.find((property) => property.id === id);
  const nameOf = (id: number) => kindOf(id)?.name ?? '';
  const left = properties.filter(({ id }) => !used.some(({ propertyId }) => propertyId === id));
  const change = (id: number, part: Partial<PropertyForm>) =>
    card.type({ properties: used.map((one) => (one.propertyId === id ? { ...one, ...part } : one)) });
  const remove = (index: number) => {
    willRemove(index);
    card.type({ properties: used.toSpliced(index, 1) });
  };
  return (
    <Part title="Свойства">
      <Lines ref={list}>
        {used.map(({ propertyId, value, showPreview }, index) => (
          <li key={propertyId}>
            <span>{nameOf(propertyId)}</span>
            <PropertyValue
              kind={kindOf(propertyId)}
              value={value}
              onChange={(text) => change(propertyId, { value: text })}
            />
            <Checkbox
              checked={showPreview}
              onChange={({ target }) => change(propertyId, { showPreview: target.checked })}
            >
              в&nbsp;карточке
            </Checkbox>
            <IconButton label={`Убрать свойство: ${nameOf(propertyId)}`} onClick={() => remove(index)}>
              <TrashIcon size={18} />
            </IconButton>
          </li>
        ))}
      </Lines>
      <Select
        isSmall
        aria-label="Добавить свойство"
        value=""
        onChange={({ target }) =>
          card.type({ properties: [...used, { propertyId: Number(target.value), value: '', showPreview: false }] })
        }
      >
        <option value="">Добавить свойство</option>
        {left.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {error !== undefined && <FieldError role="alert">{error}</FieldError>}
    </Part>
  );
}
