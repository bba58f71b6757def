import { memo } from 'react';
import type { Field as SchemaField, ShapeField } from '@shop/shared/page-documents';
import { Field, Select, Switch } from '@shop/shared/ui';
import { AnchorInput } from './anchor-input';
import type { FieldInputProps } from './field-props';
import { useFields } from './fields-context';
import { GroupInput } from './group-input';
import { InstantInput } from './instant-input';
import { ListInput } from './list-input';
import { LockedValue } from './locked-value';
import { NumberInput } from './number-input';
import { LinkInput } from './link-input';
import { PictureInput } from './picture-input';
import { ProductInput } from './product-input';
import { RichTextInput } from './rich-text/rich-text-input';
import { TextFieldInput } from './text-field-input';

/** The only instants of blocks are their ends. */
const END_HINT = 'Тогда блок исчезнет с\u00A0сайта';

type ChoiceInputProps = FieldInputProps<Extract<SchemaField, { type: 'choice' }>>;

function ChoiceInput({ field, path, value, label = field.label }: ChoiceInputProps) {
  const { change, faults } = useFields();
  const chosen = field.options.findIndex((option) => option.value === value);
  return (
    <Field label={label} isOptional={field.isOptional} error={faults.get(path)}>
      {(control) => (
        <Select
          {...control}
          isSmall
          value={chosen}
          onChange={({ target }) => change(path, field.options[Number(target.value)]?.value)}
        >
          {(field.isOptional || chosen === -1) && <option value={-1}>Не&nbsp;выбрано</option>}
          {field.options.map((option, index) => (
            <option key={option.value} value={index}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface ShapeInputProps {
  shape: ShapeField;
  path: string;
  value: unknown;
}

/** The fields of a shape, one below the other. */
export function ShapeInput({ shape, path, value }: ShapeInputProps) {
  const values: Readonly<Record<string, unknown>> = typeof value === 'object' ? { ...value } : {};
  return Object.entries(shape.fields).map(([name, field]) => (
    <FieldInput key={name} field={field} path={`${path}.${name}`} value={values[name]} />
  ));
}

function OpenInput({ field, path, value, label = field.label }: FieldInputProps) {
  const { change } = useFields();
  switch (field.type) {
    case 'text':
      if (field.role === 'anchor') return <AnchorInput field={field} path={path} value={value} label={label} />;
      if (field.role === 'product') return <ProductInput field={field} path={path} value={value} label={label} />;
      if (field.role === 'link') return <LinkInput field={field} path={path} value={value} label={label} />;
      if (field.role === 'instant')
        return (
          <InstantInput
            label={label}
            path={path}
            value={value}
            isOptional={field.isOptional ?? false}
            hint={END_HINT}
          />
        );
      return <TextFieldInput field={field} path={path} value={value} label={label} />;
    case 'number':
      return <NumberInput field={field} path={path} value={value} label={label} />;
    case 'flag':
      return (
        <Switch checked={value === true} onChange={({ target }) => change(path, target.checked)}>
          {label}
        </Switch>
      );
    case 'choice':
      return <ChoiceInput field={field} path={path} value={value} label={label} />;
    case 'list':
      if (field.role === 'rich-text')
        return (
          <RichTextInput field={field} path={path} value={value} label={label}>
            {(shape, shapePath, shapeValue) => <ShapeInput shape={shape} path={shapePath} value={shapeValue} />}
          </RichTextInput>
        );
      return (
        <ListInput field={field} path={path} value={value} label={label}>
          {(item) => <FieldInput {...item} />}
        </ListInput>
      );
    case 'shape':
      if (field.role === 'picture') return <PictureInput field={field} path={path} value={value} label={label} />;
      return (
        <GroupInput field={field} path={path} value={value} label={label}>
          <ShapeInput shape={field} path={path} value={value} />
        </GroupInput>
      );
    case 'variants': {
      const type = typeof value === 'object' && value !== null && 'type' in value ? String(value.type) : '';
      const shape = field.shapes[type];
      return shape && <ShapeInput shape={shape} path={path} value={value} />;
    }
    case 'constant':
      return null;
  }
}

/** The input of one value, by the kind of its field. A letter draws that of its own value alone. */
export const FieldInput = memo(function FieldInput(props: FieldInputProps) {
  const { field, path, value } = props;
  if (field.type === 'constant') return null;
  if (field.isLocked) return <LockedValue field={field} value={value} />;
  return (
    <div data-path={path}>
      <OpenInput {...props} />
    </div>
  );
});
