import styled from 'styled-components';
import { formatPrice } from '@shop/shared/format';
import type { TextField } from '@shop/shared/page-documents';
import { Field, Select } from '@shop/shared/ui';
import type { FieldInputProps } from './field-props';
import { useFields } from './fields-context';
import type { Good } from './goods';

const Chosen = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  margin-top: 8px;
  font-size: 13px;
  line-height: 18px;

  & > img {
    width: 48px;
    height: 48px;
    object-fit: contain;
    background: var(--c-stage);
  }
`;

const FREE = 'цена по\u00A0запросу';
const priceOf = ({ price }: Good) => (price > 0 ? formatPrice(price) : FREE);

function byCategory(goods: ReadonlyMap<string, Good>): [category: string, goods: Good[]][] {
  const groups = new Map<string, Good[]>();
  for (const good of goods.values()) groups.set(good.category, [...(groups.get(good.category) ?? []), good]);
  return [...groups];
}

/** A product of the catalogue, chosen by its name; a page keeps its address. */
export function ProductInput({ field, path, value, label = field.label }: FieldInputProps<TextField>) {
  const { change, faults, goods } = useFields();
  const slug = typeof value === 'string' ? value : '';
  const chosen = goods.get(slug);
  return (
    <Field label={label} isOptional={field.isOptional} error={faults.get(path)}>
      {(control) => (
        <>
          <Select {...control} isSmall value={slug} onChange={({ target }) => change(path, target.value)}>
            {!chosen && (
              <option value={slug}>{slug === '' ? 'Не\u00A0выбран' : `«${slug}» в\u00A0каталоге нет`}</option>
            )}
            {byCategory(goods).map(([category, ofCategory]) => (
              <optgroup key={category} label={category}>
                {ofCategory.map((good) => (
                  <option key={good.slug} value={good.slug}>
                    {`${good.name}, ${priceOf(good)}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
          {chosen && (
            <Chosen>
              {chosen.img === null ? <span /> : <img src={chosen.img} alt="" />}
              <span>{priceOf(chosen)}</span>
            </Chosen>
          )}
        </>
      )}
    </Field>
  );
}
