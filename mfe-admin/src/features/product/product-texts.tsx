import { Field, TextArea, TextInput } from '@shop/shared/ui';
import { LongFields, Part } from '../../components';
import { renamed } from './product-form';
import type { ProductCard } from './use-product';

interface PartProps {
  card: ProductCard;
  errors: Readonly<Record<string, string>>;
}

const LINES = [
  { field: 'name', label: 'Название', hint: undefined },
  { field: 'code', label: 'Артикул', hint: undefined },
  { field: 'slug', label: 'Адрес страницы', hint: 'Латинские буквы, цифры, дефис: new-beacon' },
  { field: 'category', label: 'Категория', hint: undefined },
  { field: 'brand', label: 'Бренд', hint: 'Для\u00A0поисковиков; пусто\u00A0— сам магазин' },
] as const;

const OPTIONAL: ReadonlySet<string> = new Set(['category', 'brand']);

/** What the product is called, where it is and what the shop says of it. */
export function ProductTexts({ card, errors }: PartProps) {
  const { values } = card.edit;
  return (
    <Part title="Название и&nbsp;тексты">
      <LongFields>
        {LINES.map(({ field, label, hint }) => (
          <Field
            key={field}
            label={label}
            hint={hint}
            isOptional={OPTIONAL.has(field)}
            {...(errors[field] && { error: errors[field] })}
          >
            {(control) => (
              <TextInput
                {...control}
                isSmall
                autoComplete="off"
                value={values[field]}
                onChange={({ target: { value } }) =>
                  card.type(field === 'name' ? renamed(card.edit, value) : { [field]: value })
                }
              />
            )}
          </Field>
        ))}
      </LongFields>
      <Field label="Описание" isOptional {...(errors.description && { error: errors.description })}>
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            value={values.description}
            onChange={({ target }) => card.type({ description: target.value })}
          />
        )}
      </Field>
    </Part>
  );
}
