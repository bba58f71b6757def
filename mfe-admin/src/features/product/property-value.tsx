import { Select, TextInput } from '@shop/shared/ui';
import type { ListPropertiesQuery } from '../../generated/graphql';

type Kind = ListPropertiesQuery['staffProperties'][number];

const YES_NO = ['Есть', 'Нет'];

interface PropertyValueProps {
  kind: Kind | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** The values to choose from; null where they are typed. */
function choicesOf(kind: Kind | undefined): readonly string[] | null {
  if (kind?.valueKind === 'choice') return kind.choices;
  return kind?.valueKind === 'yesNo' ? YES_NO : null;
}

/** The value of one property, typed or chosen. A number needs no unit: the API adds it. */
export function PropertyValue({ kind, value, onChange }: PropertyValueProps) {
  const name = kind?.name ?? '';
  const choices = choicesOf(kind);
  if (choices === null)
    return (
      <TextInput
        isSmall
        aria-label={kind?.unit ? `${name}, ${kind.unit}` : name}
        autoComplete="off"
        placeholder={kind?.unit || undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  // What was typed before the property had a list stays until somebody chooses.
  const shown = value === '' || choices.includes(value) ? choices : [value, ...choices];
  return (
    <Select isSmall aria-label={name} value={value} onChange={({ target }) => onChange(target.value)}>
      {value === '' && <option value="">не&nbsp;выбрано</option>}
      {shown.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </Select>
  );
}
